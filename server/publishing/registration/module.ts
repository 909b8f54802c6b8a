import { applicationsEndpoints } from '@okolitsa/contracts/registration/applications.endpoints.ts'
import { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on } from '../../platform/events/event.ts'
import { createPaidBudget } from '../../platform/limits/paid-budget.ts'
import { mounted } from '../../platform/module/module.ts'
import { applicationDecided } from './events.ts'
import { applicationsHandlers } from './http/applications.handlers.ts'
import { registrationHandlers } from './http/registration.handlers.ts'
import { notifyDecision } from './notify-decision.ts'
import { COMPANY_KEPT_MS, MAX_COMPANIES_KEPT } from './policy.ts'
import { endClaims } from './use-cases/end-claims.ts'
import { demandCompany } from './use-cases/register-seller.ts'

export const registrationModule = defineModule({
  name: 'registration',
  uses: ['audit', 'staff', 'sellers', 'products', 'menus', 'tours', 'sites', 'loyalty', 'push', 'market'],
  create: (
    { config, database, clock, log, adapters, towns },
    { audit, staff, sellers, products, menus, tours, sites, loyalty, push, market },
  ) => {
    const { companies, channel } = adapters
    const kept = createTimedCache<Company | null>({ ttlMs: COMPANY_KEPT_MS, most: MAX_COMPANIES_KEPT })
    const { executor } = database
    const mostADay = config.DADATA_QUESTIONS_A_DAY
    const budget =
      config.DADATA_MODE !== 'off' ? createPaidBudget({ executor, clock, log, service: 'dadata', mostADay }) : null
    const registration = { database, clock, companies, budget, kept, towns, staff, sellers, sites, menus, loyalty }
    const messaging = { executor, clock, push, market, channel, log }
    return {
      service: { companyOf: (tin, network) => demandCompany(registration, tin, network) },
      calls: [
        mounted(registrationEndpoints, registrationHandlers(registration)),
        mounted(
          applicationsEndpoints,
          applicationsHandlers({ database, clock, audit, sellers, products, menus, tours }, registration),
        ),
      ],
      periodic: [{ name: 'end-claims', cron: '26 * * * *', run: () => endClaims({ database, clock, sellers, sites }) }],
      subscribers: [on(applicationDecided, 'registration', (decided) => notifyDecision(messaging, decided))],
    }
  },
})
