import { Refusal } from '../refusal/refusal.ts'
import { type CartSellable, lineBound, MAX_LINE_QUANTITY } from './cart-line.ts'

/** Maximum quantity of a line: its bound, or MAX_LINE_QUANTITY without one. */
export const boundOrMost = (product: Pick<CartSellable, 'stockLeft' | 'maxSaleQuantity'>): number =>
  Math.min(lineBound(product) ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY)

/** Requires that the product can be put into a cart of this seller. @throws {Refusal} FARMER_OR_PRODUCTS_UNAVAILABLE */
export function demandOnSale(
  product: CartSellable | undefined,
  productId: number,
  organizationId?: number,
): asserts product is CartSellable {
  if (!product?.enabled || (organizationId !== undefined && product.organizationId !== organizationId)) {
    throw new Refusal('FARMER_OR_PRODUCTS_UNAVAILABLE', { productIds: [productId] })
  }
}

/** The refusal of a quantity above the bound, with the stock left and the limit. */
function overBound(product: CartSellable): Refusal {
  const { productId, stockLeft, maxSaleQuantity } = product
  const most = boundOrMost(product)
  if (stockLeft !== null && stockLeft <= (maxSaleQuantity ?? MAX_LINE_QUANTITY)) {
    return new Refusal('NOT_ENOUGH_STOCK', { products: [{ productId, left: Math.max(0, stockLeft) }] })
  }
  return new Refusal('QUANTITY_OVER_LIMIT', { productId, max: most })
}

/**
 * Requires that the line may have this quantity. 0 removes the line and is always allowed, also for a product that is
 * gone. Any other quantity must be available, so lowering a line above today's bound ends at the bound or below.
 * @throws {Refusal} FARMER_OR_PRODUCTS_UNAVAILABLE, DISH_CHOICE_WRONG, UNAVAILABLE_AT_USER_AREA, GOODS_WILL_NOT_LAST,
 * NOT_ENOUGH_STOCK, QUANTITY_OVER_LIMIT
 */
export function demandQuantity(product: CartSellable, quantity: number): void {
  if (quantity === 0) return
  demandOnSale(product, product.productId)
  if (product.areOptionsOff) throw new Refusal('DISH_CHOICE_WRONG', { productId: product.productId, mistakes: [] })
  if (!product.isReachable) throw new Refusal('UNAVAILABLE_AT_USER_AREA', { productIds: [product.productId] })
  if (product.perishes)
    throw new Refusal('GOODS_WILL_NOT_LAST', { products: [{ productId: product.productId, ...product.perishes }] })
  if (quantity > boundOrMost(product)) throw overBound(product)
}
