import { PARCEL_ENDS } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Placed } from '@okolitsa/domain/geo/area.ts'
import { MARKETPLACE } from '@okolitsa/domain/identity/scope.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CallContext } from '../../../platform/http/handler.ts'
import { carrierMethod, withCarrier } from '../carrier-method.ts'
import { carrierHandlers } from '../http/carrier.handlers.ts'
import { createPlacesMeant } from '../place-of-query.ts'
import { type Carrier, CarrierError, type CarrierQuote, type CarrierTariff, type DeliveryOffer } from '../ports.ts'
import { createCarrierQuotes } from './quote-by-carrier.ts'

const place = (city: string, latitude: number): Placed => ({
  city,
  settlement: null,
  regionCode: '77',
  coords: { latitude, longitude: 37 },
})
const question = { from: place('Kazan', 55), to: place('Moscow', 56), weightGrams: 3_000 }
const tariff = (code: number, mode: number, price: number): CarrierTariff => ({
  code,
  title: 't',
  mode,
  price: kopecks(price),
  daysMin: 2,
  daysMax: 4,
})
const QUOTE: CarrierQuote = { tariffCode: 137, end: 'door', price: kopecks(50_000), daysMin: 2, daysMax: 4 }

/** A carrier that returns the given answers and counts calls. */
function scripted(answer: () => Promise<readonly CarrierTariff[]>) {
  const tariffs = vi.fn(answer)
  const points = vi.fn(async () => [])
  const carrier: Carrier = { tariffs, points, pointTowns: async () => [] }
  let now = Date.parse('2026-11-21T09:00:00Z')
  const failures: string[] = []
  const quotes = createCarrierQuotes({
    carrier,
    clock: () => new Date(now),
    onFailure: (error) => failures.push(error.reason),
  })
  return { quotes, tariffs, points, failures, pass: (ms: number) => (now += ms) }
}
const fails = (reason: ConstructorParameters<typeof CarrierError>[0]) => async () => {
  throw new CarrierError(reason)
}

