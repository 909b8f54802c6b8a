import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { RETURN_WITHIN_MINUTES } from '@okolitsa/domain/stock/emptied-shelf.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { EmptiedShelf } from '../ports.ts'

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

const OWNERS = { organization: 'product.organization_id', customer: 'null' }
/** Maximum listed products; further ones can be corrected on the stock page. */
const MAX_SHOWN = 20

/** Emptied products that can be restored, the latest first. */
export function listEmptied(executor: Executor, scope: StaffScope): Promise<EmptiedShelf[]> {
  return run<EmptiedShelf>(
    executor,
    `select shelf_emptying.id, product.id as "productId", product.title, product.unit, product.is_weight as "isWeight",
       case when not was_unlimited then amount end as amount
       from shelf_emptying join product_title as product on product.id = shelf_emptying.product_id
      where returned_at is null and at >= shop_now() - make_interval(mins => $1) and ${within(scope, OWNERS, 2)}
      order by at desc, shelf_emptying.id limit $2`,
    [RETURN_WITHIN_MINUTES, MAX_SHOWN, ...scopeValues(scope)],
  )
}

/** The product and the seller of a write-off in the scope; null = none. */
export async function findEmptied(
  executor: Executor,
  scope: StaffScope,
  id: string,
): Promise<{ productId: number; organizationId: number } | null> {
  const [row] = await run<{ productId: number; organizationId: number }>(
    executor,
    `select product.id as "productId", product.organization_id as "organizationId"
       from shelf_emptying join product_title as product on product.id = shelf_emptying.product_id
      where shelf_emptying.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}
