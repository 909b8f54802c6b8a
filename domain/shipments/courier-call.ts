import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** Window for the carrier's courier: whole local hours of the place of collection. */
export interface CollectionWindow {
  readonly day: IsoDate
  readonly fromHour: number
  readonly toHour: number
}

/** The carrier's collection hours and its minimum window, hours. */
export const COLLECTION_FROM = 9
export const COLLECTION_TO = 22
export const MIN_WINDOW_HOURS = 3
/** Latest beginning of a window. */
export const LATEST_START = COLLECTION_TO - MIN_WINDOW_HOURS
/** Number of days for courier calls, from today on. */
export const DAYS_AHEAD = 14
/** Local hour after which same-day collection is impossible. */
const SAME_DAY_UNTIL = 15

/** A day for a courier call, and the first hour of its window. */
export interface CollectionDay {
  readonly day: IsoDate
  readonly fromHour: number
}

/** Days for a courier call, from today on. @param hour the local hour of the place, 0…23 */
export function collectionDays(today: IsoDate, hour: number): CollectionDay[] {
  const all = Array.from(
    { length: DAYS_AHEAD },
    (_, ahead): CollectionDay => ({
      day: plusDays(today, ahead),
      fromHour: ahead === 0 ? Math.max(COLLECTION_FROM, hour + 1) : COLLECTION_FROM,
    }),
  )
  return hour < SAME_DAY_UNTIL ? all : all.slice(1)
}

/** Mistakes of a window by field; empty = valid. */
export function mistakesOfCollection(
  { day, fromHour, toHour }: CollectionWindow,
  days: readonly CollectionDay[],
): FieldMistakes {
  const chosen = days.find((one) => one.day === day)
  if (!chosen) return { day: 'wrongValue' }
  if (fromHour < chosen.fromHour) return { fromHour: 'tooSmall' }
  if (fromHour > LATEST_START) return { fromHour: 'tooBig' }
  if (toHour < fromHour + MIN_WINDOW_HOURS) return { toHour: 'tooSmall' }
  return toHour > COLLECTION_TO ? { toHour: 'tooBig' } : {}
}

/** States of a call at the carrier; `done` and `removed` are final. */
export const COURIER_CALL_STATES = ['made', 'appointed', 'trouble', 'done', 'removed'] as const
export type CourierCallState = (typeof COURIER_CALL_STATES)[number]

/** CDEK's status codes of a call; other codes are ignored. */
const STATE_OF_CODE: Readonly<Record<string, CourierCallState>> = {
  CREATED: 'made',
  READY_FOR_APPOINTMENT: 'made',
  APPOINTED_COURIER: 'appointed',
  PROBLEM_DETECTED: 'trouble',
  PROCESSING_REQUIRED: 'trouble',
  DONE: 'done',
  REMOVED: 'removed',
}

/**
 * The latest state of a call; null = no status yet. Final states stay. @param statuses `at` = ISO moment with a zone
 */
export function stateOfCall(
  statuses: readonly { readonly code: string; readonly at: string }[],
): CourierCallState | null {
  const rankOf = ({ code }: { readonly code: string }) => COURIER_CALL_STATES.indexOf(STATE_OF_CODE[code] ?? 'made')
  const ordered = statuses
    // times are exact to a second; within one, the further state is the later one
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || rankOf(one) - rankOf(other))
    .flatMap(({ code }) => STATE_OF_CODE[code] ?? [])
  return ordered.find(isCallOver) ?? ordered.at(-1) ?? null
}

export const isCallOver = (state: CourierCallState | null): boolean => state === 'done' || state === 'removed'

/** Reasons for which the carrier sends no courier, grouped by what the seller can do. */
export const COURIER_FAILURES = ['taken', 'window', 'address', 'weight', 'phone', 'unknown'] as const
export type CourierFailure = (typeof COURIER_FAILURES)[number]

/** Patterns of the carrier's error codes; the first match counts. */
const MESSAGES: readonly (readonly [RegExp, CourierFailure])[] = [
  [/intake_exists/, 'taken'],
  [/interval|date|time/, 'window'],
  [/weight|dimension|length|width|height/, 'weight'],
  [/phone/, 'phone'],
  [/location|address|city|sender/, 'address'],
]

/** Translates the carrier's codes; each reason once. */
export function courierFailuresOf(codes: readonly string[]): CourierFailure[] {
  const reasons = codes.map((code) => MESSAGES.find(([pattern]) => pattern.test(code.toLowerCase()))?.[1] ?? 'unknown')
  return reasons.length > 0 ? [...new Set(reasons)] : ['unknown']
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_SECONDS = 3
const LONGEST_WAIT = 10 * MINUTE

/**
 * Seconds until the next check of a call: few while an answer is awaited, then growing; hourly once it was accepted.
 * @param tries checks since the last change @param spread this call's share of a random delay of up to a fifth, from 0
 * to below 1
 */
export function secondsToNextCallLook(isAwaited: boolean, tries: number, spread: number): number {
  const base = isAwaited ? Math.min(LONGEST_WAIT, FIRST_SECONDS * 2 ** Math.min(tries, 10)) : HOUR
  return Math.ceil(base * (1 + 0.2 * spread))
}
