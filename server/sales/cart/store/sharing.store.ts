import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, withinSite } from '../../../platform/db/within.ts'
import { type CartScope, customerIdOf, guestKeyOf } from '../cart-scope.ts'

export interface SharedCart {
  readonly cartId: string
  readonly ownerId: number
  readonly ownerName: string | null
  readonly organizationId: number
  readonly farmerTitle: string
  /** Token of the invitation; null = withdrawn. */
  readonly token: string | null
  readonly end: SharedCartEnd | null
  /** Number of members without the owner. */
  readonly membersCount: number
  readonly linesCount: number
}

export interface SharedCartEnd {
  readonly outcome: 'ordered' | 'deleted'
  readonly customerId: number | null
  readonly firstName: string | null
  readonly orderNumber: string | null
}

interface Row {
  cartId: string
  ownerId: number
  ownerName: string | null
  organizationId: number
  farmerTitle: string
  token: string | null
  outcome: SharedCartEnd['outcome'] | null
  endedBy: number | null
  endedByName: string | null
  orderNumber: string | null
  cartIsThere: boolean
  membersCount: number
  linesCount: number
}

const SELECT = `select s.cart_id as "cartId", s.owner_id as "ownerId", o.first_name as "ownerName",
  s.organization_id as "organizationId", s.token, s.outcome, s.ended_by as "endedBy", e.first_name as "endedByName",
  s.order_number as "orderNumber", exists (select from cart where id = s.cart_id) as "cartIsThere",
  (select title from cart_seller where id = s.organization_id) as "farmerTitle",
  (select count(*)::int from cart_member m where m.cart_id = s.cart_id and m.left_at is null) as "membersCount",
  (select count(*)::int from cart_line l where l.cart_id = s.cart_id) as "linesCount"
from shared_cart s join cart_shopper o on o.id = s.owner_id left join cart_shopper e on e.id = s.ended_by`

const sharedCartOf = (row: Row): SharedCart => ({
  cartId: row.cartId,
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  organizationId: row.organizationId,
  farmerTitle: row.farmerTitle,
  token: row.token,
  end:
    row.outcome === null && row.cartIsThere
      ? null
      : {
          outcome: row.outcome ?? 'deleted',
          customerId: row.endedBy,
          firstName: row.endedByName,
          orderNumber: row.orderNumber,
        },
  membersCount: row.membersCount,
  linesCount: row.linesCount,
})

/** The shared cart of an invitation; null = unknown at this site, or withdrawn. */
export async function findInvited(executor: Executor, { site }: CartScope, token: string): Promise<SharedCart | null> {
  const text = `${SELECT} where s.token = $1 and ${withinSite(site, 's.organization_id', 1)}`
  const [row] = await run<Row>(executor, text, [token, ...scopeValues(site)])
  return row ? sharedCartOf(row) : null
}

/** A shared cart for its current or final members; null for others. */
export async function findShared(executor: Executor, scope: CartScope, cartId: string): Promise<SharedCart | null> {
  const [row] = await run<Row>(
    executor,
    `${SELECT} where s.cart_id = $1 and (s.owner_id = $2 or exists (
       select from cart_member m where m.cart_id = s.cart_id and (m.customer_id = $2 or m.guest_key = $3)
         and (m.left_at is null or m.left_at = s.ended_at)))
       and ${withinSite(scope.site, 's.organization_id', 3)}`,
    [cartId, customerIdOf(scope), guestKeyOf(scope), ...scopeValues(scope.site)],
  )
  return row ? sharedCartOf(row) : null
}

/** The seller displayed with an invitation, and the known name of the invited person. */
export interface InvitationFacts {
  readonly title: string
  readonly slug: string
  readonly smallImage: string
  readonly hue: number
  readonly myName: string | null
}

export async function findInvitationFacts(
  executor: Executor,
  scope: CartScope,
  organizationId: number,
): Promise<InvitationFacts> {
  const [row] = await run<InvitationFacts>(
    executor,
    `select s.title, s.slug, s.small_image as "smallImage", s.hue, p.first_name as "myName"
       from cart_seller s left join cart_shopper p on p.id = $2 where s.id = $1`,
    [organizationId, customerIdOf(scope)],
  )
  return row as InvitationFacts
}

/**
 * Shares an own cart, with a new invitation unless it has one; a partly ordered cart is shared again. False = the
 * customer has no such cart.
 */
