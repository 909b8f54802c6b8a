import type { reportsEndpoints } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { ReportName } from '@okolitsa/domain/reports/reports.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { writeReport } from '../use-cases/export-report.ts'
import { type ReportDeps, type ReportQuery, readReport } from '../use-cases/read-report.ts'

interface Exported {
  readonly params: { readonly report: ReportName }
  readonly query: ReportQuery
  readonly actor: Office
  readonly context: CallContext
}

export function reportsHandlers(deps: ReportDeps): Handlers<typeof reportsEndpoints> {
  const exported = async ({ params, query, actor, context }: Exported, format: 'xlsx' | 'csv') => {
    const report = await readReport(deps, actor.roles, params.report, query)
    const { name, bytes } = await writeReport(report, format, context.language)
    context.setHeader('content-disposition', `attachment; filename="${name}"`)
    return bytes
  }
  return {
    getReport: ({ params, query, actor }) => readReport(deps, actor.roles, params.report, query),
    exportReportXlsx: (asked) => exported(asked, 'xlsx'),
    exportReportCsv: (asked) => exported(asked, 'csv'),
  }
}
