import type { ReportPeriod } from '@okolitsa/domain/reports/report-period.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A search for `word` also finds `means`. */
export interface Synonym {
  readonly word: string
  readonly means: string
  /** True = a search for `means` also finds `word`. */
  readonly isMutual: boolean
}

/** Commands that change synonyms; each leaves an audit entry and takes effect with the next search. */
export interface SearchCommands {
  /** Adds a pair of single words, or changes whether it is mutual. Refuses BAD_REQUEST for several words. */
  setSynonym(tx: Executor, author: Author, synonym: Synonym): Promise<void>
  /** Refuses NOT_FOUND when there is no such pair. */
  removeSynonym(tx: Executor, author: Author, pair: Pick<Synonym, 'word' | 'means'>): Promise<void>
}

export interface EmptyAsked {
  readonly period: ReportPeriod
  readonly before: ReportPeriod
  /** Only this phrase; null = all. */
  readonly phrase: string | null
  readonly most: number
}

export type EmptyCut = 'phrase' | 'region' | 'day' | 'week'
export interface EmptyCount {
  readonly key: string
  /** Times in the present period and in the one before. */
  readonly now: number
  readonly before: number
  /** The same of all rows, and the number of rows. */
  readonly allNow: number
  readonly allBefore: number
  readonly rows: number
}

export interface SearchService extends SearchCommands {
  /** Searches without a result by phrase, region, day or week, the most frequent first. */
  countEmptySearches(executor: Executor, by: EmptyCut, asked: EmptyAsked): Promise<EmptyCount[]>
}

/** The festival as the search names it; the module of festivals implements it. */
export interface FestivalNames {
  /** The first shown festival with days now or ahead, and the cities of those days; null = none. */
  comingFestival(
    executor: Executor,
    now: Date,
  ): Promise<{ readonly title: string; readonly lead: string; readonly cities: readonly string[] } | null>
}
