import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { waitingRange } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { dishOf, groupOf, optionOf, restaurantOf } from '../../supply/menus/new-dish.data.ts'
import { courierIn } from '../../testing/goods.data.ts'
import { openWorld } from '../../testing/world.data.ts'

const [OVEN, NIGHT, FAR, HIDDEN, FARM] = [301, 302, 303, 304, 101]
const AUTHOR = { kind: 'service', name: 'test' } as const
const DAILY = [1, 2, 3, 4, 5, 6, 7]
/** Saturday, 11:00 in Moscow. */
const world = await openWorld({ isDatabaseAtNoon: true })
const near = { latitude: 55.75, longitude: 37.62 }
await world.sellers(
  { id: FARM, profile: { title: 'Ферма Ягодкиных' } },
  {
    id: OVEN,
    popularity: 10,
    profile: { type: 'restaurant', title: 'Печка', coords: near, slug: 'pechka' },
    rates: [courierIn('77', { price: kopecks(0), minOrderSum: kopecks(80_000) })],
  },
  { id: NIGHT, popularity: 900, profile: { type: 'restaurant', title: 'Ночная лапша', coords: near, slug: 'lapsha' } },
  {
    id: FAR,
    profile: { type: 'restaurant', title: 'Казан', regionCode: '16', coords: { latitude: 55.79, longitude: 49.12 } },
    rates: [courierIn('16')],
    tradePlaces: [
      {
        title: 'Казан',
        address: 'Баумана, 1',
        city: 'Казань',
        regionCode: '16',
        coords: { latitude: 55.79, longitude: 49.12 },
        hours: [],
      },
    ],
  },
  { id: HIDDEN, isHidden: true, profile: { type: 'restaurant', title: 'Тайная печь', coords: near } },
)
await world.categories({ id: 11, urlKey: 'soups', title: 'Супы' })
await world.products({ id: 1, seller: FARM, price: 100, fields: { title: 'Пельмени фермерские' } })
const evening = [{ weekdays: DAILY, from: '18:00', to: '02:00' }]
const breakfast = { weekdays: DAILY, from: '08:00', to: '11:30' }
const [[soups = 0, mornings = 0], [noodles = 0], [,], [secret = 0]] = await world.write(
  async (tx, { menus }) =>
    [
      await menus.createRestaurant(
        tx,
        AUTHOR,
        restaurantOf(OVEN, {
          fields: { ...restaurantOf(OVEN).fields, kitchens: ['russkaya', 'supy'] },
          sections: [
            { title: 'Супы', note: 'С утра', served: null },
            { title: 'Завтраки', note: '', served: breakfast },
          ],
          exceptions: [{ from: '2026-12-31', to: '2027-01-02', spans: [], note: 'Праздники' }],
        }),
      ),
      await menus.createRestaurant(
        tx,
        AUTHOR,
        restaurantOf(NIGHT, { week: evening, fields: { ...restaurantOf(NIGHT).fields, kitchens: ['aziatskaya'] } }),
      ),
      await menus.createRestaurant(tx, AUTHOR, restaurantOf(FAR)),
      await menus.createRestaurant(tx, AUTHOR, restaurantOf(HIDDEN)),
    ] as const,
)
const [BORSCHT, PANCAKES, SOUP, NOODLE, SECRET] = [301_001, 301_002, 301_003, 302_001, 304_001]
const size = groupOf('Порция', 1, 1, optionOf('Обычная', 2_000, { isDefault: true }), optionOf('Большая', 12_000))
await world.write((tx, { menus }) =>
  menus.createDishes(tx, AUTHOR, [
    dishOf({
      id: BORSCHT,
      organizationId: OVEN,
      sectionId: soups,
      price: 42_000,
      popularity: 900,
      product: {
        title: 'Борщ с говядиной',
        slug: 'borshch',
        unit: 'г',
        measure: 320,
        nutrition: { kcal: 90, protein: 5, fat: 4, carbs: 8 },
      },
      fields: { groups: [size], origins: [{ organizationId: FARM, what: 'Говядина' }] },
    }),
    dishOf({
      id: PANCAKES,
      organizationId: OVEN,
      sectionId: mornings,
      price: 29_000,
      product: { title: 'Оладьи с мёдом' },
    }),
    dishOf({
      id: SOUP,
      organizationId: OVEN,
      sectionId: soups,
      price: 36_000,
      stock: { kind: 'counted', onHand: 0 },
      product: { title: 'Суп грибной' },
    }),
    dishOf({
      id: NOODLE,
      organizationId: NIGHT,
      sectionId: noodles,
      price: 50_000,
      product: { title: 'Лапша с грибами и мёдом' },
    }),
    dishOf({
      id: SECRET,
      organizationId: HIDDEN,
      sectionId: secret,
      price: 1_000,
      product: { title: 'Тайный борщ', slug: 'secret' },
    }),
  ]),
)
const get = async (path: string, query: Record<string, string | number> = {}, site: number | null = null) => {
  const { status, body } = await world.call(
    'GET',
    `/api/v2/restaurants/${path}?${new URLSearchParams(query as Record<string, string>)}`,
    { site },
  )
  return { status, ...body }
}
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
const kazan = { regionId: '16', city: 'Казань', latitude: 55.79, longitude: 49.12 }

