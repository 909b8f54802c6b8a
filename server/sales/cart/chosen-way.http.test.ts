import { defaultLocation as moscow } from '@okolitsa/strings/ru/places.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { NOON, openWorld } from '../../testing/world.data.ts'

/** The world's clock is set to eleven in Moscow on Saturday, 21 November 2026. */
const world = await openWorld()
const { call, services } = world
const OFFICE = { kind: 'service', name: 'office' } as const
const ANNA = 51
const BREAD = 1
const MILK = 2

let stand = 0
beforeAll(async () => {
  await world.customers({ id: ANNA })
  await world.categories({ id: 11, urlKey: 'food', title: 'Food' })
  await world.sellers({ id: 7 })
  await world.products({ id: BREAD, seller: 7, price: 50_000, stock: 50 }, { id: MILK, seller: 7, price: 20_000 })
  await world.changeSellers((tx) =>
    services.festival.writeFestival(tx, OFFICE, 'festival-fair', {
      sort: 'festival',
      title: 'Ярмарка',
      lead: 'Вход свободный',
      look: 'pumpkin',
      before: '',
      during: '',
      after: '',
      grounds: [
        {
          key: 1,
          city: 'Москва',
          regionCode: '77',
          title: 'ВДНХ',
          address: 'проспект Мира, 119',
          way: '',
          coords: { latitude: 55.835, longitude: 37.614 },
          firstDay: '2026-11-28',
          lastDay: '2026-11-29',
          opensAt: '10:00',
          closesAt: '18:00',
          events: [],
          stands: [{ organizationId: 7, number: 2 }],
        },
      ],
    }),
  )
  const [place] = await world.sql<{ id: number }>('select trade_place_id as id from festival_stand')
  stand = place?.id ?? 0
})
beforeEach(async () => {
  world.moveClock(NOON)
  await world.sql('delete from cart')
})

const atStand = (date: string | null = '2026-11-28') => ({ methodCode: 'pickup', tradePlaceId: stand, date })
const open = (products: object[], as?: number, cartIds: string[] = []) =>
  call('POST', '/api/v2/cart', {
    ...(as !== undefined && { as }),
    body: { organizationId: 7, place: moscow, products, cartIds },
  })
const waysOf = (body: { products: { id: number; chosenWay: object | null }[] }) =>
  Object.fromEntries(body.products.map(({ id, chosenWay }) => [id, chosenWay]))

it('keeps the stand and the day of a line when products are added later', async () => {
  const begun = await open([{ productId: BREAD, chosenWay: atStand() }], ANNA)
  expect(begun.status).toBe(201)
  const expected = { ...atStand(), placeTitle: 'Ярмарка, стенд 2', isOffered: true }
  expect(waysOf(begun.body)).toEqual({ [BREAD]: expected })
  const id = begun.body.cartId
  // more of the product and another one, without a chosen method
  const products = [{ productId: BREAD }, { productId: MILK }]
  const added = await call('POST', `/api/v2/cart/${id}/products`, { as: ANNA, body: { products } })
  expect(waysOf(added.body)).toEqual({ [BREAD]: expected, [MILK]: null })
  const [shown] = (await call('GET', '/api/v2/cart/list', { as: ANNA })).body.items
  expect(waysOf(shown)).toEqual({ [BREAD]: expected, [MILK]: null })
})

it('replaces the chosen delivery by a later choice, and keeps it when a guest signs in', async () => {
  const own = await open([{ productId: BREAD, chosenWay: atStand('2026-11-28') }], ANNA)
  const guest = await open([{ productId: BREAD, chosenWay: atStand('2026-11-29') }])
  await call('PATCH', '/api/v2/cart/assign-to-customer', { as: ANNA, body: { cartIds: [guest.body.cartId] } })
  const [merged] = (await call('GET', '/api/v2/cart/list', { as: ANNA })).body.items
  expect(merged.cartId).toBe(own.body.cartId)
  expect(waysOf(merged)).toMatchObject({ [BREAD]: { date: '2026-11-29' } })
})

it('reports a chosen delivery as unavailable when its day has passed', async () => {
  await open([{ productId: BREAD, chosenWay: atStand('2026-11-28') }], ANNA)
  world.moveClock(new Date('2026-11-28T18:00:00Z'))
  const [shown] = (await call('GET', '/api/v2/cart/list', { as: ANNA })).body.items
  expect(waysOf(shown)).toMatchObject({ [BREAD]: { isOffered: false, placeTitle: 'Ярмарка, стенд 2' } })
})

it('refuses an invalid method or day with field errors', async () => {
  for (const chosenWay of [
    { methodCode: 'pigeon' },
    { methodCode: 'pickup', date: '2026-02-30' },
    { methodCode: 'pickup', tradePlaceId: 'x' },
  ])
    expect((await open([{ productId: BREAD, chosenWay }], ANNA)).status).toBe(400)
  const foreign = await open([{ productId: BREAD, chosenWay: { methodCode: 'pickup', tradePlaceId: 999_999 } }], ANNA)
  expect(waysOf(foreign.body)).toMatchObject({ [BREAD]: { placeTitle: null, isOffered: false } })
})

it('copies the pickup place of a repeated order', async () => {
  const cartId = await world.cart(ANNA, 7, { [BREAD]: 1 })
  const taken = { methodCode: 'pickup', tradePlaceId: stand, date: '2026-11-28', paymentMethod: 'cashondelivery' }
  const placed = await world.checkout(ANNA, { cartId, ...taken })
  expect(placed.status).toBe(201)
  const [{ orderId }] = placed.body.orders
  const farmer = { kind: 'farmer', staffId: 7, organizationIds: [7] } as const
  for (const to of ['isAssembling', 'readyForIssuance', 'received'] as const)
    await services.orders.move(farmer, orderId, to)
  const again = await call('POST', '/api/v2/cart/repeat', { as: ANNA, body: { orderId, place: moscow } })
  expect(again.status).toBe(201)
  expect(waysOf(again.body)).toMatchObject({ [BREAD]: { methodCode: 'pickup', tradePlaceId: stand, isOffered: true } })
})
