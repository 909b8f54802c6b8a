import type { IsoDate } from '../clock/clock.ts'

/** Kinds of papers; each kind is numbered by itself and begins anew with a year. */
export const AGENCY_PAPERS = ['agentReport', 'feeAct', 'reconciliation', 'householdYear'] as const
export type AgencyPaper = (typeof AGENCY_PAPERS)[number]

const DIGITS = 4

/**
 * Number of a paper: the month of its date and its place in the year, «11-0418».
 *
 * Numbers have no gaps when the counter of (kind, year) is a row that the transaction of the paper itself raises:
 * `insert into paper_counter … on conflict (kind, year) do update set last = paper_counter.last + 1 returning last`.
 * The row stays locked until the paper is committed, so a rollback gives the number back and papers of one kind are
 * issued one after another; a sequence would lose the number. The date of a paper must not precede the last one.
 */
export function paperNumber(day: IsoDate, place: number): string {
  if (!Number.isSafeInteger(place) || place < 1) throw new RangeError(`not a place of a paper: ${place}`)
  return `${day.slice(5, 7)}-${String(place).padStart(DIGITS, '0')}`
}

/** Place of a number in its year; null = not a number of ours. */
export function placeOfNumber(number: string): number | null {
  const [, place] = /^\d{2}-(\d{4,})$/.exec(number) ?? []
  return place === undefined ? null : Number(place)
}

/** Places that are missing or double among the numbers of a kind and year; empty = no gap. */
export function gapsOfNumbers(numbers: readonly string[]): number[] {
  const places = numbers.map((number) => placeOfNumber(number) ?? 0)
  const counts = new Map<number, number>()
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1)
  const last = Math.max(0, ...places)
  return Array.from({ length: last + 1 }, (_, place) => place).filter(
    (place) => (counts.get(place) ?? 0) !== (place === 0 ? 0 : 1),
  )
}