describe('a quote by the carrier', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('returns one tariff for each destination, the preferred one first', async () => {
    const { quotes } = scripted(async () => [tariff(136, 4, 30_000), tariff(137, 3, 50_000)])
    const toOffice = { tariffCode: 136, end: 'office', price: 30_000, daysMin: 2, daysMax: 4 }
    expect(await quotes.quotesByCarrier(question)).toEqual([QUOTE, toOffice])
  })

  it('excludes tariffs that take too long, and door tariffs outside the door delivery', async () => {
    const fast = { ...tariff(136, 4, 90_000), daysMax: 2 }
    const { quotes, tariffs } = scripted(async () => [tariff(234, 4, 30_000), fast, tariff(137, 3, 50_000)])
    const asked = (limits: object) =>
      quotes.quotesByCarrier(question, limits).then((found) => found?.map(({ tariffCode }) => tariffCode))
    expect(await asked({})).toEqual([137, 234])
    expect(await asked({ mostDays: 3 })).toEqual([136])
    expect(await asked({ mostDays: 1 })).toEqual([])
    expect(await asked({ isToDoor: false })).toEqual([234])
    expect(await quotes.fastestByCarrier(question)).toBe(2)
    expect(await scripted(async () => []).quotes.fastestByCarrier(question)).toBe('none')
    expect(await scripted(fails('timeout')).quotes.fastestByCarrier(question)).toBeNull()
    expect(tariffs).toHaveBeenCalledTimes(1)
  })

  it('returns null without a carrier or tariffs', async () => {
    const off = createCarrierQuotes({ carrier: null, clock: () => new Date(0), onFailure: () => undefined })
    expect(await off.quotesByCarrier(question)).toEqual([])
    expect(await off.pointsAt(question.to)).toEqual([])
    expect(await scripted(async () => []).quotes.quotesByCarrier(question)).toEqual([])
    expect(await scripted(async () => [tariff(137, 3, 0)]).quotes.quotesByCarrier(question)).toEqual([])
  })

  it('calls the carrier once in ten minutes for one parcel', async () => {
    const { quotes, tariffs, pass } = scripted(async () => [tariff(137, 3, 50_000)])
    await Promise.all([quotes.quotesByCarrier(question), quotes.quotesByCarrier(question)])
    expect(tariffs).toHaveBeenCalledTimes(1)
    await quotes.quotesByCarrier({ ...question, weightGrams: 5_000 })
    await quotes.quotesByCarrier({ ...question, to: place('Tula', 54) })
    await quotes.quotesByCarrier({ ...question, packages: [{ weightGrams: 3_000, lengthCm: 30 }] })
    expect(tariffs).toHaveBeenCalledTimes(4)
    pass(10 * 60_000)
    await quotes.quotesByCarrier(question)
    expect(tariffs).toHaveBeenCalledTimes(5)
  })

  it.each(['timeout', 'unavailable', 'unauthorized', 'limit-reached', 'malformed-answer'] as const)(
    'returns null after %s, pauses calls for half a minute and logs one line',
    async (reason) => {
      const { quotes, tariffs, points, failures, pass } = scripted(fails(reason))
      const asked = [quotes.quotesByCarrier(question), quotes.quotesByCarrier(question)]
      expect(await Promise.all(asked)).toEqual([null, null])
      expect(await quotes.quotesByCarrier(question)).toBeNull()
      expect(await quotes.pointsAt(question.to)).toEqual([])
      expect([tariffs.mock.calls.length, points.mock.calls.length]).toEqual([1, 0])
      expect(failures).toEqual([reason])
      pass(30_000)
      await quotes.pointsAt(question.to)
      expect(points).toHaveBeenCalledTimes(1)
    },
  )

  it.each(['refused', 'unknown-place'] as const)(
    'calls the carrier again after %s, because only the question was wrong',
    async (reason) => {
      const { quotes, points, failures } = scripted(async () => [tariff(137, 3, 50_000)])
      points.mockRejectedValueOnce(new CarrierError(reason))
      expect(await quotes.pointsAt(question.to)).toEqual([])
      expect(await quotes.quotesByCarrier(question)).toEqual([QUOTE])
      expect(failures).toEqual([])
    },
  )

  it('returns cached quotes while calls are paused', async () => {
    const { quotes, points } = scripted(async () => [tariff(137, 3, 50_000)])
    await quotes.quotesByCarrier(question)
    points.mockRejectedValueOnce(new CarrierError('unavailable'))
    await quotes.pointsAt(question.to)
    expect(await quotes.quotesByCarrier(question)).toEqual([QUOTE])
  })

  it('returns cached quotes for an hour while the carrier fails', async () => {
    const { quotes, tariffs, pass } = scripted(async () => [tariff(137, 3, 50_000)])
    await quotes.quotesByCarrier(question)
    tariffs.mockImplementation(fails('unavailable'))
    pass(59 * 60_000)
    expect(await quotes.quotesByCarrier(question)).toEqual([QUOTE])
    pass(60_000)
    expect(await quotes.quotesByCarrier(question)).toBeNull()
  })

  it.each(['refused', 'unknown-place'] as const)('is empty after %s, without affecting others', async (no) => {
    const { quotes, tariffs, failures } = scripted(fails(no))
    expect(await quotes.quotesByCarrier(question)).toEqual([])
    tariffs.mockImplementation(async () => [tariff(137, 3, 50_000)])
    expect(await quotes.quotesByCarrier({ ...question, to: place('Tula', 54) })).toEqual([QUOTE])
    expect(await quotes.quotesByCarrier(question)).toEqual([])
    expect(failures).toEqual([])
  })

  it('waits at most four seconds for a quote, and caches it when it arrives', async () => {
    vi.useFakeTimers()
    let answer: (tariffs: CarrierTariff[]) => void = () => undefined
    const { quotes, tariffs } = scripted(() => new Promise((resolve) => (answer = resolve)))
    const waited = quotes.quotesByCarrier(question)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await waited).toBeNull()
    answer([tariff(137, 3, 50_000)])
    expect(await quotes.quotesByCarrier(question)).toEqual([QUOTE])
    expect(tariffs).toHaveBeenCalledTimes(1)
  })

  it('rethrows errors caused by bugs', async () => {
    const { quotes } = scripted(async () => {
      throw new TypeError('bug')
    })
    await expect(quotes.quotesByCarrier(question)).rejects.toThrow(TypeError)
  })
})

