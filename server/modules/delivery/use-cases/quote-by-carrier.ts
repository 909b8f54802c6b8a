import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { chooseCdekTariff, endsAtDoor } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { createTimedCache } from '../../../platform/cache/timed-cache.ts'
import {
  type Carrier,
  CarrierError,
  type CarrierFailure,
  type CarrierPoint,
  type CarrierQuestion,
  type DeliveryPlace,
} from '../ports.ts'
import { placeKey } from '../reach.ts'

/** What the carrier takes for one parcel and how long it carries it. */
export interface CarrierQuote {
  readonly tariffCode: number
  readonly price: Kopecks
  /** Calendar days on the way. */
  readonly daysMin: number
  readonly daysMax: number
  /** True: brought home. False: taken at one of the carrier's points. */
  readonly endsAtDoor: boolean
}

/** The carrier as the shop uses it: its failures are silence (spec 8), and it never keeps a shopper waiting long. */
export interface CarrierQuotes {
  /** Null = do not offer the carrier: it does not carry there, is down, or has not answered in time. */
  quoteByCarrier(question: CarrierQuestion): Promise<CarrierQuote | null>
  /** Where the shopper can take a parcel; empty also when the carrier does not answer. */
  pointsAt(place: DeliveryPlace): Promise<readonly CarrierPoint[]>
}

/** A page waits so long for the carrier and is shown without it then; the answer is kept for the next question. */
const PATIENCE_MS = 4_000
/** After a failure nobody asks for so long: a dead carrier must not slow every page by its timeout. */
const REST_MS = 30_000
/** A price is good so long: the list of ways, the sum and the order are asked within it and must agree. */
const QUOTE_TTL_MS = 10 * 60_000
const MOST_QUOTES_KEPT = 20_000
/** These speak of the question, not of the carrier's health. */
const ANSWERS_NO: ReadonlySet<CarrierFailure> = new Set(['refused', 'unknown-place'])

/**
 * @param deps.carrier null = no carrier is configured: nothing is offered
 * @param deps.onFailure told once per failure that makes the carrier rest, for the log
 */
export function createCarrierQuotes(deps: {
  readonly carrier: Carrier | null
  readonly clock: Clock
  readonly onFailure: (error: CarrierError) => void
}): CarrierQuotes {
  const { carrier, clock, onFailure } = deps
  const quotes = createTimedCache<CarrierQuote | null>({ ttlMs: QUOTE_TTL_MS, most: MOST_QUOTES_KEPT })
  let restsUntil = 0

  /** Asks the carrier unless it rests after a failure. */
  const ask = async <Answer>(work: (carrier: Carrier) => Promise<Answer>): Promise<Answer> => {
    const isResting = () => clock().getTime() < restsUntil
    if (!carrier || isResting()) throw new CarrierError('unavailable')
    try {
      return await work(carrier)
    } catch (error) {
      if (error instanceof CarrierError) {
        // Of many that failed at once one is enough for the log.
        if (!isResting()) onFailure(error)
        restsUntil = clock().getTime() + REST_MS
      }
      throw error
    }
  }

  return {
    quoteByCarrier: (question) => {
      const quote = quotes.get(keyOf(question, clock()), () => ask((known) => quoteOf(known, question)))
      return silently(quote, null)
    },
    pointsAt: (place) =>
      silently(
        ask((known) => known.points(place)),
        [],
      ),
  }
}

/** The answer; `silence` when the carrier failed or is too slow. Bugs are not failures and go on. */
async function silently<Answer>(work: Promise<Answer>, silence: Answer): Promise<Answer> {
  const answer = work.catch((error: unknown) => {
    if (error instanceof CarrierError) return silence
    throw error
  })
  return within(PATIENCE_MS, answer, silence)
}

async function quoteOf(carrier: Carrier, question: CarrierQuestion): Promise<CarrierQuote | null> {
  try {
    const tariff = chooseCdekTariff(await carrier.tariffs(question))
    if (!tariff) return null
    const { code, price, daysMin, daysMax, mode } = tariff
    return { tariffCode: code, price, daysMin, daysMax, endsAtDoor: endsAtDoor(mode) }
  } catch (error) {
    if (error instanceof CarrierError && ANSWERS_NO.has(error.reason)) return null
    throw error
  }
}

/** The time is part of the key, since the memory may give an old answer once more and a price may not be old. */
function keyOf({ from, to, weightGrams, packages }: CarrierQuestion, now: Date): string {
  const period = Math.floor(now.getTime() / QUOTE_TTL_MS)
  return [period, placeKey(from), placeKey(to), weightGrams, JSON.stringify(packages ?? null)].join('#')
}

async function within<Answer>(limitMs: number, work: Promise<Answer>, late: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, limitMs, late)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
