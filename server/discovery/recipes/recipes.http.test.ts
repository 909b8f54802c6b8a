import { createClient } from '@okolitsa/contracts/kernel/client.ts'
import type { RecipeProducts } from '@okolitsa/contracts/recipes/recipe.ts'
import { recipesEndpoints } from '@okolitsa/contracts/recipes/recipes.endpoints.ts'
import { demoRecipes } from '@okolitsa/demo/data/recipes.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { type BasketOffer, basketOf } from '@okolitsa/domain/recipes/basket.ts'
import { chooseBasket } from '@okolitsa/domain/recipes/choose-basket.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoDatabase } from '../../platform/db/testing.ts'
import { type TestApp, testApp } from '../../testing.ts'

let app: TestApp
const database = await demoDatabase()
beforeAll(async () => {
  app = await testApp(database)
})
const recipes = () => createClient(recipesEndpoints, app.sendAs())

/** A town without courier delivery in the demo. */
const FAR_AWAY = { regionId: '87', city: 'Анадырь', latitude: 64.735, longitude: 177.515 }

describe('categories', () => {
  it('counts the recipes of a category; categories with a rule contain the matching ones', async () => {
    const { items } = await recipes().listRecipeCategories()
    const counts = Object.fromEntries(items.map(({ urlKey, recipesCount }) => [urlKey, recipesCount]))
    expect(counts).toEqual({
      zavtraki: 10,
      supy: 10,
      'na-uzhin': 14,
      salaty: 9,
      vypechka: 10,
      detyam: 7,
      'za-20-minut': demoRecipes.filter(({ minutes }) => minutes <= 20).length,
      'bez-myasa': demoRecipes.filter(({ isMeatless }) => isMeatless).length,
    })
  })
  it('shows the first recipes of each category', async () => {
    const { items } = await recipes().recipesByCategory()
    expect(items.every((category) => category.recipes.length === Math.min(4, category.recipesCount))).toBe(true)
    const fast = items.find(({ urlKey }) => urlKey === 'za-20-minut')
    expect(fast?.recipes.every(({ minutes }) => minutes <= 20)).toBe(true)
  })
})

describe('the list', () => {
  it('returns every recipe once, in pages of 12', async () => {
    const slugs: string[] = []
    for (let page = 1; page <= 5; page += 1) {
      const { items, totalItems, totalPages } = await recipes().recipes({ query: { page } })
      expect([totalItems, totalPages]).toEqual([60, 5])
      slugs.push(...items.map(({ slug }) => slug))
    }
    expect(new Set(slugs).size).toBe(60)
    expect(await recipes().recipes({ query: { page: 9 } })).toMatchObject({ items: [], totalItems: 60 })
  })
  it('filters recipes by category, time and meat', async () => {
    const { items } = await recipes().recipes({
      query: { category: 'supy', meatless: 'true', minutes: 40, perPage: 50 },
    })
    const expected = demoRecipes.filter((one) => one.category === 'supy' && one.isMeatless && one.minutes <= 40)
    expect(items.map(({ slug }) => slug).sort()).toEqual(expected.map(({ slug }) => slug).sort())
  })
  it('filters recipes by the product used, by category and by words of the title', async () => {
    const of = async (product: number) =>
      (await recipes().recipes({ query: { product, perPage: 50 } })).items.map(({ slug }) => slug)
    const beet = 'borshch-na-govyazhej-kostochke'
    const { items } = await recipes().recipeProducts({ params: { slug: beet } })
    const proposed = items.flatMap(({ products }) => products.map(({ product }) => product))
    const named = proposed.find(({ title }) => title.toLowerCase().includes('свёкла')) ?? proposed[0]
    expect(await of(named?.id ?? 0)).toContain(beet)
    // a product that replaces an ingredient by its category only is not an ingredient of the recipe
    const replaced = await Promise.all(proposed.map(async ({ id }) => (await of(id)).includes(beet)))
    expect(replaced).toContain(false)
    expect(await recipes().recipes({ query: { product: 999_999_999 } })).toMatchObject({ items: [], totalItems: 0 })
    expect((await app.call('GET', '/api/v2/recipes?product=x')).status).toBe(400)
  })
  it('refuses an invalid page', async () => {
    expect((await app.call('GET', '/api/v2/recipes?page=0')).status).toBe(400)
    expect((await app.call('GET', '/api/v2/recipes?minutes=soon')).status).toBe(400)
  })
})

