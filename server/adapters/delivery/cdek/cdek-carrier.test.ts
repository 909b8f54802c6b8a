import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { type CdekEmulatorOptions, cdekEmulator } from '@okolitsa/emulators/cdek/cdek-emulator.ts'
import { BUILT_IN_CITIES, type CdekEmulatorCity } from '@okolitsa/emulators/cdek/cities.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from '@okolitsa/emulators/cdek/credentials.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CarrierError, CarrierFailure } from '../../../fulfilment/delivery/ports.ts'
import { timeoutOfNextCall } from '../../timeout.data.ts'
import { carrierContract } from '../carrier.contract.ts'
import { createCarrier } from '../create-carrier.ts'
import { type CdekOptions, createCdekCarrier } from './cdek-carrier.ts'

const place = (name: string, regionCode: string, latitude: number, longitude: number): Placed => ({
  city: name,
  settlement: null,
  regionCode,
  coords: { latitude, longitude },
})
const MOSCOW = defaultLocation
const KAZAN = place('Казань', '16', 55.79, 49.12)
const NOWHERE = place('Глухомань', '24', 61, 90)
const QUESTION = { from: KAZAN, to: MOSCOW, weightGrams: 2_000 }

const clock = () => new Date()
/** Time limit, ms; longer than any answer takes on a busy machine. */
const LONG_MS = 60_000

async function startEmulator(options: Partial<CdekEmulatorOptions> = {}) {
  // Calls that timed out leave their connections open.
  const app = fastify({ forceCloseConnections: true })
  const asked: string[] = []
  app.addHook('onRequest', async (request) => {
    asked.push(request.url.split('?')[0]?.replace(CDEK_EMULATOR_PATH, '') ?? '')
  })
  await app.register(cdekEmulator, { now: Date.now, ...options })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, asked, baseUrl: `${origin}${CDEK_EMULATOR_PATH}` }
}

carrierContract('CDEK over the emulator', async () => {
  const { app, baseUrl } = await startEmulator()
  const carrier = createCdekCarrier({ ...CDEK_EMULATOR_CREDENTIALS, baseUrl, clock, timeoutMs: LONG_MS })
  return { carrier, farTown: KAZAN, nowhere: NOWHERE, close: () => app.close() }
})

