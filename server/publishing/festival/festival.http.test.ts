import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import { beforeAll, expect, it } from 'vitest'
import { openWorld } from '../../testing/world.data.ts'

/** The world's clock is at eleven in Moscow on Saturday, 21 November 2026. */
const world = await openWorld()
const { call, services } = world
const OFFICE = { kind: 'service', name: 'office' } as const
const [ANNA, BORIS] = [51, 52]
const MOSCOW = 'regionId=77&city=Москва&latitude=55.75&longitude=37.62'

const event = (title: string, startsAt: string, more = {}) => ({
  day: '2026-11-28',
  startsAt,
  minutes: 60,
  title,
  place: 'шатёр 2',
  picture: 'food/cheese.webp',
  fromAge: null,
  price: null,
  ...more,
})
const ground = {
  key: 1,
  city: 'Москва',
  regionCode: '77' as const,
  title: 'ВДНХ, павильон 75',
  address: 'проспект Мира, 119',
  way: '',
  coords: { latitude: 55.835, longitude: 37.614 },
  firstDay: '2026-11-28',
  lastDay: '2026-11-29',
  opensAt: '10:00',
  closesAt: '18:00',
}
const CODE = 'festival-harvest'
const FESTIVAL: WrittenFestival = {
  sort: 'festival',
  title: 'Праздник урожая',
  lead: 'Вход свободный',
  look: 'pumpkin',
  before: '',
  during: '',
  after: '',
  grounds: [
    {
      ...ground,
      events: [event('Качотта', '11:00'), event('Каравай', '10:00')],
      stands: [
        { organizationId: 7, number: 14 },
        { organizationId: 8, number: 3 },
      ],
    },
  ],
}
const [own] = FESTIVAL.grounds
const write = (part: Partial<NonNullable<typeof own>>, by: 'changeSellers' | 'write' = 'changeSellers') =>
  world[by]((tx) =>
    services.festival.writeFestival(tx, OFFICE, CODE, {
      ...FESTIVAL,
      grounds: FESTIVAL.grounds.map((one) => ({ ...one, ...part })),
    }),
  )
let groundId = 0
let standPlace = 0
beforeAll(async () => {
  await world.customers({ id: ANNA }, { id: BORIS })
  await world.categories({ id: 11, urlKey: 'food', title: 'Food' })
  await world.sellers({ id: 7 }, { id: 8 }, { id: 9 })
  await world.products(
    { id: 1, seller: 7, price: 50_000, stock: 5 },
    { id: 2, seller: 8, price: 20_000 },
    { id: 3, seller: 9, price: 20_000 },
  )
  await world.write((tx) => services.festival.setSection(tx, OFFICE, 'cheese', [11]))
})
const shown = async () => (await call('GET', '/api/v1/festival')).body.festival

it('shows a festival once it is written, at the marketplace only', async () => {
  expect(await shown()).toBeNull()
  await world.changeSellers((tx) => services.festival.writeFestival(tx, OFFICE, CODE, FESTIVAL))
  groundId = (await shown()).grounds[0].id
  await world.changeSellers((tx) => services.festival.writeFestival(tx, OFFICE, CODE, null))
  expect(await shown()).toBeNull()
  expect((await call('GET', `/api/v1/festival/grounds/${groundId}`)).status).toBe(404)
  await world.changeSellers((tx) => services.festival.writeFestival(tx, OFFICE, CODE, FESTIVAL))
  standPlace = (await call('GET', `/api/v1/festival/grounds/${groundId}`)).body.stands[1].tradePlaceId
  expect(await shown()).toMatchObject({
    title: 'Праздник урожая',
    grounds: [{ id: groundId, firstDay: '2026-11-28', lastDay: '2026-11-29', opensAt: '10:00', standsCount: 2 }],
  })
  expect((await call('GET', '/api/v1/festival', { site: 7 })).body.festival).toBeNull()
  expect((await call('GET', `/api/v1/festival/grounds/${groundId}`, { site: 7 })).status).toBe(404)
  expect((await call('GET', '/api/v1/festival/grounds/999')).status).toBe(404)
})

it('returns the programme by the hour and farms with their stands', async () => {
  const { body } = await call('GET', `/api/v1/festival/grounds/${groundId}`)
  expect(body.events.map(({ title }: { title: string }) => title)).toEqual(['Каравай', 'Качотта'])
  expect(
    body.stands.map(({ number, farmer }: { number: number; farmer: { id: number } }) => [number, farmer.id]),
  ).toEqual([
    [3, 8],
    [14, 7],
  ])
})

it('counts products of the nine sections, and lists products of participating farms with their stands', async () => {
  const { body } = await call('GET', `/api/v1/festival/grounds/${groundId}/sections`)
  expect(body.items).toHaveLength(9)
  expect(body.items.find(({ slug }: { slug: string }) => slug === 'cheese').productsCount).toBe(2)
  expect(body.items.find(({ slug }: { slug: string }) => slug === 'fish').productsCount).toBe(0)
  const goods = await call('GET', `/api/v1/festival/grounds/${groundId}/goods?section=cheese&${MOSCOW}`)
  const stands = goods.body.items.map((item: { standNumber: number; product: { id: number } }) => [
    item.product.id,
    item.standNumber,
  ])
  expect(stands.toSorted()).toEqual([
    [1, 14],
    [2, 3],
  ])
  expect((await call('GET', `/api/v1/festival/grounds/${groundId}/goods?section=toys`)).status).toBe(400)
})

