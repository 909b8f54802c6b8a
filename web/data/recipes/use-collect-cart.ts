import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { navigate } from '../../platform/router/router.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { quantityOf } from '../cart/cart-state.ts'
import { useCarts, wantQuantity } from '../cart/use-carts.ts'

export interface Chosen {
  readonly product: ProductCard
  /** Quantity in sale steps. */
  readonly quantity: number
}

/** Merges quantities by product: one product may be chosen for two ingredients. */
export function byProduct(chosen: readonly Chosen[]): readonly Chosen[] {
  const products = new Map<number, Chosen>()
  for (const { product, quantity } of chosen)
    products.set(product.id, { product, quantity: quantity + (products.get(product.id)?.quantity ?? 0) })
  return [...products.values()]
}

/**
 * Adds the products of a recipe to the carts of their sellers, in addition to their contents; never more than the
 * stock.
 */
export function useCollectCart(): (chosen: readonly Chosen[]) => void {
  const queryClient = useQueryClient()
  const { list, pendingQuantities } = useCarts()
  return (chosen) => {
    for (const { product, quantity } of byProduct(chosen)) {
      const there = quantityOf(list, pendingQuantities, product.id)
      const most = Math.min(product.availability.available ?? Infinity, product.maxSaleQuantity ?? Infinity)
      wantQuantity(queryClient, {
        productId: product.id,
        organizationId: product.farmer.id,
        quantity: Math.min(there + quantity, most),
      })
    }
    showToast({
      tone: 'success',
      text: text.collected,
      action: { text: text.toCart, onPress: () => void navigate('/cart') },
    })
  }
}