describe('a recipe', () => {
  it('returns all parts of a recipe', async () => {
    const recipe = await recipes().recipe({ params: { slug: 'oladi-s-medom-i-yagodami' } })
    expect(recipe).toMatchObject({ categoryTitle: 'Завтраки', portions: 4, productsCount: 6, level: 'easy' })
    expect(recipe.ingredients[0]).toEqual({ position: 1, title: 'Кефир', amount: 500, unit: 'ml', isPantry: false })
    expect(recipe.ingredients.filter(({ isPantry }) => isPantry).map(({ title }) => title)).toEqual([
      'Масло сливочное',
      'Сахар',
      'Сода',
      'Соль',
    ])
    expect(recipe.steps[0]).toMatchObject({ title: 'Смешайте кефир и яйца', minutes: 5 })
  })
  it('answers 404 to every call for an unknown recipe', async () => {
    for (const call of ['', '/products', '/similar']) {
      const { status } = await app.call('GET', `/api/v1/recipes/no-such-recipe${call}`)
      expect([call, status]).toEqual([call, 404])
    }
  })
  it('lists similar recipes of the same category first, without the recipe itself', async () => {
    const { items } = await recipes().similarRecipes({ params: { slug: 'krolik-v-smetane' } })
    expect(items).toHaveLength(4)
    expect(items.map(({ slug }) => slug)).not.toContain('krolik-v-smetane')
    expect(items[0]?.categoryUrlKey).toBe('na-uzhin')
  })
})

/** Converts the answer to basket offers. */
function offersOf({ items, waysOfGoods }: RecipeProducts): BasketOffer[][] {
  const inKopecks = (sum: number | null) => (sum === null ? null : fromRoubles(sum))
  const ways = waysOfGoods.map((of) =>
    of.map((way) => ({
      ...way,
      price: inKopecks(way.price),
      minOrderSum: fromRoubles(way.minOrderSum),
      freeDeliverySum: inKopecks(way.freeDeliverySum),
    })),
  )
  return items.map(({ position, products }) =>
    products.flatMap(({ quantity, fit, product, ways: index }) => {
      const { id: productId, farmer, price } = product
      const sum = fromRoubles(price) * quantity
      return fit === null ? [] : [{ position, productId, organizationId: farmer.id, sum, fit, ways: ways[index] ?? [] }]
    }),
  )
}

describe('the products for a recipe', () => {
  it('proposes products in stock that reach the place, in sufficient amounts', async () => {
    for (const { slug, ingredients } of demoRecipes) {
      const { items } = await recipes().recipeProducts({ params: { slug }, query: {} })
      expect(items.length).toBe(ingredients.filter(({ category }) => category !== null).length)
      for (const { products } of items) {
        for (const { product, quantity } of products) {
          expect(product.availability.isAvailableForCart).toBe(true)
          expect(product.availability.available ?? quantity).toBeGreaterThanOrEqual(quantity)
        }
      }
    }
  })
  it('proposes a product for every ingredient sold in a sufficient amount, also without search words', async () => {
    const { items } = await recipes().recipeProducts({ params: { slug: 'oladi-s-medom-i-yagodami' }, query: {} })
    expect(items.map(({ products }) => products.length > 0)).toEqual(items.map(() => true))
  })
  it('increases the amounts with the number of portions', async () => {
    const bought = async (portions: number) => {
      const { items } = await recipes().recipeProducts({
        params: { slug: 'oladi-s-medom-i-yagodami' },
        query: { portions },
      })
      return items.reduce((sum, { products }) => sum + (products[0]?.quantity ?? 0), 0)
    }
    expect(await bought(16)).toBeGreaterThan(await bought(4))
    expect((await app.call('GET', '/api/v1/recipes/krolik-v-smetane/products?portions=21')).status).toBe(400)
  })
  it('proposes the best basket, with the delivery methods of its sellers', async () => {
    for (const { slug } of demoRecipes) {
      const offers = offersOf(await recipes().recipeProducts({ params: { slug }, query: {} }))
      const proposed = basketOf(offers.flatMap((ofOne) => ofOne.slice(0, 1)))
      const best = basketOf(chooseBasket(offers.flat()))
      expect([slug, proposed.isBuyable, proposed.parts.length]).toEqual([slug, best.isBuyable, best.parts.length])
      expect(proposed.parts.every(({ way }) => way !== null)).toBe(true)
    }
  })
  it('can order the proposed products when the portions reach the minimum order sums', async () => {
    const basketFor = async (slug: string, portions: number) =>
      basketOf(
        offersOf(await recipes().recipeProducts({ params: { slug }, query: { portions } })).flatMap((ofOne) =>
          ofOne.slice(0, 1),
        ),
      )
    const baskets = await Promise.all(demoRecipes.map(({ slug }) => basketFor(slug, 20)))
    const buyable = baskets.filter(({ isBuyable }) => isBuyable)
    expect(buyable.length).toBeGreaterThan(0)
    for (const { parts, day } of buyable) {
      expect(day).not.toBeNull()
      for (const { way, sum, toMin } of parts) expect([toMin, sum >= (way?.minOrderSum ?? 0)]).toEqual([0, true])
    }
    // a small basket is below the minimum sum of its farm, and the answer contains the difference
    const small = await basketFor('kurinaya-lapsha', 6)
    expect(small.isBuyable).toBe(false)
    expect(small.toMin).toBeGreaterThan(0)
  })
  it('proposes other products at another place, all of them delivered there', async () => {
    const slug = 'oladi-s-medom-i-yagodami'
    const { items } = await recipes().recipeProducts({ params: { slug }, query: FAR_AWAY })
    const sold = items.flatMap(({ products }) => products).map(({ product }) => product.nearestDelivery?.methodCode)
    expect(sold.filter((methodCode) => methodCode === 'courier')).toEqual([])
  })
})
