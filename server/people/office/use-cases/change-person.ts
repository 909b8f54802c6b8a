import { type ApprovalKind, givesMoneyRights } from '@okolitsa/domain/office/approvals.ts'
import { type PersonChange, personObstacle, rolesObstacle } from '@okolitsa/domain/office/people.ts'
import { type OfficeRole, officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
import { withdrawApprovalsOf } from '../store/approval.store.ts'
import { deleteLinksOf } from '../store/invited-person.store.ts'
import { lockMember } from '../store/member.store.ts'
import { endSessions } from '../store/office-session.store.ts'
import {
  endStreamsOf,
  findPerson,
  listOwnerNames,
  type PersonRow,
  saveActive,
  saveRoles,
} from '../store/people.store.ts'
import { type ProposedChange, proposeIfNeeded } from './propose.ts'

export type PeopleDeps = Pick<OfficeDeps, 'database' | 'clock' | 'audit'> & Deps<'market'>

/**
 * Serializes the changes of people until the transaction ends, and checks that the caller still manages people.
 * @throws Refusal FORBIDDEN
 */
export async function lockPeople(tx: Executor, callerId: number): Promise<void> {
  await lockMember(tx, null)
  const caller = await findPerson(tx, callerId)
  if (!caller?.isActive || !officePermissionsOf(caller.roles).includes('managePeople')) throw new Refusal('FORBIDDEN')
}

const REFUSALS = {
  lastOwner: 'OFFICE_LAST_OWNER',
  oneself: 'OFFICE_ONESELF',
  state: 'OFFICE_PERSON_CHANGED',
} as const

/**
 * The person, locked, whom the caller may change.
 * @throws Refusal FORBIDDEN, NOT_FOUND, OFFICE_LAST_OWNER, OFFICE_ONESELF, OFFICE_PERSON_CHANGED
 */
export async function takePerson(
  tx: Executor,
  callerId: number,
  id: number,
  change: PersonChange,
): Promise<{ readonly person: PersonRow; readonly owners: number }> {
  await lockPeople(tx, callerId)
  const person = await findPerson(tx, id)
  if (!person) throw new Refusal('NOT_FOUND')
  const { length: owners } = await listOwnerNames(tx)
  const obstacle = personObstacle(callerId, person, change, owners)
  if (obstacle) throw new Refusal(REFUSALS[obstacle])
  return { person, owners }
}

const textOf = (roles: readonly OfficeRole[]): string => [...roles].sort().join(', ')

/**
 * Sets the roles of a person, or proposes it when the roles give rights over money and another person has to approve;
 * `seen` are the roles on which the caller decided. Throws like `takePerson`. @returns the proposal; null = done
 */
export const setRoles = (
  deps: PeopleDeps,
  callerId: number,
  id: number,
  { roles, seen }: { readonly roles: readonly OfficeRole[]; readonly seen: readonly OfficeRole[] },
): Promise<ProposedChange | null> =>
  deps.database.inTransaction(async (tx) => {
    const { person, owners } = await takePerson(tx, callerId, id, 'setRoles')
    // the same request again, after its answer was lost
    if (textOf(person.roles) === textOf(roles)) return null
    if (textOf(person.roles) !== textOf(seen)) throw new Refusal('OFFICE_PERSON_CHANGED')
    if (rolesObstacle(person, roles, owners) === 'lastOwner') throw new Refusal('OFFICE_LAST_OWNER')
    const proposed = givesMoneyRights(person.roles, roles)
      ? await proposeIfNeeded(deps, tx, callerId, {
          ...subjectOf(person, 'setRoles'),
          rolesBefore: person.roles,
          rolesAfter: roles,
        })
      : null
    if (!proposed) await changeRoles(deps, tx, callerId, person, roles)
    return proposed
  })

const subjectOf = <Kind extends ApprovalKind>({ id, name, phone }: PersonRow, kind: Kind) => ({
  kind,
  personId: id,
  name,
  phone,
  isSent: false,
})

/** Stores the roles of a person, with everything that follows from them. */
export async function changeRoles(
  { clock, audit }: Pick<PeopleDeps, 'clock' | 'audit'>,
  tx: Executor,
  byId: number,
  person: PersonRow,
  roles: readonly OfficeRole[],
): Promise<void> {
  const { id } = person
  await saveRoles(tx, id, roles)
  // invitations and proposals are valid only while their maker may make them
  const isManaging = officePermissionsOf(roles).includes('managePeople')
  const withdrawn = isManaging ? 0 : (await deleteLinksOf(tx, id)).length + (await withdrawApprovalsOf(tx, id, clock()))
  await endStreamsOf(tx, id, clock())
  await audit.record(tx, authorOf(byId), [
    {
      action: 'setOfficeRoles',
      entity: 'office_member',
      entityId: id,
      organizationId: null,
      before: { roles: textOf(person.roles), withdrawn: 0 },
      after: { roles: textOf(roles), withdrawn },
    },
  ])
}

/** Deactivates a person: sessions and links end on every node. Throws like `takePerson`. */
export const deactivate = ({ database, clock, audit }: PeopleDeps, callerId: number, id: number): Promise<void> =>
  database.inTransaction(async (tx) => {
    await takePerson(tx, callerId, id, 'deactivate')
    await saveActive(tx, id, false)
    const ended = await endSessions(tx, id, { all: true }, clock())
    const withdrawn = (await deleteLinksOf(tx, id)).length + (await withdrawApprovalsOf(tx, id, clock()))
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'deactivateOfficePerson',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: { isActive: true },
        after: { isActive: false, endedSessions: ended.length, withdrawn },
      },
    ])
  })

/**
 * Activates a deactivated person, or proposes it when the person has rights over money. Throws like `takePerson`.
 * @returns the proposal; null = done
 */
export const activate = (deps: PeopleDeps, callerId: number, id: number): Promise<ProposedChange | null> =>
  deps.database.inTransaction(async (tx) => {
    const { person } = await takePerson(tx, callerId, id, 'activate')
    const proposed = givesMoneyRights([], person.roles)
      ? await proposeIfNeeded(deps, tx, callerId, {
          ...subjectOf(person, 'activate'),
          rolesBefore: [],
          rolesAfter: person.roles,
        })
      : null
    if (!proposed) await bringBack(deps, tx, callerId, person)
    return proposed
  })

export async function bringBack(
  { audit }: Pick<PeopleDeps, 'audit'>,
  tx: Executor,
  byId: number,
  { id }: Pick<PersonRow, 'id'>,
): Promise<void> {
  await saveActive(tx, id, true)
  await audit.record(tx, authorOf(byId), [
    {
      action: 'activateOfficePerson',
      entity: 'office_member',
      entityId: id,
      organizationId: null,
      before: { isActive: false },
      after: { isActive: true },
    },
  ])
}

/** Ends all sessions of another person, on every node. Throws like `takePerson`. */
export const endSessionsOf = ({ database, clock, audit }: PeopleDeps, callerId: number, id: number): Promise<void> =>
  database.inTransaction(async (tx) => {
    await takePerson(tx, callerId, id, 'endSessions')
    const ended = await endSessions(tx, id, { all: true }, clock())
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'endSessionsOfPerson',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: { endedSessions: 0 },
        after: { endedSessions: ended.length },
      },
    ])
  })
