import { type Executor, run } from '../../../platform/db/client.ts'

export interface Emptied {
  readonly productId: number
  readonly amount: number
  readonly wasUnlimited: boolean
}

/** Stores a write-off so that it can be undone. */
export async function saveEmptied(tx: Executor, { productId, amount, wasUnlimited }: Emptied): Promise<void> {
  await run(tx, `insert into shelf_emptying (product_id, amount, was_unlimited, at) values ($1, $2, $3, shop_now())`, [
    productId,
    amount,
    wasUnlimited,
  ])
}

/** Undoes a write-off unless it was undone before or is older than the given minutes; null = no change. */
export async function takeEmptiedBack(tx: Executor, id: string, minutes: number): Promise<Emptied | null> {
  const [row] = await run<{ productId: number; amount: number; wasUnlimited: boolean }>(
    tx,
    `update shelf_emptying set returned_at = shop_now() where id = $1 and returned_at is null and at >= shop_now() - make_interval(mins => $2)
     returning product_id as "productId", amount, was_unlimited as "wasUnlimited"`,
    [id, minutes],
  )
  return row ?? null
}
