import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { cdekTariffsByEnd, parcelEndOf } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import { LRUCache } from 'lru-cache'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import {
  type Carrier,
  CarrierError,
  type CarrierFailure,
  type CarrierPoint,
  type CarrierQuestion,
  type CarrierQuote,
  type CarrierTariff,
  type DeliveryPlace,
} from '../ports.ts'
import { placeKey } from '../reach.ts'

/** The carrier as used by the shop: failures count as no answer (spec 8), and visitors wait for it only briefly. */
export interface CarrierQuotes {
  /** Quotes for each destination, preferred first; empty = no transport. Null = failure or timeout. */
  quotesByCarrier(question: CarrierQuestion, limits?: QuoteLimits): Promise<readonly CarrierQuote[] | null>
  /** Maximum days of the fastest tariff; `none` = no transport. Null = unknown. */
  fastestByCarrier(question: CarrierQuestion, limits?: Pick<QuoteLimits, 'isToDoor'>): Promise<number | 'none' | null>
  /** Offices for a place; also empty when the carrier does not answer. */
  pointsAt(place: DeliveryPlace): Promise<readonly CarrierPoint[]>
}

export interface QuoteLimits {
  /** Maximum days of transport; absent = any. */
  readonly mostDays?: number
  /** False = offices and lockers only, because the place has no door delivery. */
  readonly isToDoor?: boolean
}

/** Maximum time a page waits for the carrier; the answer is cached for the next call. */
const TIMEOUT_MS = 4_000
/** Pause of calls after a failure, so that a failing carrier does not slow every page by its timeout. */
const REST_MS = 30_000
/** Validity of a price, within which the methods, the sums and the order must agree. */
const QUOTE_TTL_MS = 10 * 60_000
const MAX_QUOTES_KEPT = 20_000
/** Maximum age of a price that is used while the carrier fails; tariffs change monthly. */
const STALE_MS = 60 * 60_000
const NONE: readonly CarrierTariff[] = []
/** Failures that concern the request, not the carrier's availability. */
const ANSWERS_NO: ReadonlySet<CarrierFailure> = new Set(['refused', 'unknown-place'])

/**
 * Creates the quotes.
 * @param deps.carrier null = not configured, no quotes are offered
 * @param deps.onFailure called for the log, once per failure that pauses calls
 */
export function createCarrierQuotes(deps: {
  readonly carrier: Carrier | null
  readonly clock: Clock
  readonly onFailure: (error: CarrierError) => void
}): CarrierQuotes {
  const { carrier, clock, onFailure } = deps
  const quotes = createTimedCache<readonly CarrierTariff[]>({ ttlMs: QUOTE_TTL_MS, most: MAX_QUOTES_KEPT })
  /** Last valid answers, used while the carrier fails. */
  const lastGood = new LRUCache<string, { readonly tariffs: readonly CarrierTariff[]; readonly at: number }>({
    max: MAX_QUOTES_KEPT,
  })
  let restsUntil = 0

  const remember = (key: string, good: readonly CarrierTariff[]): readonly CarrierTariff[] => {
    lastGood.set(key, { tariffs: good, at: clock().getTime() })
    return good
  }
  const remembered = (key: string): readonly CarrierTariff[] | null => {
    const known = lastGood.get(key)
    return known && clock().getTime() - known.at < STALE_MS ? known.tariffs : null
  }

  /** Calls the carrier, unless calls are paused. */
  const ask = async <EndpointAnswer>(work: () => Promise<EndpointAnswer>): Promise<EndpointAnswer> => {
    const isResting = () => clock().getTime() < restsUntil
    if (isResting()) throw new CarrierError('unavailable')
    try {
      return await work()
    } catch (error) {
      if (error instanceof CarrierError && !ANSWERS_NO.has(error.reason)) {
        // of concurrent failures only the first is logged
        if (!isResting()) onFailure(error)
        restsUntil = clock().getTime() + REST_MS
      }
      throw error
    }
  }

  if (!carrier)
    return { quotesByCarrier: async () => [], fastestByCarrier: async () => 'none', pointsAt: async () => [] }
  const tariffsFor = async (question: CarrierQuestion): Promise<readonly CarrierTariff[] | null> => {
    const key = keyOf(question)
    const asked = quotes.get(periodOf(key, clock()), async () =>
      remember(key, await ask(() => tariffsOf(carrier, question))),
    )
    return silently(asked, () => remembered(key))
  }
  return {
    quotesByCarrier: async (question, limits = {}) => {
      const tariffs = await tariffsFor(question)
      return tariffs && quotesOf(tariffs, limits)
    },
    fastestByCarrier: async (question, limits = {}) => {
      const tariffs = await tariffsFor(question)
      if (!tariffs) return null
      const days = within(tariffs, limits).map(({ daysMax }) => daysMax)
      return days.length === 0 ? 'none' : Math.min(...days)
    },
    pointsAt: (place) =>
      silently(
        ask(() => carrier.points(place)),
        () => [],
      ),
  }
}

/** The answer, or `silence` when the carrier fails or is too slow. Errors caused by bugs are rethrown. */
async function silently<EndpointAnswer, Silence>(
  work: Promise<EndpointAnswer>,
  silence: () => Silence,
): Promise<EndpointAnswer | Silence> {
  const answer = work.catch((error: unknown) => {
    if (error instanceof CarrierError) return silence()
    throw error
  })
  return inTime(TIMEOUT_MS, answer, silence)
}

/** The best tariff for each destination within the limits: perishable goods need a fast one. */
function quotesOf(tariffs: readonly CarrierTariff[], limits: QuoteLimits): readonly CarrierQuote[] {
  return cdekTariffsByEnd(within(tariffs, limits)).map(({ code, mode, price, daysMin, daysMax }) => ({
    tariffCode: code,
    end: parcelEndOf(mode),
    price,
    daysMin,
    daysMax,
  }))
}

/** Tariffs within the limits; a price of 0 is a broken answer. */
const within = (
  tariffs: readonly CarrierTariff[],
  { mostDays = Number.POSITIVE_INFINITY, isToDoor = true }: QuoteLimits,
): readonly CarrierTariff[] =>
  tariffs.filter(
    ({ mode, daysMax, price }) => price > 0 && daysMax <= mostDays && (isToDoor || parcelEndOf(mode) !== 'door'),
  )

async function tariffsOf(carrier: Carrier, question: CarrierQuestion): Promise<readonly CarrierTariff[]> {
  try {
    return await carrier.tariffs(question)
  } catch (error) {
    if (error instanceof CarrierError && ANSWERS_NO.has(error.reason)) return NONE
    throw error
  }
}

const keyOf = ({ from, to, weightGrams, packages }: CarrierQuestion): string =>
  [placeKey(from), placeKey(to), weightGrams, JSON.stringify(packages ?? null)].join('#')

/** Cache key with the period, since the cache may return an expired answer once, and a price must not be expired. */
const periodOf = (key: string, now: Date): string => `${Math.floor(now.getTime() / QUOTE_TTL_MS)}#${key}`

async function inTime<EndpointAnswer, Late>(
  limitMs: number,
  work: Promise<EndpointAnswer>,
  late: () => Late,
): Promise<EndpointAnswer | Late> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late()), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
