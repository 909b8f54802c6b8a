import { lineBound } from '@okolitsa/domain/cart/cart-line.ts'
import { mergeLines } from '@okolitsa/domain/cart/merge-lines.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { BY_ANY_WAY, cartSellable } from '../public.ts'
import type { StoredCart } from '../store/find-carts.ts'
import { takePromoCode } from '../store/promo-code.store.ts'
import { closeCart, overwriteLines } from '../store/save-carts.ts'
import type { ProductSnapshots } from './count-carts.ts'

/**
 * Merges a cart into another one of the same seller (see mergeLines), with its promo code unless the other one has a
 * code, and closes it; both are locked.
 * @param by the owner of the lines: a member, or the cart's owner for `memberId` null; `place` = new place of the cart,
 * null = unchanged
 */
export async function mergeCart(
  tx: Executor,
  into: StoredCart,
  from: StoredCart,
  by: {
    readonly customerId: number | null
    readonly memberId: number | null
    readonly place: Location | null
    readonly now: Date
    readonly snapshots: ProductSnapshots
  },
): Promise<StoredCart> {
  const { customerId, memberId, place, now, snapshots } = by
  const lines = mergeLines(into.lines, from.lines, (productId) => {
    const product = snapshots.get(productId)
    return product ? lineBound(cartSellable(product, BY_ANY_WAY)) : 0
  })
  await overwriteLines(tx, { id: into.id, customerId, memberId, place, now }, lines)
  if (from.promoCode !== null) await takePromoCode(tx, into.id, from.id)
  await closeCart(tx, from.id)
  return { ...into, place: place ?? into.place, promoCode: into.promoCode ?? from.promoCode, lines }
}