describe('the method by carrier', () => {
  const schedule = {
    timeZone: 'Europe/Moscow',
    weekdays: [2, 5],
    cutoffMinute: 18 * 60,
    processingDays: 1,
    durationDays: 2,
    windowFromHour: 10,
    windowToHour: 14,
    horizonDays: 14,
  }
  // Saturday noon in Moscow: picked by Sunday, handed over on Tuesday, four days on the way.
  const now = new Date('2026-11-21T09:00:00Z')
  const offer: DeliveryOffer = {
    organizationId: 1,
    timeZone: 'Europe/Moscow',
    workWithSubscriptions: false,
    methods: [],
    sendsByCarrier: true,
    ownDays: 0,
    carrierDays: 4,
    nearestPoint: null,
    isTooLong: false,
    pause: null,
    isCarrierSilent: false,
    nearest: null,
  }

  it('promises the day of the handover plus the maximum time', () => {
    const method = carrierMethod({ schedule }, QUOTE, { now })
    expect(method).toMatchObject({ methodCode: 'cdek', price: 50_000, shippingRateId: null, tradePlace: null })
    expect(method.dates[0]).toEqual({ date: '2026-11-28', fromHour: 9, toHour: 18 })
  })

  it('delays the handover until the harvest', () => {
    const method = carrierMethod({ schedule }, QUOTE, { now, harvestReadyOn: '2026-12-02' })
    expect(method.dates[0]?.date).toBe('2026-12-08')
  })

  it('distinguishes door, office and locker', () => {
    const titles = PARCEL_ENDS.map((end) => carrierMethod({ schedule }, { ...QUOTE, end }, { now }).title)
    expect(new Set(titles).size).toBe(3)
  })

  it('sorts the carrier last, and makes it the nearest method only when it is sooner', () => {
    const method = carrierMethod({ schedule }, QUOTE, { now })
    expect(withCarrier(offer, [method])).toMatchObject({
      methods: [method],
      nearest: { date: '2026-11-28', methodCode: 'cdek' },
    })
    const nearest = { date: '2026-11-28', fromHour: 10, toHour: 14, methodCode: 'courier' as const, needsPoint: false }
    expect(withCarrier({ ...offer, nearest }, [method]).nearest).toBe(nearest)
    // the carrier is certain, while the courier serves only a part of the town
    const unsure = { ...nearest, date: '2026-11-23', needsPoint: true }
    expect(withCarrier({ ...offer, nearest: unsure }, [method]).nearest).toMatchObject({ methodCode: 'cdek' })
    expect(withCarrier(offer, [{ ...method, dates: [] }]).nearest).toBeNull()
    expect(withCarrier(offer, [])).toMatchObject({ sendsByCarrier: false, isCarrierSilent: false })
    expect(withCarrier(offer, undefined)).toEqual({ ...offer, sendsByCarrier: false, isCarrierSilent: true })
  })
})

describe('carrier calls', () => {
  const context = { site: { organizationId: null } } as CallContext
  const call = { scope: MARKETPLACE, context }
  const point = {
    code: 'MSK1',
    title: 'Office',
    kind: 'office' as const,
    city: 'Moscow',
    address: 'Lenina, 1',
    coords: { latitude: 55, longitude: 37 },
    workTime: '9-20',
    hours: [{ weekdays: [1, 2], from: '09:00', to: '20:00' }],
    phones: [],
    note: '',
    maxWeightGrams: null,
  }
  const handlers = carrierHandlers({
    quotes: {
      pointsAt: async () => [point],
      quotesByCarrier: async ({ to }) => (to.city === 'Moscow' ? [QUOTE] : []),
      fastestByCarrier: async () => 'none',
    },
    carrierPlaceOf: async (to) => (to.city === 'Village' ? null : { townCode: 1, place: to, isToDoor: true }),
    carrierAt: async () => ({ kind: 'unknown' }),
    townAt: () => null,
    placeOf: createPlacesMeant().placeOf,
    sellerOf: async (id) => (id > 3 ? null : { id, isHidden: id === 3, hasCarrier: id !== 2 }),
  })
  const refusal = (code: string) => expect.objectContaining({ name: 'Refusal', code })

  it('returns offices of sellers that use the carrier', async () => {
    const ask = (id: number) => handlers.listCdekPlaces({ params: { id }, query: {}, ...call })
    expect(await ask(1)).toEqual({ items: [point] })
    expect(await ask(2)).toEqual({ items: [] })
    await expect(ask(3)).rejects.toThrow(refusal('NOT_FOUND'))
    await expect(ask(4)).rejects.toThrow(Refusal)
    await expect(handlers.listCdekPlaces({ params: { id: 1 }, query: { regionId: '77' }, ...call })).rejects.toThrow(
      refusal('BAD_REQUEST'),
    )
    const elsewhere = { ...call, scope: { ...MARKETPLACE, sellers: [2] } }
    await expect(handlers.listCdekPlaces({ params: { id: 1 }, query: {}, ...elsewhere })).rejects.toThrow('NOT_FOUND')
    const shown = { params: { id: 3 }, query: {}, context, scope: { ...MARKETPLACE, seesHiddenSellers: true } }
    expect((await handlers.listCdekPlaces(shown)).items).toHaveLength(1)
  })

  it('returns a price in roubles, or a refusal', async () => {
    const ask = (farmerId: number, to: Placed) =>
      handlers.countCdekTariff({ body: { from: question.from, to, farmerId }, scope: MARKETPLACE })
    expect(await ask(1, question.to)).toEqual({ price: 500, daysMin: 2, daysMax: 4, isToDoor: true })
    const none = refusal('SHIPPING_METHOD_UNAVAILABLE')
    await expect(ask(1, place('Tula', 54))).rejects.toThrow(none)
    await expect(ask(1, place('Village', 57))).rejects.toThrow(none)
    await expect(ask(2, question.to)).rejects.toThrow(none)
    await expect(ask(9, question.to)).rejects.toThrow(refusal('NOT_FOUND'))
  })
})
