import { reportsEndpoints } from '@okolitsa/contracts/reports/reports.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { reportsHandlers } from './http/reports.handlers.ts'

/**
 * Reports of the office. Each is a documented view (`server/db/current/4*-report-*.sql`) and a query over it; searches
 * and write-offs are counted by the modules that record them. Orders count on the day on which they ended, in the time zone of the
 * market, with the sums that the ledger settles, so that turnover and fee are of the same orders. The list of orders
 * filters by the same views, so a number and the list that it opens agree. The channel of a sale is not recorded with
 * the order, and no report has it.
 */
export const reportsModule = defineModule({
  name: 'reports',
  uses: ['search', 'stock'],
  create: ({ database: { executor }, clock }, { search, stock }) => ({
    calls: [mounted(reportsEndpoints, reportsHandlers({ executor, clock, search, stock }))],
  }),
})
