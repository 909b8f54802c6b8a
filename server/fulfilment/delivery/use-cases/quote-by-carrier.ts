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

/** The carrier as the shop uses it: its failures are silence (spec 8), and it never keeps a visitor waiting long. */
export interface CarrierQuotes {
  /**
   * One for each end of the way, the shop's own choice first; none = it does not carry there. Null = nobody knows: it is
   * down, or has not answered in time.
   */
  quotesByCarrier(question: CarrierQuestion, limits?: QuoteLimits): Promise<readonly CarrierQuote[] | null>
  /** Days of the fastest of them at most; `none` = it does not carry there. Null = nobody knows. */
  fastestByCarrier(question: CarrierQuestion, limits?: Pick<QuoteLimits, 'isToDoor'>): Promise<number | 'none' | null>
  /** Where the visitor can take a parcel; empty also when the carrier does not answer. */
  pointsAt(place: DeliveryPlace): Promise<readonly CarrierPoint[]>
}

/** What the shop takes of the carrier's tariffs. */
export interface QuoteLimits {
  /** Days on the way at most; absent = any. */
  readonly mostDays?: number
  /** False: where the parcel is handed out only, as the place is not where it comes to. */
  readonly isToDoor?: boolean
}

/** A page waits so long for the carrier and is shown without it then; the answer is kept for the next question. */
const TIMEOUT_MS = 4_000
/** No calls for so long after a failure: a dead carrier must not slow every page by its timeout. */
const REST_MS = 30_000
/** A price is good so long: the list of ways, the sum and the order are asked within it and must agree. */
const QUOTE_TTL_MS = 10 * 60_000
const MAX_QUOTES_KEPT = 20_000
/** A price this old is still asked while the carrier fails: tariffs change by the month. */
const STALE_MS = 60 * 60_000
const NONE: readonly CarrierTariff[] = []
/** These speak of the question, not of the carrier's health. */
const ANSWERS_NO: ReadonlySet<CarrierFailure> = new Set(['refused', 'unknown-place'])

/**
 * @param deps.carrier null = no carrier is configured: nothing is offered
 * @param deps.onFailure called once per failure that pauses calls to the carrier, for the log
 */
export function createCarrierQuotes(deps: {
  readonly carrier: Carrier | null
  readonly clock: Clock
  readonly onFailure: (error: CarrierError) => void
}): CarrierQuotes {
  const { carrier, clock, onFailure } = deps
  const quotes = createTimedCache<readonly CarrierTariff[]>({ ttlMs: QUOTE_TTL_MS, most: MAX_QUOTES_KEPT })
  /** The last good answers, for the time the carrier fails. */
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

  /** Asks the carrier unless it rests after a failure. */
  const ask = async <EndpointAnswer>(work: () => Promise<EndpointAnswer>): Promise<EndpointAnswer> => {
    const isResting = () => clock().getTime() < restsUntil
    if (isResting()) throw new CarrierError('unavailable')
    try {
      return await work()
    } catch (error) {
      if (error instanceof CarrierError && !ANSWERS_NO.has(error.reason)) {
        // Of many that failed at once one is enough for the log.
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

/** The answer; `silence` when the carrier failed or is too slow. Bugs are not failures and go on. */
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

/** The best tariff for each end of the way among those within the limits: goods that do not last go by a fast one. */
function quotesOf(tariffs: readonly CarrierTariff[], limits: QuoteLimits): readonly CarrierQuote[] {
  return cdekTariffsByEnd(within(tariffs, limits)).map(({ code, mode, price, daysMin, daysMax }) => ({
    tariffCode: code,
    end: parcelEndOf(mode),
    price,
    daysMin,
    daysMax,
  }))
}

/** A tariff for nothing is a broken answer. */
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

/** The time is part of the key, since the memory may give an old answer once more and a price may not be old. */
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
