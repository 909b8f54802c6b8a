import { applicationDecisionsEndpoints } from '@okolitsa/contracts/registration/application-decisions.endpoints.ts'
import { applicationsEndpoints } from '@okolitsa/contracts/registration/applications.endpoints.ts'
import { invitationsEndpoints } from '@okolitsa/contracts/registration/invitations.endpoints.ts'
import { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import { readinessOf } from '@okolitsa/domain/sellers/readiness.ts'
import { defineModule } from '../../module.ts'
import { createTimedCache } from '../../platform/cache/timed-cache.ts'
import { on } from '../../platform/events/event.ts'
import { createPaidBudget } from '../../platform/limits/paid-budget.ts'
import { mounted } from '../../platform/module/module.ts'
import { createTableProcesses } from '../../platform/tables/table-processes.ts'
import { applicationDecided, sellersInvited } from './events.ts'
import { applicationDecisionsHandlers } from './http/application-decisions.handlers.ts'
import { applicationsHandlers } from './http/applications.handlers.ts'
import { invitationsHandlers } from './http/invitations.handlers.ts'
import { registrationHandlers } from './http/registration.handlers.ts'
import { notifyDecision } from './notify-decision.ts'
import { COMPANY_KEPT_MS, INVITATION_KEPT_MS, MAX_COMPANIES_KEPT } from './policy.ts'
import { sendInvitations } from './send-invitations.ts'
import { deleteNpdAnswers, NPD_ANSWER_KEPT_MS, sharedNpdRegister } from './shared-npd-register.ts'
import { deleteOldInvitations } from './store/invitation.store.ts'
import { demandApplication } from './use-cases/applications.ts'
import { endClaims } from './use-cases/end-claims.ts'
import { demandCompany } from './use-cases/register-seller.ts'

export const registrationModule = defineModule({
  name: 'registration',
  uses: [
    'audit',
    'market',
    'staff',
    'images',
    'sellers',
    'products',
    'menus',
    'tours',
    'sites',
    'loyalty',
    'push',
    'notificationTemplates',
    'sellerNotifications',
    'sellerContract',
  ],
  create: (
    { config, database, clock, log, adapters, towns },
    { audit, market, staff, images, sellers, products, menus, tours, sites, loyalty, push, ...services },
  ) => {
    const { notificationTemplates, sellerNotifications, sellerContract } = services
    const { companies, channel } = adapters
    const npd = adapters.npd && sharedNpdRegister(adapters.npd, { database, clock })
    const kept = createTimedCache<Company | null>({ ttlMs: COMPANY_KEPT_MS, most: MAX_COMPANIES_KEPT })
    const { executor } = database
    const mostADay = config.DADATA_QUESTIONS_A_DAY
    const budget =
      config.DADATA_MODE !== 'off' ? createPaidBudget({ executor, clock, log, service: 'dadata', mostADay }) : null
    const registration = {
      database,
      clock,
      companies,
      budget,
      kept,
      towns,
      market,
      staff,
      sellers,
      sites,
      menus,
      loyalty,
      sellerContract,
    }
    const papers = { save: images.privatePapers.save, forget: images.privatePapers.forget, read: images.photos.read }
    const applications = { database, clock, audit, sellers, products, menus, tours, npd, papers, sellerNotifications }
    const messaging = { executor, clock, push, market, notificationTemplates, channel, log }
    const links = { secret: config.TOKEN_SECRET, publicUrl: config.PUBLIC_URL }
    const tables = createTableProcesses()
    return {
      service: {
        npd,
        companyOf: (tin, network) => demandCompany(registration, tin, network),
        requirementsOf: async (organizationId) =>
          readinessOf(
            await demandApplication({ products, menus, tours }, executor, {
              organizationId,
              scope: everybodys('the office reads the requirements of any seller'),
            }),
          ),
      },
      calls: [
        mounted(registrationEndpoints, registrationHandlers(registration)),
        mounted(invitationsEndpoints, invitationsHandlers({ database, clock, audit, tables, links })),
        mounted(applicationsEndpoints, applicationsHandlers(applications, registration, config.TOKEN_SECRET)),
        mounted(applicationDecisionsEndpoints, applicationDecisionsHandlers(applications)),
      ],
      periodic: [
        {
          name: 'end-claims',
          cron: '26 * * * *',
          run: () => endClaims({ database, clock, sellers, sites, audit, papers }),
        },
        {
          name: 'forget-npd-answers',
          cron: '41 3 * * *',
          run: () => deleteNpdAnswers(executor, new Date(clock().getTime() - NPD_ANSWER_KEPT_MS)),
        },
        {
          name: 'forget-old-invitations',
          cron: '36 3 * * *',
          run: () => deleteOldInvitations(executor, new Date(clock().getTime() - INVITATION_KEPT_MS)),
        },
      ],
      subscribers: [
        on(applicationDecided, 'registration', (decided) => notifyDecision(messaging, decided)),
        on(sellersInvited, 'registration', (invited) => sendInvitations({ ...messaging, ...links }, invited)),
      ],
      close: tables.close,
    }
  },
})
