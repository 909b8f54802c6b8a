import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MAX_WAY_DAYS } from '@okolitsa/domain/delivery/way-days.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createCarrier } from '../../../adapters/delivery/create-carrier.ts'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { createSellerCache } from '../../../supply/sellers/seller-cache.ts'
import { testApp } from '../../../testing.ts'
import { createDeliveryModule } from '../module.ts'

const emulator = fastify({ forceCloseConnections: true })
await emulator.register(cdekEmulator, { now: Date.now })
const origin = await emulator.listen({ host: '127.0.0.1', port: 0 })
const off = { CDEK_BASE_URL: undefined, CDEK_ACCOUNT: undefined, CDEK_PASSWORD: undefined }
const { carrier } = await createCarrier({ ...off, CDEK_MODE: 'emulator' }, origin, () => new Date())

const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl, { max: 3 })
let now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const clock = () => now
const { call, app: shop } = await testApp(databaseUrl, { clock, carrier })
const { executor } = database
await shop.work.periodic.find(({ name }) => name === 'load-carrier-towns')?.run()
const delivery = createDeliveryModule({ executor, clock, carrier, sellers: createSellerCache({ executor, clock }) })
afterAll(async () => {
  await database.close()
  await emulator.close()
})

/** Finds sellers in towns with and without an office of the carrier, and one that does not use it. */
const idOf = async (condition: string) => {
  const [row] = await run<{ id: number }>(
    database.executor,
    `select id from organization where type = 'farmer' and is_enabled and not is_hidden and ${condition} order by id limit 1`,
  )
  if (!row) throw new Error(condition)
  return row.id
}
const inTown = await idOf("with_cdek and city = 'Коломна'")
const inVillage = await idOf("with_cdek and settlement like '%Чемал'")
const without = await idOf('not with_cdek')

const at = (city: string, regionId: string, latitude: number, longitude: number) =>
  String(new URLSearchParams({ city, regionId, latitude: String(latitude), longitude: String(longitude) }))
const vladivostok = at('Владивосток', '25', 43.12, 131.88)
const order = (fail: string, on?: string) =>
  emulator.inject({ method: 'POST', url: '/cdek/control', payload: { fail, on } })
const shipping = async (id: number, query: string) => {
  const { status, body } = await call('GET', `/api/v1/shipping-methods/${id}?${query}`)
  expect(status).toBe(200)
  return body
}
const methods = async (id: number, query: string) => {
  const { items } = await shipping(id, query)
  return items as { methodCode: string; carrierCode: string; price: number; dates: { date: string }[] }[]
}

beforeEach(async () => {
  await order('none')
  // the pause of calls and the cached prices of an earlier test have expired
  now = new Date(now.getTime() + 11 * 60_000)
})

