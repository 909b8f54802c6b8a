import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { REPORTS, reportsOf } from '@okolitsa/domain/reports/reports.ts'
import { createOfficeApi, demandRight, memberOrSignIn } from '../../data/office/office-api.ts'
import { reportQueryIn } from '../../data/office/reports/report-query.ts'
import { loading, notFound } from '../../platform/loading/loading.ts'

export const loader = loading(async ({ shop, url, params }) => {
  const member = await memberOrSignIn(createOfficeApi(shop.send), url)
  demandRight(member, 'seeReports')
  const own = reportsOf(member.roles)
  const report = params.view === undefined ? own[0] : REPORTS.find((one) => one === params.view)
  if (report === undefined) notFound()
  if (!own.includes(report)) throw new ApiProblem({ type: 'about:blank', title: '', status: 403, code: 'FORBIDDEN' })
  return { member, report, query: reportQueryIn(url.searchParams) }
})
