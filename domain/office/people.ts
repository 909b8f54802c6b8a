import type { OfficeRole } from './permissions.ts'

/** Lifetime of an invitation to the office and of a link for a new factor, days. */
export const OFFICE_LINK_DAYS = 7
/** Maximum people and invitations of the office. */
export const MAX_OFFICE_PEOPLE = 500

export interface OfficePerson {
  readonly id: number
  readonly roles: readonly OfficeRole[]
  readonly isActive: boolean
}

/** Reasons against a change of a person. */
export type PersonObstacle =
  /** The market would have no active owner. */
  | 'lastOwner'
  /** The caller is the person. */
  | 'oneself'
  /** The state of the person excludes the change. */
  | 'state'

/** Changes of a person by another one. */
export const PERSON_CHANGES = ['setRoles', 'deactivate', 'activate', 'endSessions', 'resetFactors'] as const
export type PersonChange = (typeof PERSON_CHANGES)[number]

const isActiveOwner = ({ isActive, roles }: OfficePerson): boolean => isActive && roles.includes('owner')

/** True = the person is the only active owner. @param owners number of active owners */
export const isLastOwner = (person: OfficePerson, owners: number): boolean => isActiveOwner(person) && owners <= 1

/** The reason against other roles; null = allowed. */
export const rolesObstacle = (
  person: OfficePerson,
  roles: readonly OfficeRole[],
  owners: number,
): PersonObstacle | null => (!roles.includes('owner') && isLastOwner(person, owners) ? 'lastOwner' : null)

/**
 * The reason against a change; null = allowed. Own factors and sessions are kept on the page of one's own access.
 * @param by id of the caller
 */
export function personObstacle(
  by: number,
  person: OfficePerson,
  change: PersonChange,
  owners: number,
): PersonObstacle | null {
  switch (change) {
    case 'setRoles':
      return null
    case 'activate':
      return person.isActive ? 'state' : null
    case 'deactivate':
      if (isLastOwner(person, owners)) return 'lastOwner'
      return person.id === by ? 'oneself' : person.isActive ? null : 'state'
    case 'endSessions':
    case 'resetFactors':
      return person.id === by ? 'oneself' : person.isActive ? null : 'state'
  }
}

export const changesOf = (by: number, person: OfficePerson, owners: number): PersonChange[] =>
  PERSON_CHANGES.filter((change) => personObstacle(by, person, change, owners) === null)

/** States of an invitation to the office. */
export const OFFICE_INVITATION_STATES = ['waiting', 'opened', 'expired'] as const
export type OfficeInvitationState = (typeof OFFICE_INVITATION_STATES)[number]

/** The state of an invitation that is neither accepted nor withdrawn. */
export function officeInvitationState(
  { usedAt, expiresAt }: { readonly usedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): OfficeInvitationState {
  if (expiresAt <= now) return 'expired'
  return usedAt === null ? 'waiting' : 'opened'
}
