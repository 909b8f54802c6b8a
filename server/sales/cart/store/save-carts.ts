import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, withinSite } from '../../../platform/db/within.ts'
import { type CartScope, customerIdOf, type GuestScope } from '../cart-scope.ts'
import type { Change } from './change-lines.ts'
import { chosenWayText } from './find-carts.ts'

/** Lock class of customers' cart lists. */
const CUSTOMER_CARTS_LOCK = 7_610

/** Facts about a seller required for opening a cart. */
export interface OpenableSeller {
  readonly type: string
  readonly isEnabled: boolean
  readonly isHidden: boolean
}

/** The seller of a new cart; null = unknown. */
export async function findSeller(executor: Executor, organizationId: number): Promise<OpenableSeller | null> {
  const [row] = await run<{ type: string; isEnabled: boolean; isHidden: boolean }>(
    executor,
    'select type, is_enabled as "isEnabled", is_hidden as "isHidden" from cart_seller where id = $1',
    [organizationId],
  )
  return row ? { type: row.type, isEnabled: row.isEnabled, isHidden: row.isHidden } : null
}

/** Serializes openings and merges of one customer's carts, so that their number never exceeds the limit. */
export async function lockCustomerCarts(tx: Executor, customerId: number): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock($1, $2)', [CUSTOMER_CARTS_LOCK, customerId])
}

/** Lock class of guests with a key. */
const GUEST_CARTS_LOCK = 7_611

/** Serializes openings and merges of one guest's carts. */
export async function lockGuest(tx: Executor, guestKey: string): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock($1, hashtext($2))', [GUEST_CARTS_LOCK, guestKey])
}

/** Cart ids of a customer by seller, own and shared. */
export async function customerCartIds(tx: Executor, { customerId, site }: CustomerScope): Promise<Map<number, string>> {
  const isShown = withinSite(site, 'organization_id', 1)
  const rows = await run<{ id: string; organizationId: number }>(
    tx,
    `select id, organization_id as "organizationId" from cart where customer_id = $1 and ${isShown}
     union all select cart_id, organization_id from cart_member
       where customer_id = $1 and left_at is null and ${isShown}`,
    [customerId, ...scopeValues(site)],
  )
  return new Map(rows.map((row) => [row.organizationId, row.id]))
}

/** Deletes empty carts without other members. Returns their number. */
export async function dropEmptied(tx: Executor, cartIds: readonly string[]): Promise<number> {
  const rows = await run(
    tx,
    `delete from cart where id = any($1::uuid[]) and version > 1
       and not exists (select from cart_line where cart_id = cart.id)
       and not exists (select from shared_cart where cart_id = cart.id) returning id`,
    [cartIds],
  )
  return rows.length
}

/** Creates an empty cart; returns its random id. */
export async function insertCart(
  tx: Executor,
  cart: {
    readonly customerId: number | null
    readonly organizationId: number
    readonly type: string
    readonly place: Location
    readonly now: Date
    /** Expiry of a guest's cart. */
    readonly expiresAt: Date
  },
): Promise<string> {
  const { customerId, organizationId, type, place, now, expiresAt } = cart
  const rows = await run<{ id: string }>(
    tx,
    `insert into cart (customer_id, organization_id, type, place, created_at, updated_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6) returning id`,
    [customerId, organizationId, type, JSON.stringify(place), now, customerId === null ? expiresAt : null],
  )
  return (rows[0] as { id: string }).id
}

/** SQL condition of an own cart; `$1`…`$3` = cart, customer, now. Members do not own a shared cart. */
const isOwn = ({ site }: CartScope, before: number) =>
  `id = $1 and (customer_id = $2 or (customer_id is null and expires_at > $3)) and ${withinSite(site, 'cart.organization_id', before)}`

/** Changes the place of a cart; returns its new version, or null = not an own cart within the scope. */
export async function setPlace(executor: Executor, change: Change, place: Location): Promise<number | null> {
  const { scope, cartId, now, expiresAt } = change
  const [row] = await run<{ version: number }>(
    executor,
    `update cart set place = $5, version = version + 1, updated_at = $3,
       expires_at = case when customer_id is null then $4::timestamptz end
     where ${isOwn(scope, 5)} returning version`,
    [cartId, customerIdOf(scope), now, expiresAt, JSON.stringify(place), ...scopeValues(scope.site)],
  )
  return row?.version ?? null
}