describe('the carrier as a delivery method', () => {
  it.each([
    ['town', inTown],
    ['village', inVillage],
  ])('is offered by a seller in a %s to the other end of the country', async (_where, id) => {
    const ways = await methods(id, vladivostok)
    const way = ways.find(({ methodCode }) => methodCode === 'cdek')
    expect(way).toMatchObject({ methodCode: 'cdek', carrierCode: 'cdek_carrier' })
    expect(way?.price).toBeGreaterThan(100)
    expect(way?.dates.length).toBeGreaterThan(0)
  })

  it('excludes the carrier at other sellers, when it is switched off, out of its area and on failures', async () => {
    const codes = async (id: number, query: string) => (await methods(id, query)).map(({ methodCode }) => methodCode)
    expect(await codes(without, vladivostok)).not.toContain('cdek')
    expect(await codes(inTown, `${vladivostok}&excludeCdek=true`)).not.toContain('cdek')
    expect(await codes(inTown, at('Глухомань', '24', 61, 90))).not.toContain('cdek')
    await order('refuse', 'tariffs')
    const refused = await shipping(inTown, at('Омск', '55', 54.99, 73.37))
    expect(JSON.stringify(refused.items)).not.toContain('cdek')
    expect(refused.isCarrierSilent).toBe(false)
  })

  it('proposes the nearest town with an office for a place without one', async () => {
    const nearest = async (query: string) => (await call('GET', `/api/v1/cdek/nearest-town?${query}`)).body.town
    const town = await nearest(at('Глухомань', '24', 61, 90))
    expect(town).toMatchObject({ place: { regionCode: expect.any(String), coords: expect.any(Object) } })
    expect(town.km).toBeGreaterThan(15)
    const there = town.place.city ?? town.place.settlement
    const { latitude, longitude } = town.place.coords
    // the chosen town has an office, so none is proposed
    expect(await nearest(at(there, town.place.regionCode, latitude, longitude))).toBeNull()
    expect(await nearest(vladivostok)).toBeNull()
    expect((await call('GET', '/api/v1/cdek/nearest-town?latitude=goose')).status).toBe(400)
  })

  it('quotes an order at the displayed price, to the door and to an office', async () => {
    const location = {
      city: 'Казань',
      settlement: null,
      regionCode: '16',
      coords: { latitude: 55.79, longitude: 49.12 },
    }
    const question = { organizationId: inTown, location, now, parcelGrams: 2_000, wayDays: MAX_WAY_DAYS }
    const ways =
      (await delivery.wholeOfferAt(question))?.methods.filter(({ methodCode }) => methodCode === 'cdek') ?? []
    expect(ways.map(({ carrier: way }) => way?.end)).toEqual(expect.arrayContaining(['door', 'office', 'locker']))
    expect(ways[0]?.carrier?.end).toBe('door')
    const points = await carrier?.points(location)
    for (const way of ways) {
      const point = points?.find(({ kind }) => kind === way.carrier?.end) ?? null
      const carrierOffer = await delivery.askCarrier({ ...question, pointCode: point?.code ?? null })
      const date = way.dates[0]?.date ?? ''
      const asked = { ...question, methodCode: 'cdek' as const, goodsSum: kopecks(100_000), isSubscriber: false }
      const quote = await delivery.quote({ ...asked, carrierOffer, date })
      expect(quote).toMatchObject({
        ok: true,
        price: way.price,
        date,
        tradePlace: null,
        carrier: { tariff: way.carrier, point },
      })
      expect(await delivery.quote({ ...asked, carrierOffer, date: '2000-01-01' })).toMatchObject({
        code: 'DELIVERY_DATE_UNAVAILABLE',
      })
      expect(await delivery.quote({ ...asked, date })).toMatchObject({ code: 'SHIPPING_METHOD_UNAVAILABLE' })
    }
    expect(await delivery.askCarrier({ ...question, pointCode: 'NOWHERE' })).toBeNull()
    expect(await delivery.askCarrier({ ...question, organizationId: without, pointCode: null })).toBeNull()
  })

  it('lists the carrier only at places with offices, without calling it', async () => {
    const place = (city: string, regionCode: string, latitude: number, longitude: number) => ({
      ...{ city, settlement: null, regionCode, coords: { latitude, longitude } },
    })
    const there = await delivery.sellersAt(MARKETPLACE, place('Пермь', '59', 58.01, 56.25))
    expect(there.methodsOf(inTown)).toContain('cdek')
    expect(there.methodsOf(without)).not.toContain('cdek')
    const nowhere = place('Глухомань', '24', 61, 90)
    expect((await delivery.sellersAt(MARKETPLACE, nowhere)).methodsOf(inTown)).not.toContain('cdek')
    const question = { organizationId: inTown, location: nowhere, now }
    expect((await delivery.offersAt([question]))[0]).toMatchObject({
      sendsByCarrier: false,
      carrierDays: null,
      nearestPoint: { city: 'Енисейск' },
    })
    expect((await delivery.wholeOfferAt(question))?.sendsByCarrier).toBe(false)
  })

  it('delivers goods by a tariff fast enough for their storage life, and no other goods', async () => {
    const location = {
      city: 'Новосибирск',
      settlement: null,
      regionCode: '54',
      coords: { latitude: 55.04, longitude: 82.93 },
    }
    const question = { organizationId: inTown, location, now, parcelGrams: 2_000 }
    const daysOf = async (wayDays: number) =>
      ((await delivery.wholeOfferAt({ ...question, wayDays }))?.methods ?? []).flatMap(
        ({ carrier: way }) => way?.daysMax ?? [],
      )
    const bound = (await delivery.offerAt(question))?.carrierDays ?? 0
    expect(Math.max(...(await daysOf(100)))).toBeGreaterThan(bound)
    expect(Math.max(...(await daysOf(bound)))).toBeLessThanOrEqual(bound)
    // goods with a shorter time and goods that need cooling are not promised
    expect(await daysOf(bound - 1)).toEqual([])
    expect(await daysOf(-101)).toEqual([])
    const asked = {
      ...question,
      methodCode: 'cdek' as const,
      goodsSum: kopecks(100_000),
      isSubscriber: false,
      date: null,
    }
    expect(await delivery.quote({ ...asked, wayDays: bound - 1 })).toEqual({
      ok: false,
      code: 'GOODS_WILL_NOT_LAST',
      facts: { kind: 'carrier', days: bound },
    })
  })

  it('delivers to an office for a village near a town, and not to the door', async () => {
    const near = { city: null, settlement: 'Подгорное', regionCode: '16', coords: { latitude: 55.72, longitude: 49.1 } }
    const whole = await delivery.wholeOfferAt({ organizationId: inTown, location: near, now })
    const ends = (whole?.methods ?? []).flatMap(({ carrier: way }) => way?.end ?? [])
    expect(ends).toEqual(expect.arrayContaining(['office', 'locker']))
    expect(ends).not.toContain('door')
  })

  it('applies learned longer times and missing routes within minutes', async () => {
    const saratov = { city: 'Саратов', settlement: null, regionCode: '64', coords: { latitude: 51.54, longitude: 46 } }
    const question = { organizationId: inTown, location: saratov, now }
    expect((await shop.services.delivery.offerAt(question))?.carrierDays).toBe(7)
    await order('refuse', 'tariffs')
    await shop.services.delivery.wholeOfferAt(question)
    await expect
      .poll(() => run(executor, 'select from carrier_term where days is null and town_code = 9016'))
      .toHaveLength(1)
    await shop.work.periodic.find(({ name }) => name === 'tell-carrier-terms')?.run()
    await expect.poll(async () => (await shop.services.delivery.offerAt(question))?.carrierDays).toBeNull()
    expect((await shop.services.delivery.sellersAt(MARKETPLACE, saratov)).methodsOf(inTown)).not.toContain('cdek')
  })

  it.each(['down', 'limit', 'lost-token', 'broken', 'drop', 'timeout'])(
    'reports no answer while it is %s',
    async (fault) => {
      await order(fault)
      const place = at('Самара', '63', 53.2, 50.15)
      const { items, isCarrierSilent } = await shipping(inTown, place)
      expect(items.map(({ methodCode }: { methodCode: string }) => methodCode)).not.toContain('cdek')
      // it must not be reported as out of area
      expect(isCarrierSilent).toBe(true)
      expect((await shipping(without, place)).isCarrierSilent).toBe(false)
    },
  )
})

