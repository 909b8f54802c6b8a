import type { CartList } from '@okolitsa/contracts/cart/cart.ts'
import type { RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { fromRoubles, type Kopecks, times } from '@okolitsa/domain/money/money.ts'
import type { BasketOffer, BasketWay } from '@okolitsa/domain/recipes/basket.ts'
import { goodsSumOf } from '../cart/cart-state.ts'
import type { Chosen } from './use-collect-cart.ts'

/** A product that can be bought for an ingredient, with its delivery methods. */
export interface OfferedGoods extends BasketOffer, Chosen {
  /** The product only shares the ingredient's category: it is a possible replacement and is never proposed first. */
  readonly isSubstitute: boolean
}

const inKopecks = (roubles: number | null): Kopecks | null => (roubles === null ? null : fromRoubles(roubles))

/** All products from the answer for a recipe, in the order of the answer. */
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
      sum: times(fromRoubles(product.price), quantity),
      fit: fit ?? Number.MAX_SAFE_INTEGER,
      isSubstitute: fit === null,
      ways: ways[index] ?? [],
      product,
      quantity,
    })),
  )
}

/** Sums of the carts by seller, which contribute to the sellers' minimums. */
export const sumsInCarts = (list: CartList | undefined): ReadonlyMap<number, Kopecks> =>
  new Map(list?.items.map((cart) => [cart.farmerId, fromRoubles(Math.max(0, goodsSumOf(cart)))]))
