import type { RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { demoRecipes } from '@okolitsa/demo/data/recipes.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { type Basket, type BasketOffer, type BasketWay, basketOf } from '@okolitsa/domain/recipes/basket.ts'
import { chooseBasket } from '@okolitsa/domain/recipes/choose-basket.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { testApp } from '../../server/testing.ts'

/** Minimum share of recipes that can be bought completely at their written portions. */
const LEAST_BUYABLE = 0.8

const shop = await testApp(await demoDatabase(), {}, { RATE_LIMIT_PER_MINUTE: '0' }, 'none')

/**
 * The products proposed on a recipe's page, as its browser computes them, without products that only share the
 * category.
 */
function basketOfPage({ items, waysOfGoods }: RecipeProducts): Basket {
  const ways = waysOfGoods.map((list): BasketWay[] =>
    list.map(({ price, minOrderSum, freeDeliverySum, dates, ...way }) => ({
      ...way,
      price: price === null ? null : fromRoubles(price),
      minOrderSum: fromRoubles(minOrderSum),
      freeDeliverySum: freeDeliverySum === null ? null : fromRoubles(freeDeliverySum),
      dates,
    })),
  )
  const offers = items.flatMap(({ position, products }) =>
    products.flatMap(({ product, quantity, fit, ways: index }): BasketOffer[] =>
      fit === null
        ? []
        : [
            {
              position,
              productId: product.id,
              organizationId: product.farmer.id,
              sum: fromRoubles(product.price) * quantity,
              fit,
              ways: ways[index] ?? [],
            },
          ],
    ),
  )
  return basketOf(chooseBasket(offers))
}

it('most recipes of the demo can be bought completely at usual portions, with every minimum reached, on one day', async () => {
  const { regionCode, city, coords } = defaultLocation
  const place = new URLSearchParams({
    regionId: regionCode,
    city: city ?? '',
    latitude: String(coords.latitude),
    longitude: String(coords.longitude),
  })
  const missed: string[] = []
  for (const { slug, ingredients } of demoRecipes) {
    const { status, body } = await shop.call('GET', `/api/v1/recipes/${slug}/products?${place}`)
    expect(status).toBe(200)
    const basket = basketOfPage(body)
    const bought = basket.parts.reduce((count, { goods }) => count + goods.length, 0)
    const needed = ingredients.filter(({ category }) => category !== null).length
    if (basket.isBuyable && bought === needed) continue
    const parts = basket.parts.map(
      ({ organizationId, sum, toMin }) => `${organizationId}: ${sum / 100} (−${toMin / 100})`,
    )
    missed.push(`${slug}: ${bought} of ${needed}, ${basket.day}; ${parts.join(', ')}`)
  }
  const share = 1 - missed.length / demoRecipes.length
  expect(share, missed.join('\n')).toBeGreaterThanOrEqual(LEAST_BUYABLE)
})