describe('restaurants', () => {
  it('allows pick-up up to twenty kilometres where the restaurant offers it', async () => {
    const walkedTo = (latitude: number) =>
      world.services.restaurants.walkedToFrom(MARKETPLACE, {
        ...defaultLocation,
        regionCode: '16',
        coords: { latitude, longitude: 49.12 },
      })
    expect(await walkedTo(55.79)).toEqual([FAR])
    // both places are in the region with pick-up
    expect(await walkedTo(55.6)).toEqual([])
  })
  it('lists restaurants that serve the place with correct terms, open ones first', async () => {
    const list = await get('list')
    expect(titles(list.items)).toEqual(['Печка', 'Ночная лапша'])
    expect(list).toMatchObject({ totalItems: 2, openCount: 1, itemsPerPage: 12 })
    expect(list.items[0]).toMatchObject({
      state: { kind: 'open', until: null, isRush: false },
      kitchens: [{ slug: 'russkaya', title: 'Русская' }, { slug: 'supy' }],
      deliveryPrice: 0,
      minOrderSum: 800,
      methods: ['courier'],
      time: { fromMinutes: expect.any(Number), toMinutes: expect.any(Number) },
    })
    expect(list.items[1]).toMatchObject({ state: { kind: 'closed', opensAt: '2026-11-21T15:00:00.000Z' }, time: null })
    expect(titles((await get('list', kazan)).items)).toEqual(['Казан'])
  })
  it('returns the location and the preparation time; delivery time = preparation plus travel time', async () => {
    const { items } = await get('list')
    for (const { coords, readyMinutes, methods, time } of items) {
      expect(coords).toEqual(near)
      const metres = methods.includes('courier') ? distanceMetres(near, defaultLocation.coords) : null
      expect(time).toEqual(readyMinutes && waitingRange(readyMinutes, metres))
    }
    expect(items.map(({ readyMinutes }: { readyMinutes: number | null }) => readyMinutes)).toEqual([20, null])
  })
  it('filters restaurants', async () => {
    const asked = async (query: Record<string, string>) => titles((await get('list', query)).items)
    expect(await asked({ openNow: 'true' })).toEqual(['Печка'])
    expect(await asked({ kitchen: 'aziatskaya' })).toEqual(['Ночная лапша'])
    expect(await asked({ freeDelivery: 'true' })).toEqual(['Печка'])
    expect(await asked({ method: 'pickup' })).toEqual([])
    expect(await asked({ withinMinutes: '10' })).toEqual([])
    expect(await asked({ substring: 'лапш' })).toEqual(['Ночная лапша'])
    expect(await asked({ substring: 'супы' })).toEqual(['Печка'])
    expect((await get('list', { kitchen: 'none' })).status).toBe(404)
    expect((await get('list', { sorting: 'none' })).status).toBe(400)
    expect(await get('list', { perPage: 1, page: 2 })).toMatchObject({
      totalPages: 2,
      items: [{ title: 'Ночная лапша' }],
    })
  })
  it('counts restaurants by cuisine and for a place', async () => {
    expect(await get('availability')).toMatchObject({ isAvailable: true, restaurantsCount: 2, openCount: 1 })
    const far = { regionId: '41', city: 'Петропавловск-Камчатский', latitude: 53.02, longitude: 158.65 }
    expect(await get('availability', far)).toMatchObject({ isAvailable: false, restaurantsCount: 0 })
    expect(
      (await get('categories')).items.map(({ slug, restaurantsCount, openCount }: Record<string, unknown>) => [
        slug,
        restaurantsCount,
        openCount,
      ]),
    ).toEqual([
      ['russkaya', 1, 1],
      ['aziatskaya', 1, 0],
      ['supy', 1, 1],
    ])
  })
  it('shows a rush and a pause immediately after the kitchen sets it', async () => {
    const until = new Date(world.now().getTime() + 900_000)
    const state = async () => (await get('list')).items.find(({ id }: { id: number }) => id === OVEN)
    const calm = (await state()).time
    await world.write((tx, { menus }) => menus.setRush(tx, AUTHOR, OVEN, { minutes: 30, until }))
    await expect.poll(async () => (await state()).state.isRush).toBe(true)
    expect((await state()).time.fromMinutes).toBeGreaterThan(calm.fromMinutes + 20)
    await world.write((tx, { menus }) => menus.setPause(tx, AUTHOR, OVEN, until))
    await expect.poll(async () => (await state()).state).toEqual({ kind: 'paused', until: until.toISOString() })
    await world.write(async (tx, { menus }) => {
      await menus.setRush(tx, AUTHOR, OVEN, null)
      await menus.setPause(tx, AUTHOR, OVEN, null)
    })
    await expect.poll(async () => (await state()).time).toEqual(calm)
  })
  it('promises no meal after closing time in lists, on pages and in searches', async () => {
    const week = [{ weekdays: DAILY, from: '10:00', to: '11:12' }]
    await world.write((tx, { menus }) => menus.setOpeningHours(tx, AUTHOR, NIGHT, week))
    const closing = { kind: 'closing', until: '2026-11-21T08:12:00.000Z', opensAt: '2026-11-22T07:00:00.000Z' }
    const inList = async () => (await get('list')).items.find(({ id }: { id: number }) => id === NIGHT)
    await expect.poll(async () => (await inList()).state).toEqual(closing)
    expect(await inList()).toMatchObject({ time: null, readyMinutes: null })
    expect(titles((await get('list', { openNow: 'true' })).items)).toEqual(['Печка'])
    expect(await get('availability')).toMatchObject({ restaurantsCount: 2, openCount: 1 })
    expect(await get(`${NIGHT}`)).toMatchObject({ state: closing, time: null })
    const { dishes } = await get('search', { text: 'лапша' })
    expect(dishes.items).toMatchObject([{ restaurant: { id: NIGHT, state: closing } }])
    await world.write((tx, { menus }) => menus.setOpeningHours(tx, AUTHOR, NIGHT, evening))
    await expect.poll(async () => (await inList()).state.kind).toBe('closed')
  })
})

