import { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { mounted } from '../../platform/module/module.ts'
import { registrationHandlers } from './http/registration.handlers.ts'
import { COMPANY_KEPT_MS, MOST_COMPANIES_KEPT } from './policy.ts'

/** Sellers who come to the constructor by themselves. */
export const registrationModule = defineModule({
  name: 'registration',
  uses: ['staff', 'sellers'],
  create: ({ database, clock, adapters, towns }, { staff, sellers }) => {
    const { companies } = adapters
    const kept = createTimedCache<Company | null>({ ttlMs: COMPANY_KEPT_MS, most: MOST_COMPANIES_KEPT })
    return {
      calls: [
        mounted(
          registrationEndpoints,
          registrationHandlers({ database, clock, companies, kept, towns, staff, sellers }),
        ),
      ],
    }
  },
})