it('offers a stand as a pick-up point on its days, with regular orders', async () => {
  const { body } = await call('GET', `/api/v1/shipping-methods/7?${MOSCOW}`)
  const stand = body.items.find((way: { tradePlace: { id: number } | null }) => way.tradePlace?.id === standPlace)
  expect(stand).toMatchObject({
    methodCode: 'pickup',
    tradePlace: { title: 'Праздник урожая, стенд 14', days: { from: '2026-11-28', to: '2026-11-29' } },
  })
  expect(stand.dates.map(({ date }: { date: string }) => date)).toEqual(['2026-11-28', '2026-11-29'])
  const points = await call('GET', '/api/v1/farmers/farmers-pickup-points?regionId=77')
  expect(points.body.items.filter(({ id }: { id: number }) => id === standPlace)).toEqual([])

  const cartId = await world.cart(ANNA, 7, { 1: 2 })
  const take = (date: string) => ({
    cartId,
    methodCode: 'pickup',
    tradePlaceId: standPlace,
    date,
    paymentMethod: 'cashondelivery',
  })
  const wrong = await world.checkout(ANNA, take('2026-11-27'))
  expect(wrong.status).toBe(400)
  const placed = await world.checkout(ANNA, take('2026-11-28'))
  expect(placed.status).toBe(201)
  expect(placed.body.orders).toHaveLength(1)
})

it("stores a plan per customer and adds a guest's selection to it", async () => {
  const [first, second] = (await call('GET', `/api/v1/festival/grounds/${groundId}`)).body.events as { id: number }[]
  const plan = (method: 'GET' | 'POST', as: number, body?: object) =>
    call(method, '/api/v1/festival/plan', { as, ...(body && { body }) })
  expect((await call('GET', '/api/v1/festival/plan')).status).toBe(401)
  const added = await plan('POST', ANNA, { eventIds: [second?.id, first?.id, 999_999] })
  expect(added.body.eventIds).toEqual([first?.id, second?.id])
  expect((await plan('POST', ANNA, { eventIds: [first?.id] })).body.eventIds).toHaveLength(2)
  expect((await plan('GET', BORIS)).body.eventIds).toEqual([])
  const less = await call('DELETE', `/api/v1/festival/plan/${second?.id}`, { as: ANNA })
  expect(less.body.eventIds).toEqual([first?.id])
  expect((await call('DELETE', `/api/v1/festival/plan/${first?.id}`)).status).toBe(401)
  expect((await plan('POST', ANNA, { eventIds: [] })).status).toBe(400)

  // a new programme retains events of the same hour and name
  await write({ events: [event('Каравай', '10:00', { place: 'сцена' })] }, 'write')
  expect((await plan('GET', ANNA)).body.eventIds).toEqual([first?.id])
})

it('exchanges the numbers of two stands, moves pick-up points with the ground, and closes those of farms that do not come', async () => {
  await write({
    title: 'Гостиный двор',
    stands: [
      { organizationId: 7, number: 3 },
      { organizationId: 8, number: 14 },
    ],
  })
  const placesOf = async (farm: number) =>
    (await call('GET', `/api/v1/shipping-methods/${farm}?${MOSCOW}`)).body.items.flatMap(
      ({ tradePlace }: { tradePlace: { id: number; days: object | null } | null }) =>
        tradePlace?.days ? [tradePlace] : [],
    )
  await expect
    .poll(async () => (await placesOf(7))[0])
    .toMatchObject({ id: standPlace, title: 'Праздник урожая, стенд 3', address: 'Гостиный двор, проспект Мира, 119' })
  await write({ title: 'Гостиный двор', stands: [{ organizationId: 7, number: 3 }] })
  await expect.poll(() => placesOf(8)).toEqual([])
  expect(await placesOf(7)).toHaveLength(1)
})

it('suggests a festival by its name and its cities until its last day, at the marketplace only', async () => {
  const suggested = async (text: string, site?: number) =>
    (await call('GET', `/api/v1/search/suggest?${MOSCOW}&text=${encodeURIComponent(text)}`, { ...(site && { site }) }))
      .body.festivals
  const found = [{ title: 'Праздник урожая', lead: 'Вход свободный' }]
  for (const text of ['праздн', 'УРОЖАЯ', 'ярмарка', 'моск'])
    expect([text, await suggested(text)]).toEqual([text, found])
  expect(await suggested('праздник сыра')).toEqual([])
  expect(await suggested('праздник', 7)).toEqual([])
  world.moveClock(new Date('2026-12-01T08:00:00Z'))
  expect(await suggested('праздник')).toEqual([])
})

it('shows a festival for two weeks after its last day, and none after that', async () => {
  world.moveClock(new Date('2026-12-10T08:00:00Z'))
  expect(await shown()).toMatchObject({ title: 'Праздник урожая' })
  world.moveClock(new Date('2026-12-14T08:00:00Z'))
  expect(await shown()).toBeNull()
})
