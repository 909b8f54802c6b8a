import { grownThere, isInSeason } from '@okolitsa/domain/catalog/crop-calendar.ts'
import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { climateZoneOf } from '@okolitsa/domain/geo/climate-zone.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, run } from '../../platform/db/client.ts'
import { demoDatabase } from '../../platform/db/testing.ts'
import { testApp } from '../../testing.ts'

const url = await demoDatabase()
const { call, app } = await testApp(url)
const database = openDatabase(url)
afterAll(() => database.close())
const KAMCHATKA = '?regionId=41&city=Петропавловск-Камчатский&latitude=53.02&longitude=158.65'

interface Card {
  readonly id: number
  readonly title: string
  readonly farmer: { readonly id: number }
  readonly harvestReadyOn: string | null
  readonly availability: { readonly isAvailableForCart: boolean }
}
const feed = async (place = '') => {
  const { status, body } = await call('GET', `/api/v1/home${place}`)
  expect(status).toBe(200)
  return body
}

// runs first, because the choice for a zone is cached for ten minutes
it('shows harvests of the season, soonest first, with future dates only', async () => {
  const today = dayIn('Asia/Kamchatka', new Date())
  // cakes and fish are made to order and do not ripen
  const { items: grown } = (await call('GET', '/api/v3/products?categoryIds=5,6,7&size=100&inStock=1')).body
  const { products } = app.services
  const calendar = await products.listCrops(app.database.executor)
  const seasonOf = async ({ title, farmer }: Card) =>
    grownThere(calendar, title, climateZoneOf((await app.services.sellers.sellerOf(farmer.id))?.place.regionCode ?? ''))
  const seasons = await Promise.all(grown.map(seasonOf))
  const unknown: Card[] = grown.filter((_: Card, index: number) => seasons[index] === null).slice(0, 3)
  const [known]: Card[] = grown.filter((_: Card, index: number) => seasons[index] !== null)
  const months = known ? ((await seasonOf(known))?.months ?? []) : []
  const outOfSeason = Array.from({ length: 100 }, (_, days) => plusDays(today, days + 2)).find(
    (day) => !isInSeason(months, day),
  )
  const ripens = (card: Card, readyOn: string) =>
    app.database.inTransaction((tx) =>
      products.setStock(
        tx,
        { kind: 'service', name: 'test' },
        { organizationId: card.farmer.id, productId: card.id },
        { kind: 'harvest', onHand: 50_000, readyOn },
      ),
    )
  for (const [index, card] of unknown.entries()) await ripens(card, plusDays(today, 30 - index * 5))
  if (known && outOfSeason) await ripens(known, outOfSeason)
  const { ripening } = await feed()
  const ids = ripening.map(({ id }: Card) => id)
  expect(ids).toEqual(expect.arrayContaining(unknown.map(({ id }) => id)))
  expect(ids).not.toContain(outOfSeason ? known?.id : null)
  const days = ripening.map((card: Card) => card.harvestReadyOn)
  expect(days).toEqual(days.toSorted())
  for (const day of days) expect(day > today).toBe(true)
  expect(ripening.every((card: Card) => card.availability.isAvailableForCart)).toBe(true)
})

it('shows products that sellers made today and yesterday, by their local date', async () => {
  const { fresh } = await feed()
  expect(fresh.length).toBeGreaterThan(0)
  const ages = fresh.map(({ daysAgo }: { daysAgo: number }) => daysAgo)
  expect(ages).toEqual(ages.toSorted())
  for (const { daysAgo, product } of fresh) {
    const [seller] = await run<{ zone: string }>(
      database.executor,
      'select time_zone as zone from organization where id = $1',
      [product.farmer.id],
    )
    expect(product.made.on).toBe(plusDays(dayIn(seller?.zone ?? '', new Date()), -daysAgo))
  }
})

it('proposes dishes whose ingredients are all available here', async () => {
  const { recipes } = await feed()
  expect(recipes).toHaveLength(4)
  for (const { slug } of recipes) {
    const { body } = await call('GET', `/api/v1/recipes/${slug}/products`)
    expect([slug, body.items.filter(({ products }: { products: unknown[] }) => products.length === 0)]).toEqual([
      slug,
      [],
    ])
  }
})

it('shows news of farms: near ones first, one per farm, none of the future', async () => {
  for (const [place, near] of [
    ['', [101, 102, 104, 106, 134]],
    [KAMCHATKA, [166]],
  ] as const) {
    const { news } = await feed(place)
    const farms: number[] = news.map((one: { farmer: { id: number } }) => one.farmer.id)
    expect(new Set(farms).size).toBe(farms.length)
    expect(farms.slice(0, near.length).toSorted()).toEqual([...near])
    expect(farms.length).toBeLessThanOrEqual(6)
    const ages: number[] = news.slice(0, near.length).map((one: { post: { daysAgo: number } }) => one.post.daysAgo)
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  }
})

it('shows in a far place which categories are missing, without products of them', async () => {
  const [here, there] = [await feed(), await feed(KAMCHATKA)]
  expect(here.absent.length).toBeLessThan(there.absent.length)
  const { body } = await call('GET', `/api/v2/categories/products${KAMCHATKA}`)
  const coming = body.items.map(({ id }: { id: number }) => id)
  for (const { id, productsCount } of there.absent) {
    expect(coming).not.toContain(id)
    expect(productsCount).toBeGreaterThan(0)
  }
})

it('drops dishes with sold-out ingredients, and products of sellers that do not deliver here', async () => {
  const database = openDatabase(await demoDatabase())
  try {
    await run(
      database.executor,
      "update stock set kind = 'counted', on_hand = allocated + held where kind <> 'harvest'",
    )
    const empty = await testApp(database.pool.options.connectionString ?? '')
    const { body } = await empty.call('GET', '/api/v1/home')
    expect(body.recipes).toEqual([])
  } finally {
    await database.close()
  }
})
