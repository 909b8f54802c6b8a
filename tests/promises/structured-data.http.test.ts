import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, describe, expect, it } from 'vitest'
import {
  publicDishes,
  publicDishParts,
  publicRestaurants,
} from '../../server/discovery/restaurants/store/public-pages.store.ts'
import { openDatabase, run } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from './rendered-shop.data.ts'

/** Checks data of pages for search engines and messengers, rendered as the server renders it. */
const databaseUrl = await demoDatabase()
const shop = await renderedShop(databaseUrl)
const database = openDatabase(databaseUrl, { max: 1 })
afterAll(() => database.close())

const ORIGIN = 'http://localhost'
type Data = Readonly<Record<string, unknown>>

async function read(path: string) {
  const { html, status } = await shop.open(path, defaultLocation)
  expect([path, status]).toEqual([path, 200])
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  const data = texts.map(([, text = '']) => JSON.parse(text) as Data)
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  return {
    html,
    canonical,
    contentOf,
    of: (type: string) => data.find((one) => one['@type'] === type) ?? {},
    all: data,
  }
}

/** Checks that the preview picture exists. */
async function expectPicture(url: string | undefined, type: string): Promise<void> {
  expect(url).toMatch(/^http:\/\/localhost\//)
  const { pathname, search } = new URL(url ?? '')
  const reply = await shop.app.http.inject(pathname + search)
  expect([pathname, reply.statusCode, reply.headers['content-type']]).toEqual([pathname, 200, type])
}

const [good] = await run<{ id: number; title: string; path: string }>(
  database.executor,
  `select p.id, p.title, '/category/' || c.url_key || '/' || p.slug as path
     from product p join category c on c.id = p.category_id
     join rating_summary r on r.about = 'product' and r.entity_id = p.id and r.rating_count >= 5
    where p.enabled order by p.id limit 1`,
)

describe('structured data of a product', () => {
  it('contains an offer with its price, a rating if any, and its breadcrumbs', async () => {
    const path = good?.path ?? ''
    const page = await read(path)
    const product = page.of('Product')
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      name: good?.title,
      description: expect.stringMatching(/\S/),
      sku: expect.stringMatching(/\S/),
      brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
      offers: {
        '@type': 'Offer',
        url: ORIGIN + path,
        price: expect.any(Number),
        priceCurrency: 'RUB',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder)$/),
      },
      aggregateRating: { ratingValue: expect.any(Number), ratingCount: expect.any(Number) },
    })
    for (const image of product.image as string[]) expect(image).toMatch(/^http:\/\/localhost\/api\/v1\/img\//)
    const steps = page.of('BreadcrumbList').itemListElement as { position: number; item: string }[]
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${ORIGIN}/`, ORIGIN + path])
    expect(page.canonical).toBe(ORIGIN + path)
    expect(page.contentOf('og:title')).toContain(good?.title)
    await expectPicture(page.contentOf('og:image'), 'image/jpeg')
  })
})

it('describes a farmer as a business at a place', async () => {
  const page = await read('/farmers/101')
  expect(page.of('LocalBusiness')).toMatchObject({
    name: expect.stringMatching(/\S/),
    url: `${ORIGIN}/farmers/101`,
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
  })
  await expectPicture(page.contentOf('og:image'), 'image/jpeg')
})

it('describes a restaurant with opening hours and cuisines, and a dish with a price', async () => {
  const page = await read('/restaurants/301')
  const { hasMenu, ...restaurant } = page.of('Restaurant') as { hasMenu: { hasMenuSection: Data[] } }
  expect(restaurant).toMatchObject({
    name: 'Печка',
    url: `${ORIGIN}/restaurants/301`,
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: expect.any(String) })]),
  })
  const items = hasMenu.hasMenuSection.flatMap((section) => section.hasMenuItem as { url: string }[])
  expect(items.length).toBeGreaterThan(5)
  expect(items[0]).toMatchObject({ '@type': 'MenuItem', offers: { price: expect.any(Number), priceCurrency: 'RUB' } })
  await expectPicture(page.contentOf('og:image'), 'image/jpeg')
  const dish = await read(new URL(items[0]?.url ?? '').pathname)
  expect(dish.of('MenuItem')).toMatchObject({ url: items[0]?.url, offers: { price: expect.any(Number) } })
  await expectPicture(dish.contentOf('og:image'), 'image/jpeg')
})

it('lists every visible restaurant and dish in the sitemap once, and no hidden one', async () => {
  const { executor } = database
  const [counted] = await run<{ restaurants: number; dishes: number }>(
    database.executor,
    `select count(distinct o.id)::int as restaurants, count(*)::int as dishes
       from dish d join product p on p.id = d.product_id join organization o on o.id = d.organization_id
      where p.enabled and o.is_enabled and not o.is_hidden`,
  )
  const parts = await publicDishParts(executor, null, 100)
  const dishes = (await Promise.all(parts.map((from) => publicDishes(executor, null, from, 100)))).flat()
  expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(counted?.dishes)
  expect(dishes).toHaveLength(counted?.dishes ?? 0)
  expect(await publicRestaurants(executor, null)).toHaveLength(counted?.restaurants ?? 0)
  expect((await publicRestaurants(executor, 302)).map(({ id }) => id)).toEqual([302])
})

it('describes a recipe with ingredients, times and steps', async () => {
  const [recipe] = await run<{ path: string }>(
    database.executor,
    `select '/recipes/' || category_key || '/' || slug as path from recipe order by position limit 1`,
  )
  const page = await read(recipe?.path ?? '')
  const data = page.of('Recipe')
  expect(data).toMatchObject({
    url: ORIGIN + recipe?.path,
    totalTime: expect.stringMatching(/^PT\d+M$/),
    nutrition: { calories: expect.stringMatching(/^\d+ kcal$/) },
  })
  expect((data.recipeIngredient as string[]).length).toBeGreaterThan(1)
  expect((data.recipeInstructions as Data[]).every((step) => step['@type'] === 'HowToStep' && step.text)).toBe(true)
  await expectPicture(page.contentOf('og:image'), 'image/jpeg')
  expect((await read('/recipes')).html).toContain(`href="${ORIGIN}/feeds/recipes.xml"`)
})

it('names the organization and the search on the home page', async () => {
  const graph = (await read('/')).all.flatMap((one) => (one['@graph'] as Data[] | undefined) ?? [])
  expect(graph.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
})

it.each(['/delivery-and-payment', '/returns'])('%s has answers to questions', async (path) => {
  const { mainEntity } = (await read(path)).of('FAQPage') as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[]
  }
  expect(mainEntity.length).toBeGreaterThan(3)
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).toMatch(/\S/)
    expect(acceptedAnswer.text).toMatch(/\S/)
  }
})
