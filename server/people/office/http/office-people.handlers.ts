import type { officePeopleEndpoints } from '@okolitsa/contracts/office/office-people.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficePeopleDeps } from '../office-deps.ts'
import { listOwnerNames } from '../store/people.store.ts'
import { activate, deactivate, endSessionsOf, setRoles } from '../use-cases/change-person.ts'
import { invitePerson, renewInvitation, resetFactorsOf, withdrawInvitation } from '../use-cases/invite-person.ts'
import { presentProposed } from './present-approval.ts'
import { linkPresenter } from './present-link.ts'
import { presentTeam } from './present-team.ts'

const OK = { ok: true } as const

export function officePeopleHandlers(deps: OfficePeopleDeps): Handlers<typeof officePeopleEndpoints> {
  const { database } = deps
  const presentLink = linkPresenter(deps)
  const callerOf = ({ staffId: id }: Office, { isSent }: { readonly isSent: boolean }) => ({ id, isSent })
  return {
    getOfficeTeam: ({ actor }) => presentTeam(deps, actor.staffId),
    listOfficeOwners: async () => ({ names: await listOwnerNames(database.executor) }),
    inviteOfficePerson: async ({ actor, body, context }) => {
      const { made, approval } = await invitePerson(deps, callerOf(actor, body), body)
      return { made: made && (await presentLink(made, body.isSent, context)), approval: presentProposed(approval) }
    },
    renewOfficeInvitation: async ({ actor, params: { id }, body, context }) =>
      presentLink(await renewInvitation(deps, callerOf(actor, body), id), body.isSent, context),
    withdrawOfficeInvitation: async ({ actor, params: { id } }) => {
      await withdrawInvitation(deps, actor.staffId, id)
      return OK
    },
    setOfficeRoles: async ({ actor, params: { id }, body }) => ({
      approval: presentProposed(await setRoles(deps, actor.staffId, id, body)),
    }),
    deactivateOfficePerson: async ({ actor, params: { id } }) => {
      await deactivate(deps, actor.staffId, id)
      return OK
    },
    activateOfficePerson: async ({ actor, params: { id } }) => ({
      approval: presentProposed(await activate(deps, actor.staffId, id)),
    }),
    endOfficePersonSessions: async ({ actor, params: { id } }) => {
      await endSessionsOf(deps, actor.staffId, id)
      return OK
    },
    resetOfficeFactors: async ({ actor, params: { id }, body, context }) =>
      presentLink(await resetFactorsOf(deps, callerOf(actor, body), id), body.isSent, context),
  }
}
