import type { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import type { Company } from '@okolitsa/domain/companies/company.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { OpenedSession, StaffService } from '../../../people/staff/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { admit, demandCompany, type RegistrationDeps } from '../use-cases/register-seller.ts'
import { demandOpenTrade } from './demand-open-trade.ts'

export const presentCompany = ({ tin, ien, legalName, legalAddress }: Company) => ({
  tin,
  ien,
  legalName,
  legalAddress,
})

export interface RegistrationHttpDeps extends RegistrationDeps {
  readonly staff: Pick<StaffService, 'enter' | 'enterByPhone'>
}

export function registrationHandlers(deps: RegistrationHttpDeps): Handlers<typeof registrationEndpoints> {
  return {
    registerSeller: async ({ body: { inn, code, externalToken, trade, title, taxSystem }, context }) => {
      demandOpenTrade(trade, context.closedAreas)
      // before the proof, which is valid once, so that a mistyped tax number does not use it up
      const company = await demandCompany(deps, inn, context.network)
      const proof =
        code === undefined
          ? { kind: 'token' as const, value: externalToken ?? '' }
          : { kind: 'code' as const, value: code }
      let isNew = false
      const session = await deps.staff.enter(proof, context, async (client, known) => {
        if (client.tin !== company.tin) throw new Refusal('COMPANY_OF_OTHERS')
        const { name, subject: bankSubject } = client
        const admitted = await admit(
          deps,
          company,
          { trade, title, taxSystem },
          { provedBy: 'bank', bankSubject, name, known, network: context.network },
        )
        isNew = admitted.isNew
        return admitted.organizationId
      })
      return presentRegistered(session, company, isNew)
    },
  }
}

/** The session of a registered person with the seller. */
export function presentRegistered(session: OpenedSession, company: Company, isNew: boolean) {
  const organizationId = session.user.organization?.id
  if (organizationId === undefined) throw new Refusal('NOT_FOUND')
  return { ...session, organizationId, isNew, company: presentCompany(company) }
}
