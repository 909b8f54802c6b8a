import { PERMISSIONS_OF_ROLE, type Permission, SELLER_ROLES, type SellerRole } from '../identity/actor.ts'

/** Who changes the people of a seller: in a role there, or as an administrator of the marketplace. */
export interface StaffChanger {
  readonly staffId: number
  readonly role: SellerRole | 'administrator'
}

/** Why a change of a seller's people is refused. */
export type StaffObstacle =
  /** Their role lets them change nobody. */
  | 'notTheirs'
  /** It is about an owner, and they are none. */
  | 'ownersOnly'
  /** The seller would be left without an owner. */
  | 'lastOwner'

const permissionsOf = (role: StaffChanger['role']): readonly Permission[] | 'all' =>
  role === 'administrator' ? 'all' : PERMISSIONS_OF_ROLE[role]

/** Has the role everything that the other one has? */
const reaches = (role: StaffChanger['role'], other: SellerRole): boolean => {
  const own = permissionsOf(role)
  return own === 'all' || PERMISSIONS_OF_ROLE[other].every((permission) => own.includes(permission))
}

const managesStaff = (role: StaffChanger['role']): boolean => {
  const own = permissionsOf(role)
  return own === 'all' || own.includes('manageStaff')
}

/** The roles somebody may give, to others and to themselves: never more than they have; owners are made by owners. */
export function rolesGivenBy(role: StaffChanger['role']): readonly SellerRole[] {
  if (!managesStaff(role)) return []
  const isOwner = role === 'owner' || role === 'administrator'
  return SELLER_ROLES.filter((other) => (other === 'owner' ? isOwner : reaches(role, other)))
}

/** Why somebody may not be invited in a role; null = they may. */
export function inviteObstacle(by: Pick<StaffChanger, 'role'>, role: SellerRole): StaffObstacle | null {
  if (rolesGivenBy(by.role).includes(role)) return null
  return managesStaff(by.role) && role === 'owner' ? 'ownersOnly' : 'notTheirs'
}

/**
 * Why a person's role may not become another, or their work end; null = it may.
 * @param to null = they work there no more
 * @param owners how many owners the seller has now
 */
export function staffObstacle(
  by: StaffChanger,
  person: { readonly staffId: number; readonly role: SellerRole },
  to: SellerRole | null,
  owners: number,
): StaffObstacle | null {
  // whoever wants to may leave, and give up what they have
  const isLeaving = by.staffId === person.staffId && to === null
  if (!isLeaving) {
    if (!managesStaff(by.role)) return 'notTheirs'
    const given = rolesGivenBy(by.role)
    if (!given.includes(person.role)) return person.role === 'owner' ? 'ownersOnly' : 'notTheirs'
    if (to !== null && !given.includes(to)) return to === 'owner' ? 'ownersOnly' : 'notTheirs'
  }
  if (person.role === 'owner' && to !== 'owner' && owners <= 1) return 'lastOwner'
  return null
}
