import type { applicationsEndpoints } from '@okolitsa/contracts/registration/applications.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { invitationStateOf } from '@okolitsa/domain/sellers/invitation.ts'
import { TAX_OF_PERSON } from '@okolitsa/domain/sellers/person-seller.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import { invitationOfToken } from '../invitation-token.ts'
import { findInvitation } from '../store/invitation.store.ts'
import { listSellersOf } from '../store/registered.store.ts'
import { type ApplicationsDeps, demandApplication, submitApplication } from '../use-cases/applications.ts'
import { companyOfPerson, givenNameOf } from '../use-cases/company-of-person.ts'
import { type PersonPapersDeps, savePlotPaper } from '../use-cases/person-papers.ts'
import { admit, demandCompany } from '../use-cases/register-seller.ts'
import { demandOpenTrade } from './demand-open-trade.ts'
import { presentApplication } from './present-application.ts'
import { presentCompany, presentRegistered, type RegistrationHttpDeps } from './registration.handlers.ts'

export function applicationsHandlers(
  deps: ApplicationsDeps & PersonPapersDeps,
  registration: RegistrationHttpDeps,
  invitationSecret: string,
): Handlers<typeof applicationsEndpoints> {
  return {
    findCompany: async ({ body, context }) => {
      const company = await demandCompany(registration, body.inn, context.network)
      const sellers = await listSellersOf(deps.database.executor, company.tin)
      return { ...presentCompany(company), hasShop: sellers.some(({ isVouched }) => isVouched) }
    },
    openSellerInvitation: async ({ params }) => {
      const id = invitationOfToken(invitationSecret, params.token)
      const row = id === null ? null : await findInvitation(deps.database.executor, id)
      if (!row || invitationStateOf(row, deps.clock()) !== 'waiting') throw new Refusal('INVITATION_OVER')
      const { phone, tin, title, trade } = row
      return { phone: maskPhone(phone), tin, title, trade }
    },
    applyByPhone: async ({ body: { inn, phone, code, challengeId, name, trade, title, taxSystem }, context }) => {
      demandOpenTrade(trade, context.closedAreas)
      // before the code, which is valid once, so that a mistyped tax number does not use it up
      const company = await demandCompany(registration, inn, context.network)
      let isNew = false
      const session = await registration.staff.enterByPhone({ phone, code, challengeId }, context, async (known) => {
        const admitted = await admit(
          registration,
          company,
          { trade, title, taxSystem },
          { provedBy: 'phone', phone, name, known, network: context.network },
        )
        isNew = admitted.isNew
        return admitted.organizationId
      })
      return presentRegistered(session, company, isNew)
    },
    applyAsPerson: async ({ body: { phone, code, challengeId, ...person }, context }) => {
      demandOpenTrade(person.trade, context.closedAreas)
      const company = companyOfPerson(person)
      let isNew = false
      const session = await registration.staff.enterByPhone({ phone, code, challengeId }, context, async (known) => {
        const admitted = await admit(
          registration,
          company,
          { trade: person.trade, title: person.title, taxSystem: TAX_OF_PERSON[person.kind] },
          { provedBy: 'phone', phone, name: givenNameOf(person.fullName), known, network: context.network },
        )
        isNew = admitted.isNew
        return admitted.organizationId
      })
      return presentRegistered(session, company, isNew)
    },
    savePlotPaper: async ({ params, scope, actor, readForm }) =>
      presentApplication(
        await savePlotPaper(deps, { organizationId: params.id, scope, staffId: actor.staffId }, readForm),
      ),
    getApplication: async ({ params, scope }) =>
      presentApplication(await demandApplication(deps, deps.database.executor, { organizationId: params.id, scope })),
    submitApplication: async ({ params, scope, actor }) =>
      presentApplication(await submitApplication(deps, { organizationId: params.id, scope, staffId: actor.staffId })),
  }
}
