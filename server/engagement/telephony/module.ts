import { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
import { defineModule } from '../../module.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { mounted } from '../../platform/module/module.ts'
import { telephonyHandlers } from './http/telephony.handlers.ts'
import { personalData } from './personal-data.ts'
import { deleteOldCalls } from './store/telephony.store.ts'
import type { TelephonyDeps } from './use-cases/call-seller.ts'

/** Calls are kept this long, days. */
const KEEP_DAYS = 60

/** Calls between customers and sellers through the shop's PBX. */
export function createTelephonyModule(deps: TelephonyDeps): {
  readonly handlers: Handlers<typeof telephonyEndpoints>
  readonly periodic: readonly PeriodicTask[]
} {
  return {
    handlers: telephonyHandlers(deps),
    periodic: [
      {
        name: 'forget-old-calls',
        cron: '41 3 * * *',
        run: () => deleteOldCalls(deps.database.executor, new Date(deps.clock().getTime() - KEEP_DAYS * 86_400_000)),
      },
    ],
  }
}

export const telephonyModule = defineModule({
  name: 'telephony',
  uses: [],
  personalData,
  create: ({ config, database, clock, adapters: { telephony } }) => {
    const supportPhone = config.SUPPORT_PHONE ?? null
    const { handlers, periodic } = createTelephonyModule({ database, clock, telephony, supportPhone })
    return { calls: [mounted(telephonyEndpoints, handlers)], periodic }
  },
})
