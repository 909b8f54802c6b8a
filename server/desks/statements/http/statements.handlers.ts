import type { LedgerQuery } from '@okolitsa/contracts/statements/ledger-query.ts'
import type { officeStatementsEndpoints } from '@okolitsa/contracts/statements/office-statements.endpoints.ts'
import type { statementsDeskEndpoints } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { findSellerTitle } from '../store/explorer.store.ts'
import { explainOrderSum } from '../use-cases/explain-order-sum.ts'
import { exploreLedger, exportLedger } from '../use-cases/explore-ledger.ts'
import { exportMonth } from '../use-cases/export-month.ts'
import { exportStatement, type StatementFormat } from '../use-cases/export-statement.ts'
import { readBalance } from '../use-cases/read-balance.ts'
import { type AskedPeriod, readStatement } from '../use-cases/read-statement.ts'

/** `paysPeople`: the market has a provider that pays people. */
type StatementDeps = Deps<'executor' | 'clock' | 'market' | 'fees' | 'sellerTaxes'> & { readonly paysPeople: boolean }
type OfficeStatementDeps = StatementDeps & Deps<'payments' | 'office'>

const ENTRIES_PER_PAGE = 30

const exporting =
  (deps: StatementDeps) =>
  async (organizationId: number, period: AskedPeriod, format: StatementFormat, context: CallContext) => {
    const { name, bytes } = await exportStatement(deps, organizationId, {
      ...{ ...period, format, language: context.language },
    })
    context.setHeader('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }

/** Handlers of a seller's own money. */
export function statementsDeskHandlers(deps: StatementDeps): Handlers<typeof statementsDeskEndpoints> {
  const exported = exporting(deps)
  return {
    getBalance: ({ query }) => readBalance(deps, query.organizationId),
    getStatement: ({ query: { organizationId, ...asked } }) => readStatement(deps, organizationId, asked),
    exportStatementXlsx: ({ query: { organizationId, ...period }, context }) =>
      exported(organizationId, period, 'xlsx', context),
    exportStatementCsv: ({ query: { organizationId, ...period }, context }) =>
      exported(organizationId, period, 'csv', context),
    exportStatementPdf: ({ query: { organizationId, ...period }, context }) =>
      exported(organizationId, period, 'pdf', context),
    explainOrderSum: ({ params, scope }) => explainOrderSum(deps, scope, params.id),
  }
}

/** Handlers of the office: the same of any seller, and entries of the ledger. */
export function officeStatementsHandlers(deps: OfficeStatementDeps): Handlers<typeof officeStatementsEndpoints> {
  const exported = exporting(deps)
  const exportedLedger = async (query: LedgerQuery, format: 'xlsx' | 'csv', context: CallContext) => {
    const bytes = await exportLedger(deps, query, { format, language: context.language })
    context.setHeader('content-disposition', `attachment; filename="ledger.${format}"`)
    return bytes
  }
  const exportedMonth = async (period: string, format: 'xlsx' | 'csv', context: CallContext) => {
    const bytes = await exportMonth(deps, period, { format, language: context.language })
    context.setHeader('content-disposition', `attachment; filename="sellers-${period}.${format}"`)
    return bytes
  }
  return {
    getSellerBalance: ({ params }) => readBalance(deps, params.id),
    getSellerStatement: ({ params, query }) => readStatement(deps, params.id, query),
    exportSellerStatementXlsx: ({ params, query, context }) => exported(params.id, query, 'xlsx', context),
    exportSellerStatementCsv: ({ params, query, context }) => exported(params.id, query, 'csv', context),
    exportSellerStatementPdf: ({ params, query, context }) => exported(params.id, query, 'pdf', context),
    explainSellerSum: ({ params, scope }) => explainOrderSum(deps, scope, params.id),
    listLedgerEntries: async ({ query: { after = null, ...query } }) => {
      const [page, sellerTitle] = await Promise.all([
        exploreLedger(deps, query, { after, most: ENTRIES_PER_PAGE }),
        query.seller === undefined ? null : findSellerTitle(deps.executor, query.seller),
      ])
      return { ...page, sellerTitle }
    },
    exportLedgerXlsx: ({ query, context }) => exportedLedger(query, 'xlsx', context),
    exportLedgerCsv: ({ query, context }) => exportedLedger(query, 'csv', context),
    exportMonthXlsx: ({ params, context }) => exportedMonth(params.period, 'xlsx', context),
    exportMonthCsv: ({ params, context }) => exportedMonth(params.period, 'csv', context),
  }
}
