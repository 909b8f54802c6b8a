import { type Executor, run } from '../../../platform/db/client.ts'
import type { ShelfLevel } from '../ports.ts'

export interface LockedLevel extends ShelfLevel {
  readonly allocated: number
  readonly held: number
}

/** Stock rows in the order of product ids, taken until the end of the transaction. */
export function lockLevels(tx: Executor, productIds: readonly number[]): Promise<LockedLevel[]> {
  return run<LockedLevel>(
    tx,
    `select product_id as "productId", kind, on_hand as "onHand", allocated, held from stock
      where product_id = any($1::int[]) order by product_id for no key update`,
    [productIds],
  )
}

/** The first levels of products; the table's own trigger enters them into the ledger. */
export async function insertLevels(tx: Executor, levels: readonly ShelfLevel[]): Promise<void> {
  await run(
    tx,
    `insert into stock (product_id, kind, on_hand)
     select product_id, kind, on_hand
       from unnest($1::int[], $2::text[], $3::int[]) as level (product_id, kind, on_hand)`,
    [levels.map((level) => level.productId), levels.map((level) => level.kind), levels.map((level) => level.onHand)],
  )
}

/** Writes a level under its lock, with the movement it is. */
export async function saveLevel(tx: Executor, level: ShelfLevel, change: number): Promise<void> {
  await run(tx, 'update stock set kind = $2, on_hand = $3 where product_id = $1', [
    level.productId,
    level.kind,
    level.onHand,
  ])
  if (change === 0) return
  await run(
    tx,
    `insert into stock_movement (product_id, on_hand_delta, cause) values ($1, $2, 'counted by the seller')`,
    [level.productId, change],
  )
}
