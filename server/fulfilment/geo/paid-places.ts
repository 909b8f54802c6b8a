import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { createTimedCache, type TimedCache } from '../../platform/cache/timed-cache.ts'
import type { PaidBudget } from '../../platform/limits/paid-budget.ts'
import {
  type AddressSuggestion,
  LONGEST_QUERY,
  type NearPlace,
  type Place,
  type PlaceDirectory,
  PlaceDirectoryError,
} from './ports.ts'

/** Lifetime of a cached answer, ms; streets and towns rarely change. */
const KEPT_MS = 86_400_000
/** Maximum cached answers of each kind. */
const MAX_KEPT = 2_000
/** Cells per degree: points in one cell of 0.001° share their settlement. */
const CELLS_OF_DEGREE = 1_000

/** The requester of a place, for limits. */
export interface Asker {
  /** Counts a paid request; false = too many within this minute. */
  mayAsk(): boolean
  readonly isKnown: boolean
}

export interface Places {
  findPlaces(asker: Asker, text: string, limit: number, near?: NearPlace): Promise<Place[]>
  findAddresses(asker: Asker, text: string, limit: number, near?: NearPlace): Promise<AddressSuggestion[]>
  placeAt(asker: Asker, point: Coordinates): Promise<Place | null>
}

interface PaidPlaces {
  /** The shop's own directory, which is the fallback. */
  readonly own: PlaceDirectory
  /** A directory that charges for each request; null = none. */
  readonly paid: PlaceDirectory | null
  readonly budget: PaidBudget
  readonly log: { warn(facts: object, text: string): void }
}

/** Normalizes texts for the cache. */
const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('ru')
    .replaceAll('\u0451', '\u0435')
    .split(/[\s,]+/)
    .filter(Boolean)
    .join(' ')

/**
 * Queries the paid directory for uncached texts within the limits of the requester and the day. Otherwise the own
 * directory answers: without the paid one streets are missing, but places can still be chosen.
 */
export function createPlaces({ own, paid, budget, log }: PaidPlaces): Places {
  const cacheOf = <V>(): TimedCache<V> => createTimedCache<V>({ ttlMs: KEPT_MS, most: MAX_KEPT })
  const kept = {
    places: cacheOf<Place[]>(),
    addresses: cacheOf<AddressSuggestion[]>(),
    points: cacheOf<Place | null>(),
  }

  async function ask<V>(
    cache: TimedCache<V>,
    key: string,
    asker: Asker,
    question: (directory: PlaceDirectory) => Promise<V>,
  ): Promise<V> {
    if (!paid) return question(own)
    try {
      return await cache.get(key, async () => {
        if (!asker.mayAsk()) throw new PlaceDirectoryError('asked-too-often')
        if (!(await budget.spend(asker.isKnown))) throw new PlaceDirectoryError('over-budget')
        return question(paid)
      })
    } catch (error) {
      if (!(error instanceof PlaceDirectoryError)) throw error
      const isOurs = error.reason === 'asked-too-often' || error.reason === 'over-budget'
      if (!isOurs) log.warn({ err: error }, 'the directory of places did not answer')
      return question(own)
    }
  }
  const isNothing = (text: string, limit: number) => text.trim() === '' || limit < 1

  return {
    findPlaces: (asker, text, limit, near) => {
      const question = (directory: PlaceDirectory) => directory.findPlaces(text, limit, near)
      if (isNothing(text, limit)) return question(own)
      return ask(kept.places, `${limit} ${keyOf(text)}`, asker, question)
    },
    findAddresses: (asker, text, limit, near) => {
      const question = (directory: PlaceDirectory) => directory.findAddresses(text, limit, near)
      if (isNothing(text, limit)) return question(own)
      return ask(kept.addresses, `${limit} ${near?.regionCode ?? ''} ${keyOf(text)}`, asker, question)
    },
    placeAt: (asker, point) => {
      const cell = (degrees: number) => Math.round(degrees * CELLS_OF_DEGREE)
      const key = `${cell(point.latitude)} ${cell(point.longitude)}`
      return ask(kept.points, key, asker, (directory) => directory.placeAt(point))
    },
  }
}

const keyOf = (text: string): string => normalized(text).slice(0, LONGEST_QUERY)
