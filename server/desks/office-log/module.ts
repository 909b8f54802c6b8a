import { officeLogEndpoints } from '@okolitsa/contracts/office-log/office-log.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { officeLogHandlers } from './http/office-log.handlers.ts'
import { sendHash } from './use-cases/send-hash.ts'

/** The audit trail of the whole market, for its owner. */
export const officeLogModule = defineModule({
  name: 'officeLog',
  uses: ['audit', 'integrity', 'market', 'products'],
  create: ({ database, clock, log, adapters: { mail } }, { audit, integrity, market, products }) => ({
    calls: [
      mounted(
        officeLogEndpoints,
        officeLogHandlers({ executor: database.executor, clock, audit, integrity, products }),
      ),
    ],
    periodic: [
      {
        name: 'send-audit-hash',
        // five minutes after midnight in Moscow
        cron: '5 21 * * *',
        run: () => sendHash({ database, audit, market, mail, log, clock }),
      },
    ],
  }),
})