describe('carrier calls', () => {
  it('lists offices at the place', async () => {
    const { status, body } = await call('GET', `/api/v1/cdek/places/farmers/${inTown}?${vladivostok}`)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(4)
    expect(body.items[0]).toMatchObject({ code: 'VVO1', kind: 'office', city: 'Владивосток' })
    expect((await call('GET', `/api/v1/cdek/places/farmers/${without}`)).body).toEqual({ items: [] })
    expect((await call('GET', '/api/v1/cdek/places/farmers/999999')).status).toBe(404)
    expect((await call('GET', '/api/v1/cdek/places/farmers/x')).status).toBe(404)
    expect((await call('GET', `/api/v1/cdek/places/farmers/${inTown}?regionId=77`)).status).toBe(400)
  })

  it('returns no offices when the carrier does not answer', async () => {
    await order('down')
    const { status, body } = await call('GET', `/api/v1/cdek/places/farmers/${inTown}?${at('Омск', '55', 55, 73.4)}`)
    expect([status, body]).toEqual([200, { items: [] }])
  })

  it('returns the price between two places', async () => {
    const kolomna = {
      ...defaultLocation,
      city: 'Коломна',
      regionCode: '50',
      coords: { latitude: 55.08, longitude: 38.78 },
    }
    const body = { from: kolomna, to: defaultLocation, farmerId: inTown }
    const ask = (over: object) => call('POST', '/api/v1/cdek/tariff', { body: { ...body, ...over } })
    const answer = await ask({})
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      price: expect.any(Number),
      daysMin: expect.any(Number),
      daysMax: expect.any(Number),
      isToDoor: true,
    })
    expect((await ask({ farmerId: without })).body.code).toBe('SHIPPING_METHOD_UNAVAILABLE')
    expect((await ask({ farmerId: 999_999 })).status).toBe(404)
    const bad = await ask({ from: { city: 'X' } })
    expect(bad.status).toBe(400)
    expect(Object.values(bad.body.errors).join()).toMatch(/[а-я]/)
  })
})
