import { type Executor, run } from '../../../platform/db/client.ts'
import type { ShelfLevel } from '../ports.ts'

export interface LockedLevel extends ShelfLevel {
  readonly allocated: number
  readonly held: number
}

/** Locks stock rows in the order of product ids until the end of the transaction. */
export function lockLevels(tx: Executor, productIds: readonly number[]): Promise<LockedLevel[]> {
  return run<LockedLevel>(
    tx,
    `select product_id as "productId", kind, on_hand as "onHand", allocated, held from stock
      where product_id = any($1::int[]) order by product_id for no key update`,
    [productIds],
  )
}

/** Inserts the initial stock; a trigger writes the ledger. */
export async function insertLevels(tx: Executor, levels: readonly ShelfLevel[]): Promise<void> {
  await run(
    tx,
    `insert into stock (product_id, kind, on_hand)
     select product_id, kind, on_hand
       from unnest($1::int[], $2::text[], $3::int[]) as level (product_id, kind, on_hand)`,
    [levels.map((level) => level.productId), levels.map((level) => level.kind), levels.map((level) => level.onHand)],
  )
}

export interface ShelfChange {
  readonly cause: string
  readonly change: number
  readonly staffId: number | null
  readonly reason?: string | null
  readonly note?: string
  readonly press?: string
}

/** Stores a stock level under its lock with its ledger entry. The key is stored even without a change. */
export async function saveLevel(
  tx: Executor,
  level: ShelfLevel,
  { cause, change, staffId, reason = null, note = '', press }: ShelfChange,
): Promise<void> {
  await run(tx, 'update stock set kind = $2, on_hand = $3 where product_id = $1', [
    level.productId,
    level.kind,
    level.onHand,
  ])
  if (change === 0 && press === undefined) return
  await run(
    tx,
    `insert into stock_movement (product_id, on_hand_delta, cause, on_hand_after, staff_id, reason, note, press, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, shop_now())`,
    [level.productId, change, cause, change === 0 ? null : level.onHand, staffId, reason, note || null, press ?? null],
  )
}

/** True = the key was used before. */
export async function isPressed(tx: Executor, productId: number, press: string): Promise<boolean> {
  const rows = await run<{ id: number }>(tx, 'select id from stock_movement where product_id = $1 and press = $2', [
    productId,
    press,
  ])
  return rows.length > 0
}

/** Stores stock levels under their locks with their ledger entries. */
export async function saveLevels(
  tx: Executor,
  levels: readonly (ShelfLevel & { change: number })[],
  { cause, staffId }: Pick<ShelfChange, 'cause' | 'staffId'>,
): Promise<void> {
  await run(
    tx,
    `with level as (
       select * from unnest($1::int[], $2::text[], $3::int[], $4::int[]) as level (product_id, kind, on_hand, change)
     ), saved as (
       update stock set kind = level.kind, on_hand = level.on_hand from level where stock.product_id = level.product_id
     )
     insert into stock_movement (product_id, on_hand_delta, cause, on_hand_after, staff_id, at)
     select product_id, change, $5, on_hand, $6, shop_now() from level where change <> 0 order by product_id`,
    [
      levels.map(({ productId }) => productId),
      levels.map(({ kind }) => kind),
      levels.map(({ onHand }) => onHand),
      levels.map(({ change }) => change),
      cause,
      staffId,
    ],
  )
}
