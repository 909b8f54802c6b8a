import { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { telephonyHandlers } from './http/telephony.handlers.ts'
import { personalData } from './personal-data.ts'
import { listCallsBetween } from './store/calls-between.ts'
import { deleteOldCalls } from './store/telephony.store.ts'

/** Retention of calls, days. */
const KEEP_DAYS = 60

/** Calls between customers and sellers through the shop's PBX. */
export const telephonyModule = defineModule({
  name: 'telephony',
  uses: ['market'],
  personalData,
  create: ({ database, clock, adapters: { telephony } }, { market }) => ({
    service: { callsOf: listCallsBetween },
    calls: [mounted(telephonyEndpoints, telephonyHandlers({ database, clock, telephony, market }))],
    periodic: [
      {
        name: 'forget-old-calls',
        cron: '41 3 * * *',
        run: () => deleteOldCalls(database.executor, new Date(clock().getTime() - KEEP_DAYS * 86_400_000)),
      },
    ],
  }),
})
