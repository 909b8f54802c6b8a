import { type Executor, run } from '../../../platform/db/client.ts'
import type { HoldCause, StockClaim } from '../ports.ts'

export interface StockRow {
  productId: number
  isUnlimited: boolean
  available: number
}

/** Locks stock rows in the order of product ids and reads the available stock of each, in base units. */
export function lockStock(tx: Executor, productIds: readonly number[]): Promise<StockRow[]> {
  return run<StockRow>(
    tx,
    `select product_id as "productId", kind = 'unlimited' as "isUnlimited", on_hand - allocated - held as available
       from stock where product_id = any($1::int[]) order by product_id for no key update`,
    [productIds],
  )
}

/** Locks the stock rows of order lines; returns the newest hold of each line. */
export async function lockHolds(tx: Executor, orderLineIds: readonly number[]): Promise<HoldRow[]> {
  await run(
    tx,
    `select product_id from stock
      where product_id in (select product_id from stock_hold where order_line_id = any($1::bigint[]))
      order by product_id for no key update`,
    [orderLineIds],
  )
  return run<HoldRow>(
    tx,
    `select distinct on (order_line_id) order_line_id as "orderLineId", product_id as "productId", amount, cause, state
       from stock_hold where order_line_id = any($1::bigint[]) order by order_line_id, id desc`,
    [orderLineIds],
  )
}

export interface HoldRow {
  orderLineId: number
  productId: number
  amount: number
  cause: HoldCause
  state: 'live' | 'committed' | 'released' | 'expired' | 'handed_over'
}

/** A reservation: held until a time, or allocated immediately. */
export interface Taking {
  readonly cause: HoldCause
  readonly expiresAt: Date
  /** Time of the allocation; null = held until it expires. */
  readonly promisedAt: Date | null
}

/**
 * Reserves stock for order lines: locks the stock rows in the order of product ids, and stores either all holds or
 * none. Returns the products with too little stock and their available base units.
 */
export function takeStock(
  tx: Executor,
  claims: readonly StockClaim[],
  { cause, expiresAt, promisedAt }: Taking,
): Promise<{ productId: number; left: number }[]> {
  return run(
    tx,
    `with claim as (
       select * from unnest($1::int[], $2::int[], $3::bigint[]) as claim (product_id, amount, order_line_id)
     ), shelf as materialized (
       select product_id, kind = 'unlimited' as is_unlimited, on_hand - allocated - held as available
         from stock where product_id = any($1::int[]) order by product_id for no key update
     ), short as (
       select wanted.product_id, greatest(0, coalesce(shelf.available, 0)) as left
         from (select product_id, sum(amount) as amount from claim group by product_id) as wanted
         left join shelf using (product_id)
        where not coalesce(shelf.is_unlimited or shelf.available >= wanted.amount, false)
     ), taken as (
       insert into stock_hold (product_id, amount, order_line_id, cause, expires_at, state, ended_at)
       select product_id, amount, order_line_id, $4, $5, case when $6::timestamptz is null then 'live' else 'committed' end, $6
         from claim where not exists (select from short) order by product_id
     )
     select product_id as "productId", "left" from short order by product_id`,
    [
      claims.map((claim) => claim.productId),
      claims.map((claim) => claim.amount),
      claims.map((claim) => claim.orderLineId),
      cause,
      expiresAt,
      promisedAt,
    ],
  )
}

/** Stores a hold without an order; returns its id. */
export async function insertOffer(
  tx: Executor,
  claim: { readonly productId: number; readonly amount: number },
  expiresAt: Date,
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into stock_hold (product_id, amount, cause, expires_at) values ($1, $2, 'offer', $3) returning id`,
    [claim.productId, claim.amount, expiresAt],
  )
  if (!row) throw new Error('no hold was written')
  return row.id
}

/** The product of a hold; null = no such hold. */
export async function productOfHold(tx: Executor, holdId: string): Promise<number | null> {
  const [row] = await run<{ productId: number }>(tx, 'select product_id as "productId" from stock_hold where id = $1', [
    holdId,
  ])
  return row?.productId ?? null
}

/** Ends an active hold without an order. */
export async function endHold(tx: Executor, holdId: string, now: Date): Promise<void> {
  await run(
    tx,
    `update stock_hold set state = 'released', ended_at = $2 where id = $1 and state = 'live' and order_line_id is null`,
    [holdId, now],
  )
}

/** Moves the holds of lines to another state. */
export async function moveHolds(
  tx: Executor,
  orderLineIds: readonly number[],
  from: readonly HoldRow['state'][],
  to: HoldRow['state'],
  now: Date,
): Promise<void> {
  await run(
    tx,
    `update stock_hold set state = $3, ended_at = $4
      where order_line_id = any($1::bigint[]) and state = any($2::text[])`,
    [orderLineIds, from, to, now],
  )
}

/** Extends active holds of lines until `expiresAt`; never shortens them. */
export async function prolongHolds(tx: Executor, orderLineIds: readonly number[], expiresAt: Date): Promise<void> {
  await run(
    tx,
    `update stock_hold set expires_at = $2
      where order_line_id = any($1::bigint[]) and state = 'live' and expires_at < $2`,
    [orderLineIds, expiresAt],
  )
}

/** Ends expired holds, at most `limit`; returns the product of each. Locks the stock rows first, as all commands do. */
export async function expireHolds(tx: Executor, now: Date, limit: number): Promise<readonly number[]> {
  const rows = await run<{ id: string; productId: number }>(
    tx,
    `select id,
      product_id as "productId" from stock_hold where state = 'live' and expires_at < $1 order by expires_at limit $2`,
    [now, limit],
  )
  if (rows.length === 0) return []
  await lockStock(tx, [...new Set(rows.map((row) => row.productId))])
  const ended = await run<{ productId: number }>(
    tx,
    `update stock_hold set state = 'expired', ended_at = $2
      where id = any($1::uuid[]) and state = 'live' returning product_id as "productId"`,
    [rows.map((row) => row.id), now],
  )
  return ended.map(({ productId }) => productId)
}
