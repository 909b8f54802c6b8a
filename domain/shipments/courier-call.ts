import { type IsoDate, plusDays } from '../clock/clock.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/** When the carrier's courier comes for parcels: whole hours of the place they are collected at. */
export interface CollectionWindow {
  readonly day: IsoDate
  readonly fromHour: number
  readonly toHour: number
}

/** The carrier comes no earlier and no later, and wants to be waited for so long, hours. */
export const COLLECTION_FROM = 9
export const COLLECTION_TO = 22
export const LEAST_WAIT = 3
/** Latest hour at which the wait may begin. */
export const LATEST_START = COLLECTION_TO - LEAST_WAIT
/** A courier is called for one of so many days from today on. */
export const DAYS_AHEAD = 14
/** Later than that nobody comes the same day, the hour of the place. */
const SAME_DAY_UNTIL = 15

/** A day on which a courier may be called for, and the first hour it may be waited for from. */
export interface CollectionDay {
  readonly day: IsoDate
  readonly fromHour: number
}

/**
 * Days on which a courier may be called for, from today on.
 * @param hour the whole hour of the place's clock, 0…23
 */
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

/** What is wrong with a wanted window, by field; nothing = it may be asked for. */
export function mistakesOfCollection(
  { day, fromHour, toHour }: CollectionWindow,
  days: readonly CollectionDay[],
): FieldMistakes {
  const chosen = days.find((one) => one.day === day)
  if (!chosen) return { day: 'wrongValue' }
  if (fromHour < chosen.fromHour) return { fromHour: 'tooSmall' }
  if (fromHour > LATEST_START) return { fromHour: 'tooBig' }
  if (toHour < fromHour + LEAST_WAIT) return { toHour: 'tooSmall' }
  return toHour > COLLECTION_TO ? { toHour: 'tooBig' } : {}
}

/** What has become of a call at the carrier; `done` and `removed` end it. */
export const COURIER_CALL_STATES = ['made', 'appointed', 'trouble', 'done', 'removed'] as const
export type CourierCallState = (typeof COURIER_CALL_STATES)[number]

/** CDEK's codes of statuses of a call. One that is not here tells nobody anything. */
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
 * Where a call is by the latest word of it; null = the carrier has not said. An end stays one, whatever comes with it.
 * @param statuses in no order, `at` an ISO moment with a zone
 */
export function stateOfCall(
  statuses: readonly { readonly code: string; readonly at: string }[],
): CourierCallState | null {
  const rankOf = ({ code }: { readonly code: string }) => COURIER_CALL_STATES.indexOf(STATE_OF_CODE[code] ?? 'made')
  const said = statuses
    // of one second, which is all that is told, the further one is the later one
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || rankOf(one) - rankOf(other))
    .flatMap(({ code }) => STATE_OF_CODE[code] ?? [])
  return said.find(isCallOver) ?? said.at(-1) ?? null
}

/** Nothing more is going to be told of it. */
export const isCallOver = (state: CourierCallState | null): boolean => state === 'done' || state === 'removed'

/** Why the carrier does not send a courier, as the seller can do something about it. */
export const COURIER_FAILURES = ['taken', 'window', 'address', 'weight', 'phone', 'unknown'] as const
export type CourierFailure = (typeof COURIER_FAILURES)[number]

/** What the carrier's codes speak of; the first that fits counts. */
const SAID: readonly (readonly [RegExp, CourierFailure])[] = [
  [/intake_exists/, 'taken'],
  [/interval|date|time/, 'window'],
  [/weight|dimension|length|width|height/, 'weight'],
  [/phone/, 'phone'],
  [/location|address|city|sender/, 'address'],
]

/** The carrier's codes in our words, each reason once. */
export function courierFailuresOf(codes: readonly string[]): CourierFailure[] {
  const reasons = codes.map((code) => SAID.find(([pattern]) => pattern.test(code.toLowerCase()))?.[1] ?? 'unknown')
  return reasons.length > 0 ? [...new Set(reasons)] : ['unknown']
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_SECONDS = 3
const LONGEST_WAIT = 10 * MINUTE

/**
 * When a call is asked about next, seconds from now: an answer that is awaited soon, then ever more seldom, and one that
 * was taken every hour.
 * @param tries how often it was asked since it last moved
 * @param spread its own share of a spread of a fifth, from 0 to below 1
 */
export function secondsToNextCallLook(isAwaited: boolean, tries: number, spread: number): number {
  const base = isAwaited ? Math.min(LONGEST_WAIT, FIRST_SECONDS * 2 ** Math.min(tries, 10)) : HOUR
  return Math.ceil(base * (1 + 0.2 * spread))
}
