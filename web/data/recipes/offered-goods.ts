import type { CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { fromRoubles, type Kopecks } from '@okolitsa/domain/money/money.ts'
import type { BasketOffer, BasketWay } from '@okolitsa/domain/recipes/basket.ts'
import type { Chosen } from './use-collect-cart.ts'

/** A product that an ingredient may be bought as, with the ways by which it comes. */
export interface OfferedGoods extends BasketOffer, Chosen {
  /** It only shares the category: it may replace the thing, and is never proposed for it. */
  readonly isSubstitute: boolean
}

const inKopecks = (roubles: number | null): Kopecks | null => (roubles === null ? null : fromRoubles(roubles))

/** Everything that is answered for a recipe, in the order of the answer. */
export function offeredGoods({ items, waysOfGoods }: RecipeProducts): readonly OfferedGoods[] {
  const ways = waysOfGoods.map((list) =>
    list.map(
      (way): BasketWay => ({
        ...way,
        price: inKopecks(way.price),
        minOrderSum: fromRoubles(way.minOrderSum),
        freeDeliverySum: inKopecks(way.freeDeliverySum),
      }),
    ),
  )
  return items.flatMap(({ position, products }) =>
    products.map(({ quantity, fit, product, ways: index }) => ({
      position,
      productId: product.id,
      organizationId: product.farmer.id,
      sum: Math.round(product.price * 100) * quantity,
      fit: fit ?? Number.MAX_SAFE_INTEGER,
      isSubstitute: fit === null,
      ways: ways[index] ?? [],
      product,
      quantity,
    })),
  )
}

/** What lies in the carts of sellers already: it counts for their minimums. */
export const sumsInCarts = (list: CartList | undefined): ReadonlyMap<number, Kopecks> =>
  new Map(
    list?.items.map(({ farmerId: organizationId, totals }) => [
      organizationId,
      fromRoubles(Math.max(0, Math.round((totals.goods - totals.discount) * 100) / 100)),
    ]),
  )
