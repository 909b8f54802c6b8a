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

/** Reads `product_clone`, which the products module has made in this transaction. */
export async function cloneLevels(tx: Executor): Promise<void> {
  await run(
    tx,
    `insert into stock (product_id, kind, on_hand)
    select c.id, s.kind, s.on_hand from product_clone c join stock s on s.product_id = c.base_id order by c.id`,
  )
  // the ledger's own trigger sleeps with the other triggers
  await run(
    tx,
    `insert into stock_movement (product_id, on_hand_delta, cause)
    select s.product_id, s.on_hand, 'initial' from stock s join product_clone c on c.id = s.product_id where s.on_hand <> 0`,
  )
}
