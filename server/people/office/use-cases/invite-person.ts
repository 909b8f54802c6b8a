import { randomBytes, randomUUID } from 'node:crypto'
import { givesMoneyRights } from '@okolitsa/domain/office/approvals.ts'
import { MAX_OFFICE_PEOPLE, OFFICE_LINK_DAYS } from '@okolitsa/domain/office/people.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'
import { authorOf, type OfficeDeps, plusSeconds } from '../office-deps.ts'
import { hashOf, newToken } from '../office-secrets.ts'
import { findInvited, listInvited, saveInvited } from '../store/invited-person.store.ts'
import { isPhoneOfPerson, listPeople } from '../store/people.store.ts'
import { deleteLink, markLinkSent } from '../store/start-link.store.ts'
import { lockPeople, takePerson } from './change-person.ts'
import { type ProposedChange, proposeIfNeeded } from './propose.ts'
import { removeFactors } from './reset-factor.ts'
import { createLink } from './start-link.ts'

/** Limits of messages with links: to one phone, and by one person. */
const TO_PHONE: TryLimit = { kind: 'office-invited', most: 5, windowSeconds: 86_400 }
const BY_PERSON: TryLimit = { kind: 'office-invitation', most: 50, windowSeconds: 86_400 }

/** A new link, known to the caller only. */
export interface MadeLink {
  readonly id: string
  readonly token: string
  readonly phone: string
  readonly expiresAt: Date
}

export interface Caller {
  readonly id: number
  /** True = the link is sent by SMS. */
  readonly isSent: boolean
}

async function refuseTooManyMessages(
  { clock, identity }: Pick<OfficeDeps, 'clock' | 'identity'>,
  tx: Executor,
  { id, isSent }: Caller,
  phone: string,
): Promise<void> {
  if (!isSent) return
  const now = clock()
  await refuseOverLimit(tx, BY_PERSON, String(id), now)
  await refuseOverLimit(tx, TO_PHONE, phone, now)
  await identity.refuseOverCeiling(tx)
  await saveTry(tx, TO_PHONE, phone, now)
  await saveTry(tx, BY_PERSON, String(id), now)
}

async function saveInvitation(
  { clock, audit }: Pick<OfficeDeps, 'clock' | 'audit'>,
  tx: Executor,
  { id: madeBy }: Caller,
  {
    action,
    ...invited
  }: {
    readonly action: 'inviteOfficePerson' | 'renewOfficeInvitation'
    readonly name: string
    readonly phone: string
    readonly roles: readonly OfficeRole[]
  },
): Promise<MadeLink> {
  const now = clock()
  const token = newToken()
  const expiresAt = plusSeconds(now, OFFICE_LINK_DAYS * 86_400)
  const id = await saveInvited(tx, {
    ...invited,
    id: randomUUID(),
    madeBy,
    hash: hashOf(token),
    userHandle: randomBytes(16),
    now,
    expiresAt,
  })
  await audit.record(tx, authorOf(madeBy), [
    {
      action,
      entity: 'office_link',
      entityId: id,
      organizationId: null,
      before: null,
      after: { name: invited.name, phone: maskPhone(invited.phone), roles: invited.roles.join(', ') },
    },
  ])
  return { id, token, phone: invited.phone, expiresAt }
}

/**
 * Invites a person to the office, or proposes it when the roles give rights over money and another person has to
 * approve.
 * @throws Refusal FORBIDDEN, OFFICE_PERSON_KNOWN, OFFICE_TOO_MANY_PEOPLE, TOO_MANY_REQUESTS
 */
export const invitePerson = (
  deps: OfficeDeps & Deps<'market'>,
  caller: Caller,
  { name, phone, roles }: InvitedPerson,
): Promise<{ readonly made: MadeLink | null; readonly approval: ProposedChange | null }> =>
  deps.database.inTransaction(async (tx) => {
    await lockPeople(tx, caller.id)
    await demandPlace(tx, phone)
    const approval = givesMoneyRights([], roles)
      ? await proposeIfNeeded(deps, tx, caller.id, {
          kind: 'invite',
          personId: null,
          name,
          phone,
          rolesBefore: [],
          rolesAfter: roles,
          isSent: caller.isSent,
        })
      : null
    return { made: approval ? null : await makeInvitation(deps, tx, caller, { name, phone, roles }), approval }
  })