describe('a restaurant', () => {
  it('returns sections with serving hours, opening hours and legal information', async () => {
    expect(await get(String(OVEN))).toMatchObject({
      title: 'Печка',
      address: 'Lesnaya, 1',
      dishesCount: 3,
      sections: [
        { slug: 'supy', title: 'Супы', dishesCount: 2, served: null, isServedNow: true, servedUntil: null },
        {
          slug: 'zavtraki',
          title: 'Завтраки',
          dishesCount: 1,
          served: breakfast,
          isServedNow: true,
          servedUntil: '2026-11-21T08:30:00.000Z',
        },
      ],
      openingHours: [{ weekdays: DAILY, from: '00:00', to: '00:00' }],
      openingExceptions: [{ from: '2026-12-31', to: '2027-01-02', spans: [], note: 'Праздники' }],
      today: [{ from: '00:00', to: '00:00' }],
      legal: { organizationId: OVEN, tin: '7701234567' },
      isAvailableHere: true,
      shippingRates: [{ isAvailableHere: true }],
    })
    expect(await get(String(OVEN), kazan)).toMatchObject({
      status: 200,
      isAvailableHere: false,
      methods: [],
      time: null,
    })
  })
  it('answers 404 for a seller that is no restaurant, hidden, or of another site', async () => {
    for (const id of [FARM, HIDDEN, 999]) {
      expect([id, (await get(String(id))).status, (await get(`${id}/dishes`)).status]).toEqual([id, 404, 404])
    }
    expect((await get(String(OVEN), {}, NIGHT)).status).toBe(404)
    expect(titles((await get('list', {}, NIGHT)).items)).toEqual(['Ночная лапша'])
    expect((await get('list', {}, FARM)).items).toEqual([])
    expect((await world.call('GET', `/api/v3/farmers/id/${OVEN}`)).status).toBe(404)
  })
  it('returns the delivery terms of a restaurant like those of a farmer', async () => {
    const terms = async (of: string) => (await world.call('GET', `/api/v1/${of}?ids=${OVEN},${FARM}`)).body.items
    expect(await terms('restaurants/delivery-info')).toMatchObject([
      { id: OVEN, minOrderSum: 800, methods: ['courier'] },
    ])
    expect((await terms('farmers/farmers-delivery-info')).map(({ id }: { id: number }) => id)).toEqual([FARM])
  })
})

