import type { officeStatementsEndpoints } from '@okolitsa/contracts/statements/office-statements.endpoints.ts'
import type { statementsDeskEndpoints } from '@okolitsa/contracts/statements/statements-desk.endpoints.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { type ExploredEntryRow, findSellerTitle, listEntries } from '../store/explorer.store.ts'
import { explainOrderSum } from '../use-cases/explain-order-sum.ts'
import { exportStatement, type StatementFormat } from '../use-cases/export-statement.ts'
import { readBalance } from '../use-cases/read-balance.ts'
import { type AskedPeriod, readStatement } from '../use-cases/read-statement.ts'

type StatementDeps = Deps<'executor' | 'clock' | 'market' | 'fees'>

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
export function officeStatementsHandlers(deps: StatementDeps): Handlers<typeof officeStatementsEndpoints> {
  const exported = exporting(deps)
  return {
    getSellerBalance: ({ params }) => readBalance(deps, params.id),
    getSellerStatement: ({ params, query }) => readStatement(deps, params.id, query),
    exportSellerStatementXlsx: ({ params, query, context }) => exported(params.id, query, 'xlsx', context),
    exportSellerStatementCsv: ({ params, query, context }) => exported(params.id, query, 'csv', context),
    exportSellerStatementPdf: ({ params, query, context }) => exported(params.id, query, 'pdf', context),
    explainSellerSum: ({ params, scope }) => explainOrderSum(deps, scope, params.id),
    listLedgerEntries: async ({ query: { order = null, seller = null, after = null } }) => {
      const asked = { orderId: order, organizationId: seller, after, most: ENTRIES_PER_PAGE + 1 }
      const [rows, sellerTitle] = await Promise.all([
        listEntries(deps.executor, asked),
        seller === null ? null : findSellerTitle(deps.executor, seller),
      ])
      const items = rows.slice(0, ENTRIES_PER_PAGE)
      const next = rows.length > items.length ? (items.at(-1)?.id ?? null) : null
      return { items: items.map(presentEntry), sellerTitle, next }
    },
  }
}

const presentEntry = ({ lines, at, ...entry }: ExploredEntryRow) => ({
  ...entry,
  number: entry.orderId === null ? null : orderNumberOf(entry.orderId),
  at: at.toISOString(),
  lines: lines.map(({ amount, ...line }) => ({
    ...line,
    debit: roublesOf(Math.max(0, amount)),
    credit: roublesOf(Math.max(0, -amount)),
  })),
})
