import { closingEndpoints } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createTableProcesses } from '../../platform/tables/table-processes.ts'
import { closingHandlers } from './http/closing.handlers.ts'
import { reopenPeriod } from './use-cases/close-period.ts'

/**
 * Closing of months. A month is a calendar month of the market's time zone. Every month up to the latest closed one is
 * closed; the first closing may be of any month and closes all before it. An entry whose own month is closed goes into the
 * first open month, marked by `ledger_entry.late_period`: the trigger of the ledger decides this, so no module can post
 * into a closed month. Registers of acquirers, of the fiscal operator and of banks are stored row by row and compared with
 * the books each time they are looked at; only decisions are stored, each with the sums that were seen. The acquirer's fee
 * of the rows is posted at the import. Movements that come into the bank account are stored and not compared, because the
 * ledger has no entry for them yet.
 */
export const closingModule = defineModule({
  name: 'closing',
  uses: ['audit', 'office', 'ledger', 'integrity'],
  create: ({ database, clock }, { audit, office, ledger, integrity }) => {
    const tables = createTableProcesses()
    return {
      service: { reopenPeriod: (tx, author, reopening) => reopenPeriod({ clock, audit }, tx, author, reopening) },
      calls: [
        mounted(closingEndpoints, closingHandlers({ database, clock, audit, office, ledger, integrity, tables })),
      ],
      close: tables.close,
    }
  },
})
