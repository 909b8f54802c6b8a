import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues } from '../../../platform/db/within.ts'
import { type CartScope, customerIdOf, guestKeyOf } from '../cart-scope.ts'
import type { Change } from './change-lines.ts'
import { isOpenTo } from './find-carts.ts'

/** Stores the promo code of a cart (null = none). False = the scope has no such cart. */
export async function setPromoCode(executor: Executor, change: Change, promoCode: string | null): Promise<boolean> {
  const { scope, cartId, now, expiresAt } = change
  const rows = await run(
    executor,
    `update cart c set promo_code = $6, version = c.version + 1, updated_at = $3,
       expires_at = case when c.customer_id is null then $5::timestamptz end
     where c.id = $4 and ${isOpenTo(scope, 6)} returning c.id`,
    [customerIdOf(scope), guestKeyOf(scope), now, cartId, expiresAt, promoCode, ...scopeValues(scope.site)],
  )
  return rows.length > 0
}

/** Copies the promo code of a merged cart to a cart without one. */
export async function takePromoCode(tx: Executor, intoId: string, fromId: string): Promise<void> {
  await run(
    tx,
    `update cart c set promo_code = merged.promo_code from cart merged
     where c.id = $1 and merged.id = $2 and c.promo_code is null`,
    [intoId, fromId],
  )
}

/** Other carts of the same owner that keep a code. */
export async function countCartsWithCode(
  executor: Executor,
  scope: CartScope,
  code: string,
  cartId: string,
): Promise<number> {
  const own = scope.kind === 'customer' ? 'customer_id = $3' : 'customer_id is null and id = any($3::uuid[])'
  const [row] = await run<{ carts: number }>(
    executor,
    `select count(*)::int as carts from cart where promo_code = $1 and id <> $2::uuid and ${own}`,
    [code, cartId, scope.kind === 'customer' ? scope.customerId : scope.cartIds],
  )
  return row?.carts ?? 0
}
