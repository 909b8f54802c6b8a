import type { registrationEndpoints } from '@okolitsa/contracts/registration/registration.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { StaffService } from '../../../people/staff/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { admit, demandCompany, type RegistrationDeps } from '../use-cases/register-seller.ts'

export function registrationHandlers(
  deps: RegistrationDeps & { readonly staff: Pick<StaffService, 'enter'> },
): Handlers<typeof registrationEndpoints> {
  return {
    registerSeller: async ({ body: { inn, code, externalToken, trade, title, taxSystem }, context }) => {
      // before the proof: a proof is good once, a number typed wrong should not cost it
      const company = await demandCompany(deps, inn, context.network)
      const proof =
        code === undefined
          ? { kind: 'token' as const, value: externalToken ?? '' }
          : { kind: 'code' as const, value: code }
      let isNew = false
      const session = await deps.staff.enter(proof, context, async (client, known) => {
        isNew = await admit(deps, company, { tin: inn, trade, title, taxSystem }, client, known)
      })
      const organizationId = session.user.organization?.id
      if (organizationId === undefined) throw new Refusal('NOT_FOUND')
      const { tin, ien, legalName, legalAddress } = company
      return { ...session, organizationId, isNew, company: { tin, ien, legalName, legalAddress } }
    },
  }
}