export interface InvitedPerson {
  readonly name: string
  readonly phone: string
  readonly roles: readonly OfficeRole[]
}

/** @throws Refusal OFFICE_PERSON_KNOWN, OFFICE_TOO_MANY_PEOPLE */
async function demandPlace(tx: Executor, phone: string): Promise<void> {
  if (await isPhoneOfPerson(tx, phone)) throw new Refusal('OFFICE_PERSON_KNOWN', { errors: { phone: 'taken' } })
  const people = await listPeople(tx, MAX_OFFICE_PEOPLE)
  const invitations = await listInvited(tx, MAX_OFFICE_PEOPLE)
  if (people.length + invitations.length >= MAX_OFFICE_PEOPLE)
    throw new Refusal('OFFICE_TOO_MANY_PEOPLE', { limit: MAX_OFFICE_PEOPLE })
}

/** Makes an invitation that needs no further approval; people are locked. Throws like `invitePerson`. */
export async function makeInvitation(
  deps: Pick<OfficeDeps, 'clock' | 'audit' | 'identity'>,
  tx: Executor,
  caller: Caller,
  invited: InvitedPerson,
): Promise<MadeLink> {
  await demandPlace(tx, invited.phone)
  await refuseTooManyMessages(deps, tx, caller, invited.phone)
  return saveInvitation(deps, tx, caller, { action: 'inviteOfficePerson', ...invited })
}

/**
 * Makes a new link of an invitation; the former one ends.
 * @throws Refusal FORBIDDEN, NOT_FOUND, TOO_MANY_REQUESTS
 */
export const renewInvitation = (deps: OfficeDeps, caller: Caller, id: string): Promise<MadeLink> =>
  deps.database.inTransaction(async (tx) => {
    await lockPeople(tx, caller.id)
    const invited = await findInvited(tx, id)
    if (!invited) throw new Refusal('NOT_FOUND')
    const { name, phone, roles } = invited
    await refuseTooManyMessages(deps, tx, caller, phone)
    return saveInvitation(deps, tx, caller, { action: 'renewOfficeInvitation', name, phone, roles })
  })

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const withdrawInvitation = (
  { database, audit }: Pick<OfficeDeps, 'database' | 'audit'>,
  callerId: number,
  id: string,
): Promise<void> =>
  database.inTransaction(async (tx) => {
    await lockPeople(tx, callerId)
    const invited = await findInvited(tx, id)
    if (!invited || !(await deleteLink(tx, id))) throw new Refusal('NOT_FOUND')
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'withdrawOfficeInvitation',
        entity: 'office_link',
        entityId: id,
        organizationId: null,
        before: { name: invited.name, phone: maskPhone(invited.phone), roles: invited.roles.join(', ') },
        after: null,
      },
    ])
  })

/**
 * Removes the factors of another person and makes a link for a new factor. Throws like `takePerson`, and
 * TOO_MANY_REQUESTS.
 */
export const resetFactorsOf = (deps: OfficeDeps, caller: Caller, id: number): Promise<MadeLink> =>
  deps.database.inTransaction(async (tx) => {
    const { person } = await takePerson(tx, caller.id, id, 'resetFactors')
    const { name, phone } = person
    await refuseTooManyMessages(deps, tx, caller, phone)
    const change = { author: authorOf(caller.id), now: deps.clock() }
    await removeFactors(deps.audit, tx, person, change)
    const made = { by: caller.id, name, phone }
    return { ...(await createLink(deps.audit, tx, { memberId: id, made, ...change })), phone }
  })

/** Sends a link by SMS; false = the provider refused it, or the answer is unknown. */
export async function sendLink(
  { database, clock }: Pick<OfficeDeps, 'database' | 'clock'>,
  { id, phone }: Pick<MadeLink, 'id' | 'phone'>,
  send: (phone: string) => Promise<void>,
): Promise<boolean> {
  try {
    await send(phone)
  } catch (error) {
    if (error instanceof MessageFailure) return false
    throw error
  }
  await markLinkSent(database.executor, id, clock())
  return true
}