/** Deletes a cart and ends its sharing; false = not an own cart within the scope. */
export async function deleteCart(executor: Executor, scope: CartScope, cartId: string, now: Date): Promise<boolean> {
  const rows = await run(
    executor,
    `with gone as (delete from cart where ${isOwn(scope, 3)} returning id),
     over as (
       update shared_cart set ended_at = $3, outcome = 'deleted', ended_by = $2
        where cart_id in (select id from gone) and ended_at is null returning cart_id),
     shown_out as (
       update cart_member set left_at = $3 where left_at is null and cart_id in (select cart_id from over))
     select id from gone`,
    [cartId, customerIdOf(scope), now, ...scopeValues(scope.site)],
  )
  return rows.length > 0
}

/** Deletes a cart of any owner after a checkout or a merge. */
export async function closeCart(tx: Executor, cartId: string): Promise<void> {
  await run(tx, 'delete from cart where id = $1', [cartId])
}

/** Removes the ordered products from a cart and keeps the given ones. */
export async function leaveInCart(
  tx: Executor,
  cartId: string,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await run(
    tx,
    `with gone as (delete from cart_line where cart_id = $1 and product_id <> all($2::int[]))
     update cart set version = version + 1, updated_at = $3, promo_code = null where id = $1`,
    [cartId, productIds, now],
  )
}

/** Locks carts in the order of their ids, so that concurrent locks do not deadlock. */
export async function lockCarts(tx: Executor, cartIds: readonly string[]): Promise<void> {
  await run(tx, 'select from cart where id = any($1::uuid[]) order by id for update', [cartIds])
}

/** Locks all carts of a customer and of the guest they were, own and shared, in the order of their ids. */
export async function lockCartsOf(tx: Executor, customerId: number, guest: GuestScope): Promise<void> {
  await run(
    tx,
    `select from cart where id in (select id from cart where customer_id = $1
         or (id = any($3::uuid[]) and customer_id is null)
       union all select cart_id from cart_member
         where (customer_id = $1 or guest_key = $2) and left_at is null) order by id for update`,
    [customerId, guest.guestKey, guest.cartIds],
  )
}

/** Assigns a guest's cart with its lines to a customer. */
export async function giveCart(tx: Executor, cartId: string, customerId: number, now: Date): Promise<void> {
  await run(
    tx,
    `with line as (update cart_line set added_by = $2 where cart_id = $1 and added_by is null)
     update cart set customer_id = $2, expires_at = null, version = version + 1, updated_at = $3 where id = $1`,
    [cartId, customerId, now],
  )
}

/** Replaces a cart's lines by merged ones; new lines belong to `memberId`, or to the owner when it is null. */
export async function overwriteLines(
  tx: Executor,
  cart: {
    readonly id: string
    readonly customerId: number | null
    readonly memberId: number | null
    /** New place of the cart; null = unchanged. */
    readonly place: Location | null
    readonly now: Date
  },
  lines: readonly {
    readonly productId: number
    readonly optionsKey: string
    readonly quantity: number
    readonly seenPrice: Kopecks
    readonly chosenWay: ChosenWay | null
  }[],
): Promise<void> {
  await run(
    tx,
    `with line as (
       insert into cart_line (cart_id, product_id, options_key, quantity, seen_price, added_by, member_id, chosen_way)
       select $1, product_id, options_key, quantity, price, $2::int, $8::int, chosen_way::jsonb
       from unnest($5::int[], $6::int[], $7::int[], $9::text[], $10::text[])
         as merged (product_id, quantity, price, options_key, chosen_way)
       on conflict (cart_id, product_id, options_key) do update set quantity = excluded.quantity, seen_price = excluded.seen_price,
         chosen_way = excluded.chosen_way,
         is_joint = cart_line.is_joint or (cart_line.quantity <> excluded.quantity
           and cart_line.member_id is distinct from excluded.member_id))
     update cart set place = coalesce($3::jsonb, place), version = version + 1, updated_at = $4 where id = $1`,
    [
      cart.id,
      cart.customerId,
      cart.place && JSON.stringify(cart.place),
      cart.now,
      lines.map((line) => line.productId),
      lines.map((line) => line.quantity),
      lines.map((line) => line.seenPrice),
      cart.memberId,
      lines.map((line) => line.optionsKey),
      lines.map((line) => chosenWayText(line.chosenWay)),
    ],
  )
}

/** Deletes empty guest carts without other members that expired before `endBefore`. */
export async function deleteEmptyOfGuests(executor: Executor, endBefore: Date): Promise<void> {
  await run(
    executor,
    `delete from cart where expires_at <= $1
       and not exists (select from cart_line where cart_id = cart.id)
       and not exists (select from shared_cart where cart_id = cart.id)`,
    [endBefore],
  )
}

export async function deleteExpired(executor: Executor, now: Date): Promise<number> {
  return (await run(executor, 'delete from cart where expires_at <= $1 returning id', [now])).length
}
