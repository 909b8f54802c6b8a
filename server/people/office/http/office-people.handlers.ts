import type { officePeopleEndpoints } from '@okolitsa/contracts/office/office-people.endpoints.ts'
import type { OfficeLink } from '@okolitsa/contracts/office/office-people.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { listOwnerNames } from '../store/people.store.ts'
import { activate, deactivate, endSessionsOf, setRoles } from '../use-cases/change-person.ts'
import {
  invitePerson,
  type MadeLink,
  renewInvitation,
  resetFactorsOf,
  sendLink,
  withdrawInvitation,
} from '../use-cases/invite-person.ts'
import { presentTeam } from './present-team.ts'

export interface OfficePeopleDeps extends OfficeDeps, Deps<'market'> {
  readonly channel: MessageChannel
  readonly publicUrl: string
}

const OK = { ok: true } as const

export function officePeopleHandlers(deps: OfficePeopleDeps): Handlers<typeof officePeopleEndpoints> {
  const { database, clock, channel, publicUrl, market } = deps
  const presentLink = async (
    made: MadeLink,
    isSent: boolean,
    { language }: Pick<CallContext, 'language'>,
  ): Promise<OfficeLink> => {
    const link = new URL(`/office/start/${made.token}`, publicUrl).href
    const send = (phone: string) =>
      channel.send(phone, wordsIn(language).officeLinkMessage(link, market.current().identity.name))
    return { link, expiresAt: made.expiresAt.toISOString(), isSent: isSent && (await sendLink(deps, made, send)) }
  }
  const callerOf = ({ staffId: id }: Office, { isSent }: { readonly isSent: boolean }) => ({ id, isSent })
  return {
    getOfficeTeam: ({ actor }) => presentTeam(database.executor, actor.staffId, clock()),
    listOfficeOwners: async () => ({ names: await listOwnerNames(database.executor) }),
    inviteOfficePerson: async ({ actor, body, context }) =>
      presentLink(await invitePerson(deps, callerOf(actor, body), body), body.isSent, context),
    renewOfficeInvitation: async ({ actor, params: { id }, body, context }) =>
      presentLink(await renewInvitation(deps, callerOf(actor, body), id), body.isSent, context),
    withdrawOfficeInvitation: async ({ actor, params: { id } }) => {
      await withdrawInvitation(deps, actor.staffId, id)
      return OK
    },
    setOfficeRoles: async ({ actor, params: { id }, body }) => {
      await setRoles(deps, actor.staffId, id, body)
      return OK
    },
    deactivateOfficePerson: async ({ actor, params: { id } }) => {
      await deactivate(deps, actor.staffId, id)
      return OK
    },
    activateOfficePerson: async ({ actor, params: { id } }) => {
      await activate(deps, actor.staffId, id)
      return OK
    },
    endOfficePersonSessions: async ({ actor, params: { id } }) => {
      await endSessionsOf(deps, actor.staffId, id)
      return OK
    },
    resetOfficeFactors: async ({ actor, params: { id }, body, context }) =>
      presentLink(await resetFactorsOf(deps, callerOf(actor, body), id), body.isSent, context),
  }
}