describe('dishes', () => {
  it('lists dishes in the order of the menu, by section and by words', async () => {
    const menu = await get(`${OVEN}/dishes`)
    expect(titles(menu.items)).toEqual(['Борщ с говядиной', 'Суп грибной', 'Оладьи с мёдом'])
    expect(menu.items[0]).toMatchObject({
      priceInfo: { price: 420 },
      priceFrom: 440,
      hasOptions: true,
      needsChoice: true,
      nutrition: { kcal: 288, protein: 16, fat: 13, carbs: 26 },
      availability: { isAvailable: true, left: null },
    })
    expect(menu.items[1].availability).toMatchObject({ isAvailable: false, reason: 'outOfStock', left: 0 })
    expect(menu.items[2].availability).toMatchObject({ isAvailable: true, servedUntil: '2026-11-21T08:30:00.000Z' })
    expect(titles((await get(`${OVEN}/dishes`, { sectionId: mornings })).items)).toEqual(['Оладьи с мёдом'])
    expect(titles((await get(`${OVEN}/dishes`, { substring: 'грибы' })).items)).toEqual(['Суп грибной'])
    expect(await get(`${OVEN}/dishes`, { page: 9 })).toMatchObject({ items: [], totalItems: 3 })
  })
  it('returns a dish with its options and the origin of its ingredients', async () => {
    expect(await get('dishes/borshch')).toMatchObject({
      title: 'Борщ с говядиной',
      sectionTitle: 'Супы',
      groups: [
        {
          title: 'Порция',
          least: 1,
          most: 1,
          options: [
            { title: 'Обычная', price: 20, isDefault: true },
            { title: 'Большая', groups: [] },
          ],
        },
      ],
      origins: [{ what: 'Говядина', farmer: { id: FARM } }],
      restaurant: { id: OVEN, title: 'Печка', state: { kind: 'open' }, isAvailableHere: true },
    })
    expect((await get('dishes/secret')).status).toBe(404)
    expect((await get('dishes/product-1')).status).toBe(404)
    expect((await get('dishes/borshch', {}, NIGHT)).status).toBe(404)
    expect((await world.call('GET', '/api/v3/products/slug/borshch')).status).toBe(404)
    expect((await world.call('POST', '/api/v2/products/ids', { body: [BORSCHT, 1] })).body.items).toMatchObject([
      { id: 1 },
    ])
  })
  it('returns the reason when a dish is unavailable', async () => {
    await world.write((tx, { menus }) =>
      menus.setStop(tx, AUTHOR, { organizationId: OVEN, dishId: BORSCHT }, { until: null }),
    )
    expect((await get('dishes/borshch')).availability).toMatchObject({
      isAvailable: false,
      reason: 'stopped',
      until: null,
    })
    await world.write((tx, { menus }) => menus.setStop(tx, AUTHOR, { organizationId: OVEN, dishId: BORSCHT }, null))
    const now = world.now()
    world.passMinutes(60)
    const [, , pancakes] = (await get(`${OVEN}/dishes`)).items
    expect(pancakes.availability).toMatchObject({
      isAvailable: false,
      reason: 'notServed',
      until: '2026-11-22T05:00:00.000Z',
    })
    world.moveClock(now)
  })
})

