/** What people of the sellers' side may do; each call of theirs names the one it needs. */
export const PERMISSIONS = [
  'readOrders',
  'workOrders',
  'takeMoney',
  'decideClaims',
  'decideContests',
  'answerCustomers',
  'moderateReviews',
  'approveSellers',
  'seeUnanswered',
  'seeSearches',
  'manageCalendar',
  'manageGoods',
  'manageSite',
  'seeAnalytics',
  'manageShop',
  'manageStaff',
  'seeNumbers',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** Everything that is done at a seller. */
const OF_SELLER = [
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
] as const satisfies readonly Permission[]

/** What a person is at a seller, and what that lets them do there. A new role is a line here and in its check of the database. */
export const PERMISSIONS_OF_ROLE = {
  /** A seller always has one; only owners touch owners (`domain/staff`). */
  owner: OF_SELLER,
  manager: OF_SELLER,
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
 * Who is asking. What somebody may see is said by their kind and never by an id that is missing: a person of a seller
 * without a membership sees nothing, and an administrator is a kind of their own.
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
      readonly kind: 'administrator'
      readonly staffId: number
      readonly permissions: readonly Permission[]
      readonly sessionId: string
    }
  | { readonly kind: 'service' }

/** Whoever works on the sellers' side of the marketplace. */
export type Staff = Extract<Actor, { kind: 'staff' | 'administrator' }>
export type Customer = Extract<Actor, { kind: 'customer' }>

/** The place somebody has at a seller in a role. */
export const membershipAs = (role: SellerRole, organizationId: number): Membership => ({
  organizationId,
  role,
  permissions: PERMISSIONS_OF_ROLE[role],
})

/** The administrator behind an account: everything that sellers may, for all of them, and contests besides. */
export const administratorOf = (staffId: number, sessionId: string): Staff => ({
  kind: 'administrator',
  staffId,
  permissions: PERMISSIONS,
  sessionId,
})

export const isStaff = (actor: Actor): actor is Staff => actor.kind === 'staff' || actor.kind === 'administrator'

/** The sellers a person may do this for; an administrator is no member of any. */
export const sellersOf = (actor: Extract<Actor, { kind: 'staff' }>, permission?: Permission): readonly number[] =>
  actor.memberships
    .filter(({ permissions }) => permission === undefined || permissions.includes(permission))
    .map(({ organizationId }) => organizationId)

/** May they do this at all, for one seller or for every one? */
export const may = (actor: Staff, permission: Permission): boolean =>
  actor.kind === 'administrator' ? actor.permissions.includes(permission) : sellersOf(actor, permission).length > 0
