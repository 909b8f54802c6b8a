import { type OfficePermission, type OfficeRole, officePermissionsOf } from '../office/permissions.ts'

/** Permissions of seller staff. Each of their calls names the permission it requires. */
export const PERMISSIONS = [
  'readOrders',
  'workOrders',
  'takeMoney',
  'decideClaims',
  'answerCustomers',
  'manageGoods',
  'manageSite',
  'manageShop',
  'manageStaff',
  'seeNumbers',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Permissions by role. A new role is a line here and in the check of its database column. */
export const PERMISSIONS_OF_ROLE = {
  /** A seller always has an owner; only owners change owners (`domain/staff`). */
  owner: PERMISSIONS,
  manager: PERMISSIONS,
  /** A picker picks and weighs, without access to money and claims. */
  picker: ['readOrders', 'workOrders'],
  /** A courier works with a link of the day, without access to the cabinet with customers' money and telephones. */
  courier: [],
  accountant: ['readOrders', 'takeMoney', 'seeNumbers'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
export type SellerRole = keyof typeof PERMISSIONS_OF_ROLE

export const SELLER_ROLES = Object.keys(PERMISSIONS_OF_ROLE) as [SellerRole, ...SellerRole[]]

export const rolesThatMay = (permission: Permission): readonly SellerRole[] =>
  SELLER_ROLES.filter((role) => (PERMISSIONS_OF_ROLE[role] as readonly Permission[]).includes(permission))

export const isSellerRole = (name: string): name is SellerRole => Object.hasOwn(PERMISSIONS_OF_ROLE, name)

/** A role of a person at one seller. */
export interface Membership {
  readonly organizationId: number
  readonly role: SellerRole
  readonly permissions: readonly Permission[]
}

/** A visit of a person of the office in the cabinet of a seller. */
export interface CabinetVisit {
  readonly organizationId: number
  readonly mode: 'reading' | 'acting'
  readonly reason: string
  /** Name of the person of the office. */
  readonly name: string
  readonly endsAt: Date
}

/** The caller. Access follows from the kind, never from an absent id; staff without a membership have no access. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer'
      readonly customerId: number
      readonly phone: string
      readonly groupId: 1 | 4
      /** Session of the call; streams of data end with it. */
      readonly sessionId: string
    }
  | {
      readonly kind: 'staff'
      readonly staffId: number
      readonly memberships: readonly Membership[]
      readonly sessionId: string
      /** The person belongs to the office and visits the seller's cabinet. */
      readonly visit?: CabinetVisit
      /** The market has ended the contract with the seller: the person reads, and finishes orders. */
      readonly isFormer?: true
    }
  | {
      readonly kind: 'office'
      readonly staffId: number
      readonly roles: readonly OfficeRole[]
      readonly sessionId: string
      /** Age of the latest check of the second factor. */
      readonly factor: 'fresh' | 'old'
    }
  | { readonly kind: 'service' }

/** Staff of sellers. */
export type Staff = Extract<Actor, { kind: 'staff' }>
export type Office = Extract<Actor, { kind: 'office' }>
export type Customer = Extract<Actor, { kind: 'customer' }>

export const membershipAs = (role: SellerRole, organizationId: number): Membership => ({
  organizationId,
  role,
  permissions: PERMISSIONS_OF_ROLE[role],
})

/** Sellers where the person has the permission. */
export const sellersOf = (actor: Staff, permission?: Permission): readonly number[] =>
  actor.memberships
    .filter(({ permissions }) => permission === undefined || permissions.includes(permission))
    .map(({ organizationId }) => organizationId)

/** True = the person has the permission at one seller at least. */
export const may = (actor: Staff, permission: Permission): boolean => sellersOf(actor, permission).length > 0

/** True = the person has the permission at this seller. */
export const mayAt = (actor: Staff, permission: Permission, organizationId: number): boolean =>
  sellersOf(actor, permission).includes(organizationId)

/** True = the person has the permission in the office; staff of sellers have none there. */
export const mayInOffice = (actor: Actor, permission: OfficePermission): boolean =>
  actor.kind === 'office' && officePermissionsOf(actor.roles).includes(permission)
