import { normalizePromoCode } from '@okolitsa/domain/loyalty/promo-code.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { LoyaltyRequest } from '../../loyalty/ports.ts'
import { type CartScope, customerIdOf } from '../cart-scope.ts'
import { countCartsWithCode } from '../store/promo-code.store.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CountedCart } from './count-carts.ts'

/** The goods of a cart with the requested discounts. A code that the cart does not keep yet may be kept by others. */
export async function loyaltyRequestOf(
  { executor }: Pick<CartDeps, 'executor'>,
  scope: CartScope,
  { cart, lines }: CountedCart,
  promoCode: string | null,
  requestedBonuses: Kopecks,
): Promise<LoyaltyRequest> {
  const code = normalizePromoCode(promoCode ?? '')
  const isKept = code === '' || code === cart.promoCode
  return {
    customerId: customerIdOf(scope),
    organizationId: cart.organizationId,
    goods: lines
      .filter(({ counted }) => counted.quantity > 0)
      .map(({ counted, product }) => ({ sum: counted.lineSum, categoryIds: product.categoryIds })),
    promoCode,
    requestedBonuses,
    otherCarts: isKept ? 0 : await countCartsWithCode(executor, scope, code, cart.id),
  }
}
