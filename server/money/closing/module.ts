import { defineModule } from '../../module.ts'
import { findClosedSince, holdClosedSince } from './store/period.store.ts'
import { reopenPeriod } from './use-cases/reopen-period.ts'

/**
 * Accounting periods. A period is a calendar month of the market's time zone. Every month up to the latest closed one is
 * closed; the first closing may be of any month and closes all before it. An entry whose own month is closed goes into the
 * first open month, marked by `ledger_entry.late_period`: the trigger of the ledger decides this, so no module can post
 * into a closed month. Months are closed at the desk.
 */
export const closingModule = defineModule({
  name: 'closing',
  uses: ['audit'],
  create: ({ clock }, { audit }) => ({
    service: {
      reopenPeriod: (tx, author, reopening) => reopenPeriod({ clock, audit }, tx, author, reopening),
      closedSince: findClosedSince,
      holdClosedSince,
    },
  }),
})