export async function saveSharing(
  executor: Executor,
  { customerId, site }: CustomerScope,
  cartId: string,
  now: Date,
): Promise<boolean> {
  const rows = await run(
    executor,
    `insert into shared_cart (cart_id, owner_id, organization_id, created_at)
     select id, customer_id, organization_id, $3 from cart where id = $1 and customer_id = $2
       and ${withinSite(site, 'organization_id', 3)}
     on conflict (cart_id) do update set token = coalesce(shared_cart.token, excluded.token), ended_at = null,
       outcome = null, ended_by = null, order_number = null returning cart_id`,
    [cartId, customerId, now, ...scopeValues(site)],
  )
  return rows.length > 0
}

export async function withdrawToken(executor: Executor, scope: CustomerScope, cartId: string): Promise<void> {
  const { customerId, site } = scope
  const text = `update shared_cart s set token = null where cart_id = $1 and owner_id = $2 and ${withinSite(site, 's.organization_id', 2)}`
  await run(executor, text, [cartId, customerId, ...scopeValues(site)])
}

/** Replaces an open invitation by a new one. */
export async function renewToken(tx: Executor, cartId: string): Promise<void> {
  await run(tx, 'update shared_cart set token = gen_random_uuid() where cart_id = $1 and token is not null', [cartId])
}

/** Adds or readmits a member; returns their number in the cart. */
export async function saveMember(
  tx: Executor,
  scope: CartScope,
  member: {
    readonly cartId: string
    readonly organizationId: number
    readonly firstName: string | null
    readonly now: Date
  },
): Promise<number> {
  const { cartId, organizationId, firstName, now } = member
  const customerId = customerIdOf(scope)
  const key = customerId === null ? 'guest_key' : 'customer_id'
  const rows = await run<{ id: number }>(
    tx,
    `insert into cart_member (cart_id, organization_id, customer_id, guest_key, first_name, joined_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (cart_id, ${key}) where ${key} is not null
       do update set left_at = null, first_name = coalesce(excluded.first_name, cart_member.first_name)
     returning id`,
    [cartId, organizationId, customerId, guestKeyOf(scope), firstName, now],
  )
  return (rows[0] as { id: number }).id
}

/** Ends a membership; false = not a member. */
export async function endMembership(tx: Executor, cartId: string, memberId: number, now: Date): Promise<boolean> {
  const text = 'update cart_member set left_at = $3 where cart_id = $1 and id = $2 and left_at is null returning id'
  return (await run(tx, text, [cartId, memberId, now])).length > 0
}

/** Ends the sharing in the transaction that ends the cart. Returns true for a shared cart. */
export async function endSharing(
  tx: Executor,
  cartId: string,
  end: {
    readonly outcome: SharedCartEnd['outcome']
    readonly customerId: number | null
    readonly orderNumber: string | null
    readonly now: Date
  },
): Promise<boolean> {
  const rows = await run(
    tx,
    `with over as (
       update shared_cart set ended_at = $2, outcome = $3, ended_by = $4, order_number = $5
        where cart_id = $1 and ended_at is null returning cart_id),
     gone as (
       update cart_member set left_at = $2 where left_at is null and cart_id in (select cart_id from over))
     select from over`,
    [cartId, end.now, end.outcome, end.customerId, end.orderNumber],
  )
  return rows.length > 0
}

export interface GuestMembership {
  readonly id: number
  readonly cartId: string
  readonly organizationId: number
  readonly firstName: string | null
}

export async function listGuestMemberships(tx: Executor, guestKey: string): Promise<GuestMembership[]> {
  return run<GuestMembership>(
    tx,
    `select id, cart_id as "cartId", organization_id as "organizationId", first_name as "firstName"
       from cart_member where guest_key = $1 and left_at is null order by cart_id`,
    [guestKey],
  )
}

/** Assigns the lines of a member to another member, or to the owner when it is null. */
export async function giveLines(tx: Executor, memberId: number, toMemberId: number | null): Promise<void> {
  await run(tx, 'update cart_line set member_id = $2 where member_id = $1', [memberId, toMemberId])
}

export async function deleteEndedBefore(executor: Executor, moment: Date): Promise<void> {
  await run(executor, 'delete from shared_cart where ended_at < $1', [moment])
}
