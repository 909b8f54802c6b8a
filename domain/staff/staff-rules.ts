import { PERMISSIONS_OF_ROLE, type Permission, SELLER_ROLES, type SellerRole } from '../identity/actor.ts'

/** A person who changes a seller's staff, by a role there. */
export interface StaffChanger {
  readonly staffId: number
  readonly role: SellerRole
}

/** Reasons against a change of staff. */
export type StaffObstacle =
  /** The person's role does not allow the change. */
  | 'notTheirs'
  /** Only owners may change owners. */
  | 'ownersOnly'
  | 'lastOwner'

const permissionsOf = (role: SellerRole): readonly Permission[] => PERMISSIONS_OF_ROLE[role]

/** True = the role has all permissions of the other one. */
const reaches = (role: SellerRole, other: SellerRole): boolean =>
  permissionsOf(other).every((permission) => permissionsOf(role).includes(permission))

const managesStaff = (role: SellerRole): boolean => permissionsOf(role).includes('manageStaff')

/** Roles that a person may give: roles with at most their own permissions; only owners appoint owners. */
export function rolesGivenBy(role: SellerRole): readonly SellerRole[] {
  if (!managesStaff(role)) return []
  return SELLER_ROLES.filter((other) => (other === 'owner' ? role === 'owner' : reaches(role, other)))
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
