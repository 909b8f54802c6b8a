import { telephonyEndpoints } from '@okolitsa/contracts/telephony/telephony.endpoints.ts'
import { defineModule } from '../../module.ts'
import { mounted } from '../../platform/module/module.ts'
import { createTelephonyModule } from './index.ts'
import { personalData } from './personal-data.ts'

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
