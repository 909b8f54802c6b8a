import { numbersEndpoints } from '@okolitsa/contracts/numbers/numbers.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { numbersHandlers } from './http/numbers.handlers.ts'
import { listNpdWarned, npdYearOf } from './store/npd-year.store.ts'
import { keepDays } from './use-cases/keep-days.ts'
import { warnOfNpd } from './use-cases/warn-of-npd.ts'

/** Statistics of a seller's sales and losses. Past days are stored, and other days are computed from ended orders. */
export const numbersModule = defineModule({
  name: 'numbers',
  uses: ['sellerNotifications'],
  create: ({ database, clock }, { sellerNotifications }) => ({
    service: { npdYearOf, npdWarned: listNpdWarned },
    calls: [mounted(numbersEndpoints, numbersHandlers({ database, clock }))],
    periodic: [
      { name: 'keep-numbers-of-days', cron: '*/10 * * * *', run: () => keepDays(database, clock()) },
      { name: 'warn-of-npd', cron: '35 * * * *', run: () => warnOfNpd({ database, clock, sellerNotifications }) },
    ],
  }),
})
