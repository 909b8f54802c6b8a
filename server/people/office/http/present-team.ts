import type { OfficePerson, OfficeTeam } from '@okolitsa/contracts/office/office-people.ts'
import { changesOf, isLastOwner, MAX_OFFICE_PEOPLE, officeInvitationState } from '@okolitsa/domain/office/people.ts'
import { maskedPhone } from '@okolitsa/domain/office/personal-fields.ts'
import type { Deps } from '../../../services.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { listApprovals } from '../store/approval.store.ts'
import { type InvitedPersonRow, listFactorLinks, listInvited } from '../store/invited-person.store.ts'
import { listPeople, listSessionsOfAll, type PersonRow, type PersonSessionRow } from '../store/people.store.ts'
import { modeNow } from '../use-cases/propose.ts'
import { presentApproval } from './present-approval.ts'

const presentSession = ({ id, browser, system, createdAt, seenAt }: PersonSessionRow) => ({
  id,
  browser: browser as OfficePerson['sessions'][number]['browser'],
  system: system as OfficePerson['sessions'][number]['system'],
  createdAt: createdAt.toISOString(),
  lastSeenAt: seenAt.toISOString(),
})

const presentPerson = (
  person: PersonRow,
  facts: {
    readonly callerId: number
    readonly owners: number
    readonly sessions: readonly PersonSessionRow[]
    readonly linkUntil: Date | undefined
  },
): OfficePerson => ({
  id: person.id,
  name: person.name,
  phone: maskedPhone(person.phone),
  roles: person.roles,
  isActive: person.isActive,
  isCaller: person.id === facts.callerId,
  factors: { passkeys: person.passkeys, hasTotp: person.hasTotp, recoveryCodes: person.recoveryCodes },
  createdAt: person.createdAt.toISOString(),
  lastSeenAt: facts.sessions[0]?.seenAt.toISOString() ?? null,
  sessions: facts.sessions.filter(({ isOpen }) => isOpen).map(presentSession),
  linkUntil: facts.linkUntil?.toISOString() ?? null,
  abilities: changesOf(facts.callerId, person, facts.owners),
  isLastOwner: isLastOwner(person, facts.owners),
})

const presentInvitation = (invited: InvitedPersonRow, now: Date): OfficeTeam['invitations'][number] => ({
  id: invited.id,
  name: invited.name,
  phone: maskedPhone(invited.phone),
  roles: invited.roles,
  state: officeInvitationState(invited, now),
  madeBy: invited.makerName,
  createdAt: invited.createdAt.toISOString(),
  expiresAt: invited.expiresAt.toISOString(),
  sentAt: invited.sentAt?.toISOString() ?? null,
})

/** People and invitations of the office, with the changes that the caller may make. */
export async function presentTeam(
  deps: Pick<OfficeDeps, 'database' | 'clock'> & Deps<'market'>,
  callerId: number,
): Promise<OfficeTeam> {
  const { executor } = deps.database
  const now = deps.clock()
  const [people, sessions, invitations, links, approvals, mode] = await Promise.all([
    listPeople(executor, MAX_OFFICE_PEOPLE),
    listSessionsOfAll(executor, now),
    listInvited(executor, MAX_OFFICE_PEOPLE),
    listFactorLinks(executor, now),
    listApprovals(executor, now),
    modeNow(deps, executor),
  ])
  const owners = people.filter(({ isActive, roles }) => isActive && roles.includes('owner')).length
  const sessionsOf = Map.groupBy(sessions, ({ memberId }) => memberId)
  return {
    people: people.map((person) =>
      presentPerson(person, {
        callerId,
        owners,
        sessions: sessionsOf.get(person.id) ?? [],
        linkUntil: links.get(person.id),
      }),
    ),
    invitations: invitations.map((invited) => presentInvitation(invited, now)),
    approvals: approvals.map((approval) => presentApproval(approval, { callerId, mode, now })),
  }
}
