import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createCarrier } from '../../../adapters/delivery/create-carrier.ts'
import { openDatabase, run } from '../../../platform/db/client.ts'
import { demoDatabase } from '../../../platform/db/testing.ts'
import { createSellerCache } from '../../../supply/sellers/index.ts'
import { testApp } from '../../../testing.ts'
import { createDeliveryModule } from '../index.ts'

const emulator = fastify({ forceCloseConnections: true })
await emulator.register(cdekEmulator, { now: Date.now })
const origin = await emulator.listen({ host: '127.0.0.1', port: 0 })
const off = { CDEK_BASE_URL: undefined, CDEK_ACCOUNT: undefined, CDEK_PASSWORD: undefined }
const { carrier } = await createCarrier({ ...off, CDEK_MODE: 'emulator' }, origin, () => new Date())

const databaseUrl = await demoDatabase()
const database = openDatabase(databaseUrl, { max: 3 })
let now = new Date(`${dayIn('Europe/Moscow', new Date())}T12:00:00+03:00`)
const clock = () => now
const { call } = await testApp(databaseUrl, { clock, carrier })
const { executor } = database
const delivery = createDeliveryModule({ executor, clock, carrier, sellers: createSellerCache({ executor, clock }) })
afterAll(async () => {
  await database.close()
  await emulator.close()
})

/** Sellers in towns with and without an office of the carrier, and one who does not send by it. */
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
  // whatever failed before, the carrier has rested and prices are asked anew
  now = new Date(now.getTime() + 11 * 60_000)
})

describe('the carrier among the ways to get an order', () => {
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

  it('is not offered by others, when excluded, where the carrier does not work and when it fails', async () => {
    const codes = async (id: number, query: string) => (await methods(id, query)).map(({ methodCode }) => methodCode)
    expect(await codes(without, vladivostok)).not.toContain('cdek')
    expect(await codes(inTown, `${vladivostok}&excludeCdek=true`)).not.toContain('cdek')
    expect(await codes(inTown, at('Глухомань', '24', 61, 90))).not.toContain('cdek')
    await order('refuse', 'tariffs')
    const refused = await shipping(inTown, at('Омск', '55', 54.99, 73.37))
    expect(JSON.stringify(refused.items)).not.toContain('cdek')
    expect(refused.isCarrierSilent).toBe(false)
  })

  it('is quoted for an order at the price that was shown, to the door and to a point', async () => {
    const location = {
      city: 'Казань',
      settlement: null,
      regionCode: '16',
      coords: { latitude: 55.79, longitude: 49.12 },
    }
    const question = { organizationId: inTown, location, now, parcelGrams: 2_000 }
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

  it('reaches the whole country in lists, without being asked', async () => {
    const place = { city: 'Глухомань', settlement: null, regionCode: '24', coords: { latitude: 61, longitude: 90 } }
    const serviceable = await delivery.sellersAt(MARKETPLACE, place)
    expect(serviceable.methodsOf(inTown)).toContain('cdek')
    expect(serviceable.methodsOf(without)).not.toContain('cdek')
    const question = { organizationId: inTown, location: place, now }
    expect((await delivery.offersAt([question]))[0]?.sendsByCarrier).toBe(true)
    // asked, it turns out not to work there
    const whole = await delivery.wholeOfferAt(question)
    expect(whole?.sendsByCarrier).toBe(false)
    expect(whole?.methods.map(({ methodCode }) => methodCode)).not.toContain('cdek')
  })

  it.each(['down', 'limit', 'lost-token', 'broken', 'drop', 'timeout'])('is silence while it is %s', async (fault) => {
    await order(fault)
    const place = at('Самара', '63', 53.2, 50.15)
    const { items, isCarrierSilent } = await shipping(inTown, place)
    expect(items.map(({ methodCode }: { methodCode: string }) => methodCode)).not.toContain('cdek')
    // nobody may say that it does not go there
    expect(isCarrierSilent).toBe(true)
    expect((await shipping(without, place)).isCarrierSilent).toBe(false)
  })
})

describe('calls of the carrier', () => {
  it('name its points at the place', async () => {
    const { status, body } = await call('GET', `/api/v1/cdek/places/farmers/${inTown}?${vladivostok}`)
    expect(status).toBe(200)
    expect(body.items).toHaveLength(4)
    expect(body.items[0]).toMatchObject({ code: 'VVO1', kind: 'office', city: 'Владивосток' })
    expect((await call('GET', `/api/v1/cdek/places/farmers/${without}`)).body).toEqual({ items: [] })
    expect((await call('GET', '/api/v1/cdek/places/farmers/999999')).status).toBe(404)
    expect((await call('GET', '/api/v1/cdek/places/farmers/x')).status).toBe(404)
    expect((await call('GET', `/api/v1/cdek/places/farmers/${inTown}?regionId=77`)).status).toBe(400)
  })

  it('are empty when it does not answer', async () => {
    await order('down')
    const { status, body } = await call('GET', `/api/v1/cdek/places/farmers/${inTown}?${at('Омск', '55', 55, 73.4)}`)
    expect([status, body]).toEqual([200, { items: [] }])
  })

  it('tell the price between two places', async () => {
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
