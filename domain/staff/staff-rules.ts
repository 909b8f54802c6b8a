import { PERMISSIONS_OF_ROLE, type Permission, SELLER_ROLES, type SellerRole } from '../identity/actor.ts'

/** A person who changes a seller's staff: by a role there, or as an administrator of the marketplace. */
export interface StaffChanger {
  readonly staffId: number
  readonly role: SellerRole | 'administrator'
}

/** Reasons against a change of staff. */
export type StaffObstacle =
  /** The person's role does not allow the change. */
  | 'notTheirs'
  /** Only owners may change owners. */
  | 'ownersOnly'
  | 'lastOwner'

const permissionsOf = (role: StaffChanger['role']): readonly Permission[] | 'all' =>
  role === 'administrator' ? 'all' : PERMISSIONS_OF_ROLE[role]

/** True = the role has all permissions of the other one. */
const reaches = (role: StaffChanger['role'], other: SellerRole): boolean => {
  const own = permissionsOf(role)
  return own === 'all' || PERMISSIONS_OF_ROLE[other].every((permission) => own.includes(permission))
}

const managesStaff = (role: StaffChanger['role']): boolean => {
  const own = permissionsOf(role)
  return own === 'all' || own.includes('manageStaff')
}

/** Roles that a person may give: roles with at most their own permissions; only owners appoint owners. */
export function rolesGivenBy(role: StaffChanger['role']): readonly SellerRole[] {
  if (!managesStaff(role)) return []
  const isOwner = role === 'owner' || role === 'administrator'
  return SELLER_ROLES.filter((other) => (other === 'owner' ? isOwner : reaches(role, other)))
}

/** The reason against an invitation to a role; null = allowed. */
export function inviteObstacle(by: Pick<StaffChanger, 'role'>, role: SellerRole): StaffObstacle | null {
  if (rolesGivenBy(by.role).includes(role)) return null
  return managesStaff(by.role) && role === 'owner' ? 'ownersOnly' : 'notTheirs'
}

/**
 * The reason against changing or ending a person's role; null = allowed. @param to null = the person leaves @param
 * owners number of the seller's owners
 */
export function staffObstacle(
  by: StaffChanger,
  person: { readonly staffId: number; readonly role: SellerRole },
  to: SellerRole | null,
  owners: number,
): StaffObstacle | null {
  // every person may leave, also without permissions
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
