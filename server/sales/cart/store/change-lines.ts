import type { ChosenWay } from '@okolitsa/domain/cart/chosen-way.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues } from '../../../platform/db/within.ts'
import { type CartScope, customerIdOf, guestKeyOf } from '../cart-scope.ts'
import { chosenWayText, isOpenTo } from './find-carts.ts'

export interface Change {
  readonly scope: CartScope
  readonly cartId: string
  readonly now: Date
  /** New expiry of a guest's cart. */
  readonly expiresAt: Date
}

export interface AddedLine {
  readonly productId: number
  readonly optionsKey: string
  /** Sale steps to add. */
  readonly quantity: number
  readonly price: Kopecks
  /** Maximum steps in the cart after the addition. */
  readonly bound: number
  /** Chosen delivery; null = keep the line's earlier choice. */
  readonly chosenWay?: ChosenWay | null
}

export interface WrittenLine {
  readonly productId: number
  readonly optionsKey: string
  /** Sale steps in the cart after the change. */
  readonly quantity: number
}

/** Result of a write. `version` = the cart's new version; null = no change. */
export interface Written {
  readonly version: number | null
  readonly lines: readonly WrittenLine[]
}

interface WrittenRow {
  version: number
  productId: number
  optionsKey: string
  quantity: number
}

const writtenOf = (rows: readonly WrittenRow[]): Written => ({
  version: rows[0]?.version ?? null,
  lines: rows.map((row) => ({ productId: row.productId, optionsKey: row.optionsKey, quantity: row.quantity })),
})

// every statement locks the cart's row before its lines, so concurrent changes of one cart wait instead of deadlocking
/** CTE `mine` with the locked cart. `$1`…`$4` = customer, guest key, now, cart; `$5` = new expiry of a guest's cart. */
const mine = (scope: CartScope, before: number) =>
  `mine as (select c.id from cart c where c.id = $4 and ${isOpenTo(scope, before)} for update of c)`
const TOUCHED = (changed: string) => `touched as (
  update cart set version = version + 1, updated_at = $3,
    expires_at = case when customer_id is null then $5::timestamptz end
  where id in (select id from mine) and exists (${changed}) returning version)`

/** The caller's membership of a shared cart; null = its owner. */
const ME = `(select m.id from cart_member m where m.cart_id = mine.id and m.left_at is null
       and (m.customer_id = $1 or m.guest_key = $2))`

const add = (scope: CartScope) => `with ${mine(scope, 11)}, put as (
  insert into cart_line (cart_id, product_id, options_key, quantity, seen_price, added_by, chosen_way, member_id)
  select mine.id, added.product_id, added.options_key, added.quantity, added.price, $1::int,
    added.chosen_way::jsonb, ${ME}
  from mine, unnest($6::int[], $7::int[], $8::int[], $10::text[], $11::text[])
    as added (product_id, quantity, price, options_key, chosen_way)
  on conflict (cart_id, product_id, options_key) do update
    set quantity = cart_line.quantity + excluded.quantity, seen_price = excluded.seen_price,
      chosen_way = coalesce(excluded.chosen_way, cart_line.chosen_way),
      is_joint = cart_line.is_joint or cart_line.member_id is distinct from excluded.member_id
    where cart_line.quantity + excluded.quantity <= (
      select bound from unnest($6::int[], $9::int[], $10::text[]) as most (product_id, bound, options_key)
        where most.product_id = excluded.product_id and most.options_key = excluded.options_key)
  returning product_id, options_key, quantity), ${TOUCHED('select from put')}
select touched.version, put.product_id as "productId", put.options_key as "optionsKey", put.quantity from touched, put`

const set = (scope: CartScope) => `with ${mine(scope, 10)}, line as (
  update cart_line set quantity = $7, seen_price = $8, chosen_way = coalesce($10::jsonb, chosen_way),
    is_joint = cart_line.is_joint or (quantity <> $7 and cart_line.member_id is distinct from ${ME})
  from mine where cart_id = mine.id and product_id = $6 and options_key = $9
  returning product_id, options_key, quantity), ${TOUCHED('select from line')}
select touched.version, line.product_id as "productId", line.options_key as "optionsKey", line.quantity from touched, line`