describe('CDEK', () => {
  let app: FastifyInstance
  let baseUrl: string
  let asked: string[]
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-11-21T09:00:00Z')
    ;({ app, asked, baseUrl } = await startEmulator({ now: () => now }))
  })
  afterEach(() => app.close())

  const carrier = (options: Partial<CdekOptions> = {}) =>
    createCdekCarrier({
      ...CDEK_EMULATOR_CREDENTIALS,
      baseUrl,
      clock: () => new Date(now),
      timeoutMs: LONG_MS,
      ...options,
    })
  const order = async (fail: string, on?: string, times?: number) => {
    const answer = await app.inject({ method: 'POST', url: '/cdek/control', payload: { fail, on, times } })
    expect(answer.statusCode).toBe(200)
  }
  const count = (path: string) => asked.filter((one) => one === path).length
  const reasonOf = async (work: Promise<unknown>): Promise<CarrierFailure | 'none'> =>
    work.then(
      () => 'none' as const,
      (error: CarrierError) => {
        expect(error.name).toBe('CarrierError')
        return error.reason
      },
    )

  describe('towns with points', () => {
    it('lists all towns of the country once, with the centre of their points, page by page', async () => {
      const towns = await carrier().pointTowns()
      expect(new Set(towns.map(({ code }) => code)).size).toBe(towns.length)
      expect(towns.find(({ city }) => city === 'Казань')).toMatchObject({ code: 9004, offices: 4, lockers: 1 })
      const points = await carrier().points(KAZAN)
      const mean = (of: (point: (typeof points)[number]) => number) =>
        points.reduce((sum, point) => sum + of(point), 0) / points.length
      const { coords } = towns.find(({ city }) => city === 'Казань') ?? {}
      expect(coords?.latitude).toBeCloseTo(
        mean((point) => point.coords.latitude),
        6,
      )
      expect(coords?.longitude).toBeCloseTo(
        mean((point) => point.coords.longitude),
        6,
      )
      // villages served by courier only have no points
      expect(towns.some(({ city }) => city === 'Сусанино')).toBe(false)
    })

    it('reads the towns with points from all pages', async () => {
      const cities = Array.from({ length: 220 }, (_, index) => ({
        ...(BUILT_IN_CITIES[0] as CdekEmulatorCity),
        code: 50_000 + index,
        city: `Посёлок ${index}`,
        prefix: `P${index}X`,
        points: 4,
      }))
      await app.close()
      ;({ app, asked, baseUrl } = await startEmulator({ now: () => now, cities }))
      const towns = await carrier().pointTowns()
      expect(towns).toHaveLength(220)
      expect(towns.every(({ offices, lockers }) => offices === 3 && lockers === 1)).toBe(true)
      expect(count('/deliverypoints')).toBe(3)
    })

    it('returns all towns with points, or fails', async () => {
      await order('down', 'points')
      expect(await reasonOf(carrier().pointTowns())).toBe('unavailable')
    })
  })

  describe('token', () => {
    it('requests one token for concurrent calls', async () => {
      const cdek = carrier()
      await Promise.all([cdek.points(MOSCOW), cdek.points(KAZAN), cdek.tariffs(QUESTION)])
      expect(count('/oauth/token')).toBe(1)
    })

    it('renews the token a minute before it expires', async () => {
      const cdek = carrier()
      await cdek.tariffs(QUESTION)
      now += (3_599 - 61) * 1_000
      await cdek.tariffs(QUESTION)
      expect(count('/oauth/token')).toBe(1)
      now += 2_000
      await cdek.tariffs(QUESTION)
      expect(count('/oauth/token')).toBe(2)
    })

    it('renews the token once when the service has forgotten it', async () => {
      const cdek = carrier()
      await cdek.tariffs(QUESTION)
      await order('lost-token', 'tariffs', 1)
      expect(await reasonOf(cdek.tariffs(QUESTION))).toBe('none')
      expect(count('/oauth/token')).toBe(2)
      await order('lost-token', 'tariffs')
      expect(await reasonOf(cdek.tariffs(QUESTION))).toBe('unauthorized')
      expect(count('/oauth/token')).toBe(3)
    })

    it('requests a token again after a failure', async () => {
      const cdek = carrier()
      await order('down', 'token', 2)
      expect(await reasonOf(cdek.points(MOSCOW))).toBe('unavailable')
      expect(await reasonOf(cdek.points(MOSCOW))).toBe('none')
    })

    it('gets no token with a wrong password, which the error does not contain', async () => {
      const failure = await carrier({ password: 'sesame-123' })
        .tariffs(QUESTION)
        .catch((error: CarrierError) => error)
      expect(failure).toMatchObject({ reason: 'unauthorized', codes: ['invalid_client'] })
      const { message, stack, cause } = failure as CarrierError
      expect(JSON.stringify([failure, message, stack, cause])).not.toContain('sesame-123')
    })
  })

  describe('failures', () => {
    it.each([
      ['down', 'unavailable', 2],
      ['drop', 'unavailable', 2],
      ['limit', 'limit-reached', 1],
      ['refuse', 'refused', 1],
      ['broken', 'malformed-answer', 1],
    ])('reports %s as %s after %i attempts', async (fault, reason, tries) => {
      const cdek = carrier()
      await cdek.points(KAZAN)
      await order(fault)
      expect(await reasonOf(cdek.points(MOSCOW))).toBe(reason)
      // the town of the first query, and the attempts of the second
      expect(count('/location/cities')).toBe(1 + tries)
    })

    it('reports a timeout without a retry', async () => {
      const cdek = carrier()
      await cdek.points(KAZAN)
      await order('timeout')
      const timeout = timeoutOfNextCall()
      const asking = reasonOf(cdek.points(MOSCOW))
      await expect.poll(() => count('/location/cities')).toBe(2)
      timeout.end()
      expect(await asking).toBe('timeout')
      expect(count('/location/cities')).toBe(2)
    })

    it.each(['down', 'drop'])('retries after a single %s', async (fault) => {
      await order(fault, 'tariffs', 1)
      expect(await reasonOf(carrier().tariffs(QUESTION))).toBe('none')
      expect(count('/calculator/tarifflist')).toBe(2)
    })

    it('includes the codes of the service in failures', async () => {
      await order('refuse', 'tariffs')
      await expect(carrier().tariffs(QUESTION)).rejects.toMatchObject({ codes: ['v2_bad_request'] })
    })

    it('reports a failure when the service is unreachable', async () => {
      expect(await reasonOf(carrier({ baseUrl: 'http://127.0.0.1:1' }).points(MOSCOW))).toBe('unavailable')
    })

    it('does not cache failures', async () => {
      const cdek = carrier()
      await order('refuse', 'points', 1)
      expect(await reasonOf(cdek.points(MOSCOW))).toBe('refused')
      expect((await cdek.points(MOSCOW)).length).toBeGreaterThan(0)
    })
  })

  describe('malformed answers', () => {
    const serve = async (paths: Record<string, unknown>) => {
      const other = fastify()
      other.addContentTypeParser('application/x-www-form-urlencoded', async () => null)
      const city = { code: 44, city: MOSCOW.city, longitude: 37.6, latitude: 55.7 }
      const answers: Record<string, unknown> = {
        '/oauth/token': { access_token: 't', expires_in: 3_599 },
        '/location/cities': [city],
        ...paths,
      }
      for (const [path, body] of Object.entries(answers)) {
        other.all(path, async (_request, reply) => reply.send(body))
      }
      const origin = await other.listen({ host: '127.0.0.1', port: 0 })
      return { cdek: carrier({ baseUrl: origin }), close: () => other.close() }
    }
    const across = { from: MOSCOW, to: MOSCOW, weightGrams: 1 }

    it.each([
      ['/oauth/token', { token: 1 }],
      ['/location/cities', { cities: [] }],
      ['/calculator/tarifflist', { tariff_codes: [{ tariff_code: 'x' }] }],
    ])('refuses a malformed answer of %s: %j', async (path, body) => {
      const { cdek, close } = await serve({ [path]: body })
      expect(await reasonOf(cdek.tariffs(across))).toBe('malformed-answer')
      await close()
    })

    it('treats errors instead of tariffs as a refusal, although the status is 200', async () => {
      const { cdek, close } = await serve({
        '/calculator/tarifflist': { errors: [{ code: 'v2_internal_error', message: '' }] },
      })
      await expect(cdek.tariffs(across)).rejects.toMatchObject({ reason: 'refused', codes: ['v2_internal_error'] })
      await close()
    })

    it('converts working days of old tariffs to calendar days, and rounds prices to kopecks', async () => {
      const tariff = { tariff_code: 137, delivery_mode: 3, delivery_sum: 350.555, period_min: 2, period_max: 5 }
      const { cdek, close } = await serve({ '/calculator/tarifflist': { tariff_codes: [tariff] } })
      const expected = { code: 137, title: '', mode: 3, price: 35_056, daysMin: 3, daysMax: 7 }
      expect(await cdek.tariffs(across)).toEqual([expected])
      await close()
    })

    it('accepts numbers as texts, and skips invalid items', async () => {
      const tariff = {
        tariff_code: '137',
        delivery_mode: '3',
        delivery_sum: '350.50',
        period_min: '2',
        period_max: '5',
      }
      const { cdek, close } = await serve({
        '/oauth/token': { access_token: 't', expires_in: '3599' },
        '/calculator/tarifflist': { tariff_codes: [{ ...tariff, delivery_sum: 'free' }, tariff, null] },
        '/deliverypoints': [
          { code: 'A', location: null },
          { code: 'B', weight_max: '20', location: { address: 'Lenina, 1', longitude: '37.6', latitude: '55.7' } },
        ],
      })
      expect(await cdek.tariffs(across)).toMatchObject([{ code: 137, mode: 3, price: 35_050 }])
      expect(await cdek.points(MOSCOW)).toMatchObject([{ code: 'B', maxWeightGrams: 20_000 }])
      await close()
    })

    it('omits points that cannot be shown', async () => {
      const location = { address: 'Lenina, 1', longitude: 37.6, latitude: 55.7 }
      const { cdek, close } = await serve({
        '/deliverypoints': [
          {
            code: 'A',
            location,
            work_time_list: [
              { day: 9, time: '09:00/20:00' },
              { day: 1, time: '9' },
            ],
          },
          { code: 'B', location: { ...location, address: null } },
          { code: 'C', location: { ...location, latitude: null } },
          { code: 'D', location, is_handout: false },
        ],
      })
      const points = await cdek.points(MOSCOW)
      expect(points).toMatchObject([{ code: 'A', title: 'A', hours: [], phones: [], maxWeightGrams: null }])
      await close()
    })
  })

  describe('cache', () => {
    it('refreshes points after an hour and towns after a day in the background', async () => {
      const cdek = carrier()
      const askedNow = () => [count('/location/cities'), count('/deliverypoints')]
      const first = await cdek.points(MOSCOW)
      expect(await cdek.points({ ...MOSCOW, street: 'Arbat' } as Placed)).toBe(first)
      expect(askedNow()).toEqual([1, 1])
      now += 3_600_001
      expect(await cdek.points(MOSCOW)).toBe(first)
      await expect.poll(askedNow).toEqual([1, 2])
      now += 23 * 3_600_000
      await cdek.points(MOSCOW)
      await expect.poll(askedNow).toEqual([2, 3])
    })

    it('serves cached points and towns while the service is down', async () => {
      const cdek = carrier()
      const first = await cdek.points(MOSCOW)
      await order('refuse')
      now += 25 * 3_600_000
      expect(await cdek.points(MOSCOW)).toEqual(first)
    })

    it('also caches unknown towns', async () => {
      const cdek = carrier()
      await cdek.points(NOWHERE)
      await cdek.points(NOWHERE)
      expect(count('/location/cities')).toBe(1)
    })
  })

  describe('towns', () => {
    it('distinguishes towns of the same name by their coordinates', async () => {
      const cdek = carrier()
      const ostrov = place('Остров', '60', 57.34, 28.36)
      expect((await cdek.points(ostrov)).map(({ code }) => code)).toEqual(['OST1'])
      expect(await cdek.points({ ...ostrov, regionCode: '50', coords: { latitude: 55.6, longitude: 37.8 } })).toEqual(
        [],
      )
      expect(await cdek.points({ ...ostrov, coords: { latitude: 50, longitude: 100 } })).toEqual([])
    })

    it.each(['с. Чемал', 'село Чемал', 'ЧЕМАЛ'])('finds a town without its kind: %s', async (settlement) => {
      const points = await carrier().points({ ...place('', '04', 51.41, 86), city: null, settlement })
      expect(points).toHaveLength(1)
    })

    it('serves towns without offices by courier only', async () => {
      const village = { ...place('', '02', 53.1, 57.44), city: null, settlement: 'с. Старосубхангулово' }
      const modesFor = async (from: Placed, to: Placed) => {
        const tariffs = await carrier().tariffs({ from, to, weightGrams: 2_000 })
        return [...new Set(tariffs.map(({ mode }) => mode))].sort((a, b) => a - b)
      }
      expect(await modesFor(village, MOSCOW)).toEqual([1, 2, 6])
      expect(await modesFor(MOSCOW, village)).toEqual([1, 3])
    })
  })

  it('reads all pages of points', async () => {
    const cities = [
      { ...(await import('@okolitsa/emulators/cdek/cities.ts')).BUILT_IN_CITIES[0], points: 2_345 },
    ] as NonNullable<CdekEmulatorOptions['cities']>
    const large = await startEmulator({ cities })
    const points = await carrier({ baseUrl: large.baseUrl }).points(MOSCOW)
    expect(new Set(points.map(({ code }) => code)).size).toBe(2_345)
    expect(large.asked.filter((path) => path === '/deliverypoints')).toHaveLength(3)
    await large.app.close()
  })

  it('selects the carrier by the configuration', async () => {
    const config = { CDEK_BASE_URL: undefined, CDEK_ACCOUNT: undefined, CDEK_PASSWORD: undefined }
    const emulators = baseUrl.replace(CDEK_EMULATOR_PATH, '')
    expect(await createCarrier({ ...config, CDEK_MODE: 'off' }, emulators, clock)).toEqual({
      carrier: null,
      shipments: null,
    })
    expect(
      (await (await createCarrier({ ...config, CDEK_MODE: 'emulator' }, emulators, clock)).carrier?.points(MOSCOW))
        ?.length,
    ).toBe(6)
    const { account, password } = CDEK_EMULATOR_CREDENTIALS
    const real = { CDEK_BASE_URL: baseUrl, CDEK_ACCOUNT: account, CDEK_PASSWORD: password, CDEK_MODE: 'live' as const }
    expect((await (await createCarrier(real, '', clock)).carrier?.points(MOSCOW))?.length).toBe(6)
  })
})
