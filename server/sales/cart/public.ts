import type { CartSellable } from '@okolitsa/domain/cart/cart-line.ts'
import type { SellableProduct } from '../../discovery/catalog/ports.ts'

/** The seller's product as the rules of the cart see it. */
export const cartSellable = (product: SellableProduct, isReachable: boolean): CartSellable => ({
  productId: product.id,
  organizationId: product.organizationId,
  enabled: product.enabled,
  isReachable,
  price: product.price,
  finalPrice: product.finalPrice,
  stockLeft: product.available,
  maxSaleQuantity: product.maxSaleQuantity,
  unit: product.unit,
  measure: product.measure,
})

/** The day before which nothing of these products leaves; null = all of them are ready. */
export function latestHarvest(products: readonly SellableProduct[]): string | null {
  let latest: string | null = null
  for (const { harvestReadyOn } of products) {
    if (harvestReadyOn !== null && (latest === null || harvestReadyOn > latest)) latest = harvestReadyOn
  }
  return latest
}
