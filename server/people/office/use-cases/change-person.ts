import { type PersonChange, personObstacle, rolesObstacle } from '@okolitsa/domain/office/people.ts'
import { type OfficeRole, officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
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

export type PeopleDeps = Pick<OfficeDeps, 'database' | 'clock' | 'audit'>

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

/** Sets the roles of a person; `seen` are the roles on which the caller decided. Throws like `takePerson`. */
export const setRoles = (
  { database, clock, audit }: PeopleDeps,
  callerId: number,
  id: number,
  { roles, seen }: { readonly roles: readonly OfficeRole[]; readonly seen: readonly OfficeRole[] },
): Promise<void> =>
  database.inTransaction(async (tx) => {
    const { person, owners } = await takePerson(tx, callerId, id, 'setRoles')
    // the same request again, after its answer was lost
    if (textOf(person.roles) === textOf(roles)) return
    if (textOf(person.roles) !== textOf(seen)) throw new Refusal('OFFICE_PERSON_CHANGED')
    if (rolesObstacle(person, roles, owners) === 'lastOwner') throw new Refusal('OFFICE_LAST_OWNER')
    await saveRoles(tx, id, roles)
    // an invitation is valid only while its maker may invite
    const withdrawn = officePermissionsOf(roles).includes('managePeople') ? [] : await deleteLinksOf(tx, id)
    await endStreamsOf(tx, id, clock())
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'setOfficeRoles',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: { roles: textOf(person.roles), withdrawnLinks: 0 },
        after: { roles: textOf(roles), withdrawnLinks: withdrawn.length },
      },
    ])
  })

/** Deactivates a person: sessions and links end on every node. Throws like `takePerson`. */
export const deactivate = ({ database, clock, audit }: PeopleDeps, callerId: number, id: number): Promise<void> =>
  database.inTransaction(async (tx) => {
    await takePerson(tx, callerId, id, 'deactivate')
    await saveActive(tx, id, false)
    const ended = await endSessions(tx, id, { all: true }, clock())
    const withdrawn = await deleteLinksOf(tx, id)
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'deactivateOfficePerson',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: { isActive: true },
        after: { isActive: false, endedSessions: ended.length, withdrawnLinks: withdrawn.length },
      },
    ])
  })

/** Activates a deactivated person. Throws like `takePerson`. */
export const activate = ({ database, audit }: PeopleDeps, callerId: number, id: number): Promise<void> =>
  database.inTransaction(async (tx) => {
    await takePerson(tx, callerId, id, 'activate')
    await saveActive(tx, id, true)
    await audit.record(tx, authorOf(callerId), [
      {
        action: 'activateOfficePerson',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: { isActive: false },
        after: { isActive: true },
      },
    ])
  })

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
