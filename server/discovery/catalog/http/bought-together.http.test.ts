import { beforeAll, describe, expect, it } from 'vitest'
import { openReviewsShop } from '../../../engagement/reviews/reviews-shop.data.ts'

const shop = await openReviewsShop('7916582')
const { app, call, sql, customer, order } = shop
const goods = await sql<{ id: number }>(
  `select p.id from product p join stock s on s.product_id = p.id and (s.kind = 'unlimited' or s.on_hand >= 3 * case when p.is_weight then p.measure else 1 end)
    where p.organization_id = 102 and p.enabled and p.harvest_ready_on is null order by p.popularity, p.id limit 6`,
)
const [bread = 0, butter = 0, salt = 0, secret = 0, plain = 0] = goods.map(({ id }) => id)
/** An order of another farm's products. */
const buy = (who: { id: number }, ids: readonly number[], more = {}) => order(who, ids, { farm: 102, ...more })
const rebuild = () => Promise.all([nightly(), nightly()])
const nightly = async () => {
  await app.work.periodic.find(({ name }) => name === 'rebuild-bought-together')?.run()
}
const kept = () => sql<{ product_id: number; other_id: number }>('select product_id, other_id from bought_together')
const withBread = async () =>
  (await call('GET', `/api/v3/products/get-popular-products?productId=${bread}&maxQuantity=3`)).body.items.map(
    ({ id }: { id: number }) => id,
  )

beforeAll(async () => {
  for (let index = 0; index < 6; index += 1) await buy(await customer(), [bread, butter])
  // every customer buys salt, each with different products
  for (let index = 0; index < 8; index += 1) await buy(await customer(), [salt, plain])
  for (let index = 0; index < 5; index += 1) await buy(await customer(), [salt, bread])
  // repeated orders of a single customer
  const faithful = await customer()
  for (let index = 0; index < 9; index += 1) await buy(faithful, [bread, secret])
  // undelivered products, and old orders
  for (let index = 0; index < 6; index += 1) {
    const someone = await customer()
    await buy(someone, [bread, plain], { state: 'onTheRoad' })
    await buy(someone, [butter, plain], { daysAgo: 200 })
  }
})

describe('products bought together', () => {
  it('pairs products that enough customers ordered together more often than by chance', async () => {
    expect(goods.length).toBeGreaterThanOrEqual(5)
    await rebuild()
    const pairs = (await kept()).map(({ product_id, other_id }) => `${product_id} ${other_id}`)
    expect(pairs).toContain(`${bread} ${butter}`)
    expect(pairs).toContain(`${butter} ${bread}`)
    // five people bought salt with bread, fewer than by chance
    expect(pairs).not.toContain(`${bread} ${salt}`)
    expect(pairs.filter((pair) => pair.includes(String(secret)))).toEqual([])
    expect(pairs).not.toContain(`${bread} ${plain}`)
    expect(pairs).not.toContain(`${butter} ${plain}`)
  })
  it('lists products bought together first, then popular ones, each once and without the product itself', async () => {
    const ids = await withBread()
    expect(ids[0]).toBe(butter)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain(bread)
  })
  it('excludes harvests of later months from every shelf', async () => {
    const geo = async () =>
      (await call('GET', '/api/v1/products/get-popular-products-in-geo?maxQuantity=12')).body.items.map(
        ({ id }: { id: number }) => id,
      )
    const ripen = async (on: string | null) => {
      await sql('update product set harvest_ready_on = $1, popularity = 1000000 where id = $2', [on, butter])
      await sql('select refresh_product_cards(array[$1::int])', [butter])
    }
    await ripen('2099-07-01')
    expect(await withBread()).not.toContain(butter)
    expect(await geo()).not.toContain(butter)
    await ripen(null)
    expect(await withBread()).toContain(butter)
    expect(await geo()).toContain(butter)
  })
  it('excludes products that cannot be bought at the place now', async () => {
    await sql('update product set enabled = false where id = $1', [butter])
    await sql('select refresh_product_cards(array[$1::int])', [butter])
    expect(await withBread()).not.toContain(butter)
  })
})
