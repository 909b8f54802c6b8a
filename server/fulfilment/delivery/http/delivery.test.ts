import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { everybodys, MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { listenForSignals } from '../../../platform/db/pg-listener.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { sellersChanged } from '../../../supply/sellers/public.ts'
import { createSellerCache } from '../../../supply/sellers/seller-cache.ts'
import { testApp } from '../../../testing.ts'
import { createDeliveryModule } from '../module.ts'

const databaseUrl = await demoDatabase()
const now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const clock = () => now
const { call } = await testApp(databaseUrl, { clock })
const database = openDatabase(databaseUrl, { max: 3 })
const sellers = createSellerCache({ executor: database.executor, clock })
const delivery = createDeliveryModule({ executor: database.executor, clock, sellers })
afterAll(() => database.close())

const get = (url: string) => call('GET', url)
/** «Zarechye»: own car to Moscow and Kaluga, two trade places in Kaluga region, Wednesdays and Fridays. */
const farmer = 107
const vladivostok = {
  city: 'Владивосток',
  settlement: null,
  regionCode: '25',
  coords: { latitude: 43.12, longitude: 131.88 },
}
const farAway =
  'regionId=25&city=%D0%92%D0%BB%D0%B0%D0%B4%D0%B8%D0%B2%D0%BE%D1%81%D1%82%D0%BE%D0%BA&latitude=43.12&longitude=131.88'

describe('delivery info of farmers', () => {
  it('contains the rate in effect at the place', async () => {
    const { status, body } = await get(`/api/v1/farmers/farmers-delivery-info?ids=${farmer},999999`)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({
      id: farmer,
      methods: ['courier'],
      minOrderSum: 200,
      workWithSubscriptions: true,
      shippingAreaInUserLocation: { price: 300, freeDeliverySum: 5000, freeDeliverySumForSubscribers: 3500 },
    })
  })

  it('contains no rate where the farmer does not deliver', async () => {
    const { body } = await get(`/api/v1/farmers/farmers-delivery-info?ids=${farmer}&${farAway}`)
    expect(body.items[0]).toMatchObject({ methods: [], shippingAreaInUserLocation: null, minOrderSum: 200 })
  })

  it('refuses an invalid id', async () => {
    const { status, body } = await get('/api/v1/farmers/farmers-delivery-info?ids=x')
    expect(status).toBe(400)
    expect(body.errors['ids.0']).toMatch(/[а-я]/)
  })
})

describe("a courier's zone", () => {
  it('returns exact circles and polygons, and approximate towns', async () => {
    const { status, body } = await get(`/api/v1/delivery-zones/${farmer}`)
    expect(status).toBe(200)
    expect(body.isEverywhere).toBe(false)
    expect(body.items.length).toBeGreaterThan(0)
    for (const { outline, isRough } of body.items)
      expect([typeof isRough, outline.kind]).toEqual(['boolean', expect.stringMatching(/^(radius|polygon)$/)])
  })

  it('answers 404 for an unknown seller', async () => {
    expect((await get('/api/v1/delivery-zones/999999')).status).toBe(404)
    expect((await get('/api/v1/delivery-zones/x')).status).toBe(404)
  })
})

describe('shipping methods', () => {
  it('returns the courier and nearby trade places', async () => {
    const { status, body } = await get(
      `/api/v1/shipping-methods/${farmer}?regionId=40&city=%D0%9A%D0%B0%D0%BB%D1%83%D0%B3%D0%B0&latitude=54.51&longitude=36.26`,
    )
    expect(status).toBe(200)
    expect(body.items.map((method: { methodCode: string }) => method.methodCode)).toEqual([
      'courier',
      'pickup',
      'pickup',
    ])
    expect(body.items[0]).toMatchObject({ carrierCode: 'carriershipping', price: 150, timeZone: 'Europe/Moscow' })
    expect(body.items[1]).toMatchObject({ carrierCode: 'seller_pickup', price: 0, tradePlace: { city: 'Калуга' } })
    for (const method of body.items) expect(method.dates.length).toBeGreaterThan(0)
  })

  it('returns shipping methods page by page', async () => {
    const { body } = await get(`/api/v1/shipping-methods/${farmer}?limit=1&from=1&excludeCdek=true`)
    expect(body.items).toHaveLength(1)
    expect(body.totalItems).toBe(2)
  })

  it('returns none far away, 404 for an unknown farmer, and refuses an invalid query', async () => {
    const { body } = await get(`/api/v1/shipping-methods/${farmer}?${farAway}`)
    expect(body).toEqual({ items: [], totalItems: 0, isCarrierSilent: false })
    expect((await get('/api/v1/shipping-methods/999999')).status).toBe(404)
    expect((await get('/api/v1/shipping-methods/abc')).status).toBe(404)
    expect((await get(`/api/v1/shipping-methods/${farmer}?limit=101`)).body.errors.limit).toMatch(/[а-я]/)
    expect((await get(`/api/v1/shipping-methods/${farmer}?regionId=00&latitude=1&longitude=1`)).status).toBe(400)
  })
})

describe('pickup points', () => {
  it('finds pickup points in a rectangle of the map, by farmer and by category', async () => {
    const bounds = { south: 54, west: 35, north: 55, east: 37 }
    const { status, body } = await call('POST', '/api/v1/pickup-points/map', { body: { bounds } })
    expect(status).toBe(200)
    expect(body.items.map((point: { farmer: { id: number } }) => point.farmer.id)).toContain(farmer)
    for (const { coords } of body.items) {
      expect(coords.latitude).toBeGreaterThanOrEqual(54)
      expect(coords.latitude).toBeLessThanOrEqual(55)
    }
    const own = await call('POST', '/api/v1/pickup-points/map', { body: { farmerIds: [farmer], categoryIds: [5] } })
    expect(own.body.items).toHaveLength(2)
    const none = await call('POST', '/api/v1/pickup-points/map', { body: { farmerIds: [farmer], categoryIds: [1106] } })
    expect(none.body.items).toHaveLength(0)
  })

  it('refuses a rectangle outside the Earth', async () => {
    const bounds = { south: -100, west: 35, north: 55, east: 'x' }
    const { status, body } = await call('POST', '/api/v1/pickup-points/map', { body: { bounds } })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual(['bounds.south', 'bounds.east'])
  })

  it('lists pickup points by region', async () => {
    const { body } = await get('/api/v1/farmers/farmers-pickup-points?regionId=40')
    expect(body.items.length).toBeGreaterThan(1)
    expect(body.items.every((point: { regionCode: string }) => point.regionCode === '40')).toBe(true)
    expect((await get('/api/v1/farmers/farmers-pickup-points')).body.errors.regionId).toMatch(/[а-я]/)
  })
})

describe('a quote', () => {
  const question = { organizationId: farmer, location: defaultLocation, now, isSubscriber: false }
  const dates = async () => (await delivery.offerAt(question))?.methods[0]?.dates ?? []

  it('charges below the free-delivery sum and not above it, and less for a subscriber', async () => {
    const [slot] = await dates()
    const quote = (goodsSum: number, isSubscriber = false) =>
      delivery.quote({
        ...question,
        methodCode: 'courier',
        date: slot?.date ?? '',
        goodsSum: kopecks(goodsSum),
        isSubscriber,
      })
    expect(await quote(250_000)).toMatchObject({ ok: true, price: 30_000, ...slot, timeZone: 'Europe/Moscow' })
    expect(await quote(500_000)).toMatchObject({ ok: true, price: 0 })
    expect(await quote(400_000)).toMatchObject({ ok: true, price: 30_000 })
    expect(await quote(400_000, true)).toMatchObject({ ok: true, price: 0 })
    expect(await quote(19_999)).toMatchObject({
      ok: false,
      code: 'MIN_SUM_NOT_REACHED',
      facts: { minOrderSum: 20_000, missing: 1 },
    })
  })

  it('refuses a day without delivery and lists the available days', async () => {
    const offered = (await dates()).map((slot) => slot.date)
    const refused = await delivery.quote({
      ...question,
      methodCode: 'courier',
      date: plusDays(dayIn('Europe/Moscow', now), 0),
      goodsSum: kopecks(900_000),
    })
    expect(refused).toMatchObject({ ok: false, code: 'DELIVERY_DATE_UNAVAILABLE', facts: { dates: offered } })
  })

  it('reports the reason when no day can be promised', async () => {
    const leaveOn = async (weekdays: number[]) => {
      const text = 'update organization set delivery_weekdays = $2 where id = $1'
      await run(database.executor, text, [farmer, weekdays])
      sellers.forget()
    }
    await leaveOn([])
    const offer = await delivery.offerAt(question)
    expect(offer?.methods[0]).toMatchObject({ dates: [], noDates: 'noDeliveryDays' })
    const [date, goodsSum] = [plusDays(dayIn('Europe/Moscow', now), 5), kopecks(900_000)]
    expect(await delivery.quote({ ...question, methodCode: 'courier', date, goodsSum })).toMatchObject({
      code: 'DELIVERY_DATE_UNAVAILABLE',
      facts: { dates: [], reason: 'noDeliveryDays' },
    })
    await leaveOn([3, 5])
    expect((await delivery.offerAt(question))?.methods[0]?.noDates).toBeNull()
  })

  it('refuses other sellers’ trade places, CDEK, unreachable places and unknown sellers', async () => {
    const rest = { date: (await dates())[0]?.date ?? '', goodsSum: kopecks(900_000) }
    const codes = await Promise.all([
      delivery.quote({ ...question, ...rest, methodCode: 'pickup', tradePlaceId: 1 }),
      delivery.quote({ ...question, ...rest, methodCode: 'cdek' }),
      delivery.quote({ ...question, ...rest, methodCode: 'courier', location: vladivostok }),
      delivery.quote({ ...question, ...rest, methodCode: 'courier', organizationId: 999_999 }),
    ])
    expect(codes.map((quote) => (quote.ok ? 'ok' : quote.code))).toEqual([
      'SHIPPING_METHOD_UNAVAILABLE',
      'SHIPPING_METHOD_UNAVAILABLE',
      'UNAVAILABLE_AT_USER_AREA',
      'UNAVAILABLE_AT_USER_AREA',
    ])
  })

  it('delays every day until after a harvest', async () => {
    const harvestReadyOn = plusDays(dayIn('Europe/Moscow', now), 12)
    const offer = await delivery.offerAt({ ...question, harvestReadyOn })
    const all = offer?.methods.flatMap((method) => method.dates.map((slot) => slot.date)) ?? []
    expect(all.length).toBeGreaterThan(0)
    expect(all.every((date) => date >= harvestReadyOn)).toBe(true)
  })
})

describe('cached sellers', () => {
  it('returns equal sellers by bits, ids and methods', async () => {
    const serviceable = await delivery.sellersAt(MARKETPLACE, defaultLocation)
    expect(serviceable.organizationIds.length).toBeGreaterThan(5)
    for (const id of (await delivery.sellers(everybodys('a test'))).keys()) {
      expect(serviceable.has(id)).toBe(serviceable.organizationIds.some((one) => one === id))
      expect(serviceable.methodsOf(id).length > 0).toBe(serviceable.has(id))
    }
    const narrow = serviceable.narrow([farmer, 999_999])
    expect(narrow.organizationIds).toEqual([farmer])
    expect(serviceable.has(10_000_000)).toBe(false)
  })

  it('uses a changed rate immediately', async () => {
    const listener = await listenForSignals(database.pool, {
      [sellersChanged.channel]: (id) => sellers.forget(Number(id)),
    })
    expect((await delivery.sellersAt(MARKETPLACE, vladivostok)).has(farmer)).toBe(false)
    await run(
      database.executor,
      `insert into shipping_area (shipping_rate_id, kind)
       select id, 'country' from shipping_rate where organization_id = $1 order by id limit 1`,
      [farmer],
    )
    await expect.poll(async () => (await delivery.sellersAt(MARKETPLACE, vladivostok)).has(farmer)).toBe(true)
    await listener.stop()
  })
})
