import { type OfficePermission, type OfficeRole, officePermissionsOf } from '../office/permissions.ts'

/** Permissions of people of sellers. Each call of theirs names the one it needs. */
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

/** What a person is at a seller, and what that lets them do there. A new role is a line here and in its check of the database. */
export const PERMISSIONS_OF_ROLE = {
  /** A seller always has one; only owners touch owners (`domain/staff`). */
  owner: PERMISSIONS,
  manager: PERMISSIONS,
  /** Gathers and weighs; money and claims are others' work. */
  picker: ['readOrders', 'workOrders'],
  /** Brings what a link of the day names: the cabinet, with others' money and telephones, is not for them. */
  courier: [],
  accountant: ['readOrders', 'takeMoney', 'seeNumbers'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>
export type SellerRole = keyof typeof PERMISSIONS_OF_ROLE

export const SELLER_ROLES = Object.keys(PERMISSIONS_OF_ROLE) as [SellerRole, ...SellerRole[]]

/** Seller roles that have the permission. */
export const rolesThatMay = (permission: Permission): readonly SellerRole[] =>
  SELLER_ROLES.filter((role) => (PERMISSIONS_OF_ROLE[role] as readonly Permission[]).includes(permission))

/** Is it the name of a role at a seller? */
export const isSellerRole = (name: string): name is SellerRole => Object.hasOwn(PERMISSIONS_OF_ROLE, name)

/** A role at a seller, or the administration of the marketplace. */
export type StaffRole = 'administrator' | SellerRole

/** A person's place at one seller. */
export interface Membership {
  readonly organizationId: number
  readonly role: SellerRole
  readonly permissions: readonly Permission[]
}

/**
 * The caller. Access follows from the kind, never from an absent id: a person of a seller without a membership sees
 * nothing, and the office is a kind of its own.
 */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer'
      readonly customerId: number
      readonly phone: string
      readonly groupId: 1 | 4
      /** The session the call rests on; when it ends, whatever rests on it ends too. */
      readonly sessionId: string
    }
  | {
      readonly kind: 'staff'
      readonly staffId: number
      readonly memberships: readonly Membership[]
      readonly sessionId: string
    }
  | {
      readonly kind: 'office'
      readonly staffId: number
      readonly roles: readonly OfficeRole[]
      readonly sessionId: string
    }
  | { readonly kind: 'service' }

/** People who work on the market: those of sellers and those of its office. */
export type Staff = Extract<Actor, { kind: 'staff' | 'office' }>
export type Office = Extract<Actor, { kind: 'office' }>
export type Customer = Extract<Actor, { kind: 'customer' }>

/** The place somebody has at a seller in a role. */
export const membershipAs = (role: SellerRole, organizationId: number): Membership => ({
  organizationId,
  role,
  permissions: PERMISSIONS_OF_ROLE[role],
})

/** The owner of the market behind an account. */
export const ownerOf = (staffId: number, sessionId: string): Office => ({
  kind: 'office',
  staffId,
  roles: ['owner'],
  sessionId,
})

/**
 * Permissions of the office's roles in the cabinets of all sellers. An owner has every one of them.
 */
const PERMISSIONS_OF_OFFICE_ROLE = { owner: PERMISSIONS } as const satisfies Readonly<
  Record<OfficeRole, readonly Permission[]>
>

export const isStaff = (actor: Actor): actor is Staff => actor.kind === 'staff' || actor.kind === 'office'

/** The sellers a person may do this for. The office is a member of none. */
export const sellersOf = (actor: Extract<Actor, { kind: 'staff' }>, permission?: Permission): readonly number[] =>
  actor.memberships
    .filter(({ permissions }) => permission === undefined || permissions.includes(permission))
    .map(({ organizationId }) => organizationId)

/** May they do this for at least one seller? */
export const may = (actor: Staff, permission: Permission): boolean =>
  actor.kind === 'office'
    ? actor.roles.some((role) => PERMISSIONS_OF_OFFICE_ROLE[role].includes(permission))
    : sellersOf(actor, permission).length > 0

/** May they do this for this seller? */
export const mayAt = (actor: Staff, permission: Permission, organizationId: number): boolean =>
  actor.kind === 'office' ? may(actor, permission) : sellersOf(actor, permission).includes(organizationId)

/** May they do this in the office? People of sellers may nothing there. */
export const mayInOffice = (actor: Actor, permission: OfficePermission): boolean =>
  actor.kind === 'office' && officePermissionsOf(actor.roles).includes(permission)