describe('a search', () => {
  const search = (text: string) => get('search', { text })
  it('finds dishes by word forms, typos and the wrong layout, and restaurants by name and cuisine', async () => {
    const found = async (text: string) => titles((await search(text)).dishes.items)
    expect(await found('борща')).toEqual(['Борщ с говядиной'])
    expect(await search('аладьи')).toMatchObject({ corrected: 'оладьи', dishes: { totalItems: 1 } })
    expect(await search('jkflmb')).toMatchObject({
      corrected: 'оладьи',
      dishes: { items: [{ title: 'Оладьи с мёдом' }] },
    })
    expect((await search('мёд')).dishes.items).toMatchObject([
      { restaurant: { id: OVEN } },
      { restaurant: { id: NIGHT } },
    ])
    expect(await search('борщ с трюфелем')).toMatchObject({ searchedFor: { kind: 'part', words: ['борщ'] } })
    expect(await search('борщ лапша')).toMatchObject({ searchedFor: { kind: 'any' }, dishes: { totalItems: 2 } })
    expect(titles((await search('печк')).restaurants)).toEqual(['Печка'])
    expect(titles((await search('азиатская')).restaurants)).toEqual(['Ночная лапша'])
    expect(await search('')).toMatchObject({ restaurants: [], dishes: { items: [] } })
  })
  it('suggests the first restaurants and dishes in the search box', async () => {
    const path = `/api/v1/search/suggest?${new URLSearchParams({ text: 'лапша' })}`
    const { body } = await world.call('GET', path)
    expect(body).toMatchObject({
      products: { items: [] },
      restaurants: [{ id: NIGHT }],
      dishes: [{ title: 'Лапша с грибами и мёдом', restaurant: { id: NIGHT } }],
    })
    expect((await world.call('GET', path, { site: FARM })).body).toMatchObject({ restaurants: [], dishes: [] })
  })
  it('finds dishes only, while the product search finds products only', async () => {
    expect((await search('пельмени')).dishes.items).toEqual([])
    const goods = await world.call('GET', `/api/v3/products?${new URLSearchParams({ substring: 'борщ' })}`)
    expect([goods.status, goods.body.items]).toEqual([200, []])
    expect((await search('тайный')).dishes.items).toEqual([])
  })
})

it('takes dishes off the menu, the search and their pages while a rule stops the sales of their restaurant', async () => {
  const stop = (isStopped: boolean) => world.write((tx, { sellers }) => sellers.setContractStop(tx, OVEN, isStopped))
  const seen = async () => ({
    menu: (await get(`${OVEN}/dishes`)).items?.length,
    sections: (await get(String(OVEN))).sections?.length,
    page: (await get('dishes/borshch')).status,
    found: (await get('search', { text: 'борщ' })).dishes.items.length,
  })
  const before = await seen()
  expect(before).toMatchObject({ page: 200, found: 1 })
  await stop(true)
  expect(await seen()).toEqual({ menu: 0, sections: 0, page: 404, found: 0 })
  await stop(false)
  expect(await seen()).toEqual(before)
})
