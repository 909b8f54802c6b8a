import { type Executor, run } from '../../../platform/db/client.ts'
import type { HoldCause, StockClaim } from '../ports.ts'

export interface StockRow {
  productId: number
  isUnlimited: boolean
  available: number
}

/** Locks stock rows in the order of product ids and reads what is left of each, in base units. */
export function lockStock(tx: Executor, productIds: readonly number[]): Promise<StockRow[]> {
  return run<StockRow>(
    tx,
    `select product_id as "productId", kind = 'unlimited' as "isUnlimited", on_hand - allocated - held as available
       from stock where product_id = any($1::int[]) order by product_id for no key update`,
    [productIds],
  )
}

/** Locks the stock rows behind order lines; answers the holds that matter: the newest of each line. */
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

export async function insertHolds(
  tx: Executor,
  claims: readonly StockClaim[],
  cause: HoldCause,
  expiresAt: Date,
): Promise<void> {
  await run(
    tx,
    `insert into stock_hold (product_id, amount, order_line_id, cause, expires_at)
     select product_id, amount, order_line_id, $4, $5
       from unnest($1::int[], $2::int[], $3::bigint[]) as claim (product_id, amount, order_line_id)
      order by product_id`,
    [
      claims.map((claim) => claim.productId),
      claims.map((claim) => claim.amount),
      claims.map((claim) => claim.orderLineId),
      cause,
      expiresAt,
    ],
  )
}

/** A hold without an order; answers its id. */
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

/** Null = there is no such hold. */
export async function productOfHold(tx: Executor, holdId: string): Promise<number | null> {
  const [row] = await run<{ productId: number }>(tx, 'select product_id as "productId" from stock_hold where id = $1', [
    holdId,
  ])
  return row?.productId ?? null
}

/** Ends a live hold without an order. */
export async function endHold(tx: Executor, holdId: string, now: Date): Promise<void> {
  await run(
    tx,
    `update stock_hold set state = 'released', ended_at = $2 where id = $1 and state = 'live' and order_line_id is null`,
    [holdId, now],
  )
}

/** Moves the holds of lines from some states to another. */
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

/** Lets live holds of lines last until `expiresAt`, if that is later. */
export async function prolongHolds(tx: Executor, orderLineIds: readonly number[], expiresAt: Date): Promise<void> {
  await run(
    tx,
    `update stock_hold set expires_at = $2
      where order_line_id = any($1::bigint[]) and state = 'live' and expires_at < $2`,
    [orderLineIds, expiresAt],
  )
}

/** Ends live holds that ran out, at most `limit`. Stock rows are locked first, as everywhere. */
export async function expireHolds(tx: Executor, now: Date, limit: number): Promise<number> {
  const rows = await run<{ id: string; productId: number }>(
    tx,
    `select id,
      product_id as "productId" from stock_hold where state = 'live' and expires_at < $1 order by expires_at limit $2`,
    [now, limit],
  )
  if (rows.length === 0) return 0
  await lockStock(tx, [...new Set(rows.map((row) => row.productId))])
  const ended = await run(
    tx,
    `update stock_hold set state = 'expired', ended_at = $2
      where id = any($1::uuid[]) and state = 'live' returning id`,
    [rows.map((row) => row.id), now],
  )
  return ended.length
}
