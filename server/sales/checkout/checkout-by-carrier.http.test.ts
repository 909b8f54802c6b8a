import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Carrier, CarrierError, type CarrierPoint, type CarrierTariff } from '../../fulfilment/delivery/ports.ts'
import { testDatabase } from '../../platform/db/testing.ts'
import { ANNA, BORIS, CHEESE, DAY, EGGS, FARM, HONEY, twoFarms } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, moscow, recipient, type World } from '../../testing/world.data.ts'

const tariff = (code: number, mode: number, roubles: number): CarrierTariff => ({
  code,
  title: 't',
  mode,
  price: kopecks(roubles * 100),
  daysMin: 1,
  daysMax: 2,
})
const point = (code: string, kind: CarrierPoint['kind'], maxWeightGrams: number | null): CarrierPoint => ({
  code,
  title: 'Пункт',
  kind,
  city: 'Москва',
  address: 'Лесная, 5',
  coords: { latitude: 55.78, longitude: 37.59 },
  workTime: 'Пн-Вс 10:00-20:00',
  hours: [],
  phones: [],
  note: 'Вход со двора',
  maxWeightGrams,
})
const EVERY_WAY = [tariff(136, 4, 300), tariff(137, 3, 450), tariff(368, 7, 250)]

let tariffs: () => Promise<readonly CarrierTariff[]>
/** Number of price requests while a connection of the shop had an open transaction. */
let askedInside = 0
let weights: number[] = []
let shop: World
const carrier: Carrier = {
  pointTowns: async () => [
    {
      code: 44,
      city: 'Москва',
      region: 'Москва',
      coords: { latitude: 55.75, longitude: 37.62 },
      offices: 1,
      lockers: 1,
    },
  ],
  points: async () => [point('MSK1', 'office', null), point('MSK2', 'locker', 1_000)],
  tariffs: async ({ weightGrams }) => {
    weights.push(weightGrams)
    const open = await shop.sql<{ n: string }>(
      "select count(*) as n from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    )
    askedInside += Number(open[0]?.n)
    return tariffs()
  },
}

const _database = await testDatabase()
beforeAll(async () => {
  shop = await twoFarms({ adapters: { carrier } })
  await shop.changeSeller(FARM, { withCdek: true })
})
beforeEach(() => {
  tariffs = async () => EVERY_WAY
  weights = []
  askedInside = 0
  // a price is cached for ten minutes, a failing carrier is not called for half a minute, and an old price is used for
  // an hour
  shop.passMinutes(61)
})
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
  expect(askedInside).toBe(0)
  await shop.sql('delete from cart')
})

/** Arrival of goods that leave on `DAY` and travel two days. */
const ARRIVES = '2026-11-25'
const byCarrier = (cartId: string, more: object = {}) => ({
  cartId,
  methodCode: 'cdek',
  date: ARRIVES,
  paymentMethod: 'cashondelivery',
  ...more,
})
const cartOf = () => shop.cart(ANNA, FARM, { [CHEESE]: 2, [EGGS]: 1 })
const orderOf = async (orderId: number) => (await shop.call('GET', `/api/v1/orders/${orderId}`, { as: ANNA })).body