/** Statement that replaces the choice of a line in place; an equal line is merged. */
const rechoose = (scope: CartScope) => `with ${mine(scope, 11)}, was as (
  delete from cart_line where cart_id in (select id from mine) and product_id = $6 and options_key = $7
  returning cart_id, added_by, substitution, added_at, is_joint, member_id, chosen_way), put as (
  insert into cart_line (cart_id, product_id, options_key, quantity, seen_price, added_by, substitution, added_at,
    chosen_way, member_id, is_joint)
  select was.cart_id, $6::int, $8::text, $9::int, $10::int, was.added_by, was.substitution, was.added_at, was.chosen_way,
    was.member_id,
    was.is_joint or was.member_id is distinct from ${ME}
  from mine, was
  on conflict (cart_id, product_id, options_key) do update
    set quantity = cart_line.quantity + excluded.quantity, seen_price = excluded.seen_price,
      is_joint = cart_line.is_joint or excluded.is_joint or cart_line.member_id is distinct from excluded.member_id
    where cart_line.quantity + excluded.quantity <= $11
  returning product_id, options_key, quantity), ${TOUCHED('select from put')}
select touched.version, put.product_id as "productId", put.options_key as "optionsKey", put.quantity from touched, put`

const remove = (scope: CartScope) => `with ${mine(scope, 7)}, gone as (
  delete from cart_line where cart_id in (select id from mine) and product_id = $6 and options_key = $7
  returning product_id, options_key), ${TOUCHED('select from gone')}
select touched.version, gone.product_id as "productId", gone.options_key as "optionsKey", 0 as quantity from touched, gone`

const common = ({ scope, now, cartId, expiresAt }: Change) => [
  customerIdOf(scope),
  guestKeyOf(scope),
  now,
  cartId,
  expiresAt,
]

/**
 * Adds to lines in one statement, so that concurrent additions add up. A line above its bound is not written and
 * missing in the result; for several lines use a transaction and roll it back in this case. Lines must be distinct.
 */
export async function addToLines(executor: Executor, change: Change, added: readonly AddedLine[]): Promise<Written> {
  const rows = await run<WrittenRow>(executor, add(change.scope), [
    ...common(change),
    added.map((line) => line.productId),
    added.map((line) => line.quantity),
    added.map((line) => line.price),
    added.map((line) => line.bound),
    added.map((line) => line.optionsKey),
    added.map((line) => chosenWayText(line.chosenWay)),
    ...scopeValues(change.scope.site),
  ])
  return writtenOf(rows)
}

export async function setLine(
  executor: Executor,
  change: Change,
  line: WrittenLine & { readonly price: Kopecks; readonly chosenWay?: ChosenWay | null },
): Promise<Written> {
  const values = [
    ...common(change),
    line.productId,
    line.quantity,
    line.price,
    line.optionsKey,
    chosenWayText(line.chosenWay),
    ...scopeValues(change.scope.site),
  ]
  return writtenOf(await run<WrittenRow>(executor, set(change.scope), values))
}

/**
 * Changes the options of an existing line, or merges it with the line that has them. No result = the line no longer
 * exists, or the sum would exceed the bound: roll back the transaction in this case.
 */
export async function rechooseLine(
  executor: Executor,
  change: Change,
  { from, to }: { readonly from: Pick<WrittenLine, 'productId' | 'optionsKey'>; readonly to: AddedLine },
): Promise<Written> {
  const values = [
    ...common(change),
    from.productId,
    from.optionsKey,
    to.optionsKey,
    to.quantity,
    to.price,
    to.bound,
    ...scopeValues(change.scope.site),
  ]
  return writtenOf(await run<WrittenRow>(executor, rechoose(change.scope), values))
}

export async function removeLine(
  executor: Executor,
  change: Change,
  { productId, optionsKey }: Pick<WrittenLine, 'productId' | 'optionsKey'>,
): Promise<Written> {
  const values = [...common(change), productId, optionsKey, ...scopeValues(change.scope.site)]
  return writtenOf(await run<WrittenRow>(executor, remove(change.scope), values))
}
