import { closingEndpoints } from '@okolitsa/contracts/closing/closing.endpoints.ts'
import { defineModule } from '../../../module.ts'
import { mounted } from '../../../platform/module/module.ts'
import { createTableProcesses } from '../../../platform/tables/table-processes.ts'
import { closingHandlers } from './http/closing.handlers.ts'

/**
 * Closing of months in the office. Registers of acquirers, of the fiscal operator and of banks are stored row by row and
 * compared with the books each time they are looked at; only decisions are stored, each with the sums that were seen. Fees,
 * what acquirers are to pay, and their money that came into the bank are posted at the import.
 */
export const closingDeskModule = defineModule({
  name: 'closingDesk',
  uses: ['audit', 'office', 'ledger', 'integrity'],
  create: ({ database, clock }, { audit, office, ledger, integrity }) => {
    const tables = createTableProcesses()
    return {
      calls: [
        mounted(closingEndpoints, closingHandlers({ database, clock, audit, office, ledger, integrity, tables })),
      ],
      close: tables.close,
    }
  },
})