describe('checkout by the carrier', () => {
  it('uses the tariff of mode 3 and the weight of the cart for a delivery to the door', async () => {
    const placed = await shop.checkout(ANNA, byCarrier(await cartOf(), { expectedTotal: 1471 + 450 }))
    expect(placed.status).toBe(201)
    // 600 g of cheese and a box of eggs weigh two kilograms
    expect(weights).toEqual([2_000])
    expect(await orderOf(placed.body.orders[0].orderId)).toMatchObject({
      shippingMethod: 'cdek_carrier',
      deliveryDate: ARRIVES,
      deliveryWindow: { fromHour: 9, toHour: 18 },
      sums: { delivery: 450 },
      carrierPoint: null,
      carrierTariff: { tariffCode: 137, end: 'door', daysMin: 1, daysMax: 2, parcelGrams: 2_000 },
      tradePlace: null,
    })
  })

  it('needs no address for a delivery to an office, and stores a copy of the office', async () => {
    const place = { ...moscow, street: null, house: null }
    const cart = byCarrier(await cartOf(), { carrierPointCode: 'MSK1', expectedTotal: 1471 + 300 })
    const placed = await shop.checkout(ANNA, cart, { body: { place } })
    expect(placed.status).toBe(201)
    expect(await orderOf(placed.body.orders[0].orderId)).toMatchObject({
      sums: { delivery: 300 },
      carrierPoint: { code: 'MSK1', title: 'Пункт', kind: 'office', address: 'Лесная, 5', note: 'Вход со двора' },
      carrierTariff: { tariffCode: 136, end: 'office' },
    })
  })

  it('requires an address for a delivery to the door', async () => {
    const place = { ...moscow, street: null, house: null }
    const { status, body } = await shop.checkout(ANNA, byCarrier(await cartOf()), { body: { place } })
    expect(status).toBe(400)
    expect(body.errors['place.street']).toMatch(/[а-я]/)
  })

  it('uses an office where no door delivery exists', async () => {
    tariffs = async () => [tariff(136, 4, 300)]
    const cartId = await cartOf()
    const refused = await shop.checkout(ANNA, byCarrier(cartId))
    expect([refused.status, refused.body.code]).toEqual([400, 'SHIPPING_METHOD_UNAVAILABLE'])
    expect((await shop.checkout(ANNA, byCarrier(cartId, { carrierPointCode: 'MSK1' }))).status).toBe(201)
  })

  it.each([
    ['an unknown point', { carrierPointCode: 'NOWHERE' }],
    ['a locker too small for the parcel', { carrierPointCode: 'MSK2' }],
  ])('refuses %s', async (_what, more) => {
    const { body } = await shop.checkout(ANNA, byCarrier(await cartOf(), more))
    expect(body.code).toBe('SHIPPING_METHOD_UNAVAILABLE')
  })

  it.each(['timeout', 'unavailable', 'unauthorized', 'limit-reached', 'malformed-answer', 'refused'] as const)(
    'refuses a delivery by carrier instead of making it free after %s',
    async (reason) => {
      tariffs = async () => {
        throw new CarrierError(reason)
      }
      const { status, body } = await shop.checkout(ANNA, byCarrier(await cartOf()))
      expect([status, body.code]).toEqual([400, 'SHIPPING_METHOD_UNAVAILABLE'])
    },
  )

  it('reports a changed price and an impossible arrival day', async () => {
    const cartId = await cartOf()
    const seen = await shop.checkout(ANNA, byCarrier(cartId, { expectedTotal: 1471 }))
    expect(seen.body.code).toBe('CART_CHANGED')
    const early = await shop.checkout(ANNA, byCarrier(cartId, { date: DAY }))
    expect(early.body).toMatchObject({ code: 'DELIVERY_DATE_UNAVAILABLE' })
    expect(early.body.facts.dates).toContain(ARRIVES)
  })

  it('weighs only available products', async () => {
    const cartId = await shop.cart(ANNA, FARM, { [EGGS]: 4, [HONEY]: 1, [CHEESE]: 2 })
    const limits = (enabled: boolean, most: number | null) =>
      shop.sql(
        `update product set enabled = case id when ${HONEY} then $1 else true end,
        max_sale_quantity = case id when ${CHEESE} then $2::int end`,
        [enabled, most],
      )
    await limits(false, 1)
    const { body } = await shop.call('GET', `/api/v2/cart/${cartId}/calculate?methodCode=cdek`, { as: ANNA })
    const placed = await shop.checkout(ANNA, byCarrier(cartId, { expectedTotal: body.totals.total }))
    expect([placed.status, placed.body.orders?.[0].total]).toEqual([201, 4 * 180 + 645.5 + 450])
    // 300 g of cheese and four boxes of eggs
    expect(weights).toEqual([5_000])
    await limits(true, null)
  })

  it('charges the delivery price of the cart’s calculation', async () => {
    const cartId = await cartOf()
    const path = `/api/v2/cart/${cartId}/calculate?methodCode=cdek`
    const { body } = await shop.call('GET', path, { as: ANNA })
    expect(body.totals).toMatchObject({ delivery: 450, total: 1921 })
    expect(body.methods.map(({ methodCode }: { methodCode: string }) => methodCode)).toContain('cdek')
    expect(weights).toEqual([2_000])
  })
})

describe('slots of the courier', () => {
  const courier = async (customerId: number, date: string) => ({
    cartId: await shop.cart(customerId, FARM, { [EGGS]: 4 }),
    methodCode: 'courier',
    date,
    paymentMethod: 'cashondelivery',
  })

  it('gives a slot to one of several concurrent orders, and releases it when the order is cancelled', async () => {
    // the clock has advanced in the tests above: use a day of the next week
    const day = '2026-11-28'
    await shop.setSchedule(FARM, { dailyDeliveries: 1 })
    const [own, other] = await Promise.all([courier(ANNA, day), courier(BORIS, day)])
    const answers = await Promise.all([
      shop.checkout(ANNA, own),
      shop.checkout(BORIS, other, { body: { recipient: { ...recipient, name: 'Борис' } } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('DELIVERY_DATE_UNAVAILABLE')
    const taken = 'select taken from delivery_day where organization_id = $1 and day = $2'
    expect(await shop.sql(taken, [FARM, day])).toEqual([{ taken: 1 }])

    const winner = answers.findIndex(({ status }) => status === 201)
    const { orderId } = answers[winner]?.body.orders[0] ?? {}
    const as = winner === 0 ? ANNA : BORIS
    expect((await shop.call('PATCH', `/api/v1/orders/${orderId}/cancel`, { as, body: {} })).status).toBeLessThan(300)
    expect(await shop.sql(taken, [FARM, day])).toEqual([{ taken: 0 }])
    await shop.setSchedule(FARM, { dailyDeliveries: null })
  })
})
