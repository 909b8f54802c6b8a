import type { ProductionSchedule } from '../catalog/production-schedule.ts'
import { dayIn, type IsoDate, minuteOfDayIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { lastsPause, type Pause } from '../sellers/pause.ts'

/** How a seller works. */
export interface DeliverySchedule {
  /** IANA zone in which all days and hours below are meant. */
  readonly timeZone: string
  /** Days on which orders leave (courier) or are handed out (pickup): 1 = Monday … 7. */
  readonly weekdays: readonly number[]
  /** Orders placed before this minute of the day count for the same day, 0…1440. */
  readonly cutoffMinute: number
  /** Whole working days needed to gather an order. */
  readonly processingDays: number
  /** Days on the way with the seller's own courier. */
  readonly durationDays: number
  readonly windowFromHour: number
  readonly windowToHour: number
  /** How many days ahead departures are offered. */
  readonly horizonDays: number
  /** No new orders are taken meanwhile. */
  readonly pause?: Pause
  /** Days off, both ends included: nothing is gathered, brought or handed over. Absent = none. */
  readonly closures?: readonly { readonly from: IsoDate; readonly to: IsoDate }[]
}

export interface PromiseQuestion {
  readonly schedule: DeliverySchedule
  readonly now: Date
  /** Pre-order by harvest: nothing leaves before this day. */
  readonly harvestReadyOn?: IsoDate | null | undefined
  /** Of goods that are made on days of their own; absent = none. */
  readonly productionSchedules?: readonly ProductionSchedule[] | undefined
  /** Days a carrier adds on the way. */
  readonly carrierDays?: number
  /** True on days when the seller neither gathers nor delivers (holidays). */
  readonly isNonWorkingDay?: (day: IsoDate) => boolean
  /** Deliveries that can still be taken on a day; null = any number. */
  readonly slotsLeft?: (day: IsoDate) => number | null
}

/** From one time of a day to another, `HH:MM`; `24:00` = its end. */
export interface DayHours {
  readonly from: string
  readonly to: string
}

/** When an order is brought or handed over on its day. */
export interface SlotHours {
  /** Whole hours. With `hours` they are those of the first part, which they exceed only when it has no whole hour. */
  readonly fromHour: number
  readonly toHour: number
  /** All parts of the day in order, to the minute. Absent = one part, which the whole hours tell. */
  readonly hours?: readonly DayHours[] | undefined
}

/** A promised day with its hours in the seller's zone. */
export interface PromisedDate extends SlotHours {
  readonly date: IsoDate
}

/**
 * Why nothing can be promised: the seller takes no orders now, or has no delivery weekday at all; processing or the horizon leaves no allowed
 * day; days would fit, but every slot is taken.
 */
export const NO_PROMISE_REASONS = ['paused', 'noDeliveryDays', 'beyondHorizon', 'slotsFull'] as const
export type NoPromiseReason = (typeof NO_PROMISE_REASONS)[number]

export type DeliveryPromise =
  | { readonly kind: 'dates'; readonly dates: readonly PromisedDate[] }
  | { readonly kind: 'none'; readonly reason: NoPromiseReason }

/** A same-day delivery is promised only while this much of its window is left, minutes. */
const SAME_DAY_RESERVE_MINUTES = 60
/** Working days are looked for no further than this: a calendar without working days must not hang. */
const MAX_DAYS_AHEAD = 400

/**
 * The promise engine: the honest delivery dates of one seller, soonest first, or the reason for none.
 *
 * An order placed before the cut-off counts for today, later for tomorrow; then `processingDays` working days pass;
 * then it leaves on the first allowed weekday that is a working day, not before the harvest, and arrives
 * `durationDays + carrierDays` later. What is made on days of its own leaves on the first departure after it is made,
 * never one made for somebody else days ago; goods whose days never meet leave together once all of them are made. The
 * horizon counts from today, for a pre-order from its harvest day, for what is made on its days from the first of them.
 */
export function promiseDelivery(question: PromiseQuestion): DeliveryPromise {
  const { schedule, now, productionSchedules = [], carrierDays = 0, isNonWorkingDay: isHoliday, slotsLeft } = question
  const isNonWorkingDay = (day: IsoDate) => isHoliday?.(day) === true || isClosed(schedule, day)
  if (lastsPause(schedule.pause, now)) return { kind: 'none', reason: 'paused' }
  if (schedule.weekdays.length === 0) return { kind: 'none', reason: 'noDeliveryDays' }
  const today = dayIn(schedule.timeZone, now)
  const minute = minuteOfDayIn(schedule.timeZone, now)
  const gathered = gatheredOn(minute < schedule.cutoffMinute ? today : plusDays(today, 1), schedule, isNonWorkingDay)
  const makings = productionSchedules.map((productionSchedule) => ({
    productionSchedule,
    first: firstMaking(productionSchedule, { today, minute }, isNonWorkingDay),
  }))
  const readyOn = latest(question.harvestReadyOn ?? today, ...makings.map(({ first }) => first))
  const last = plusDays(latest(today, readyOn), schedule.horizonDays)
  const isDeparture = (day: IsoDate) => schedule.weekdays.includes(weekdayOf(day)) && !isNonWorkingDay(day)
  const departures: IsoDate[] = []
  for (let day = latest(gathered, readyOn); day <= last; day = plusDays(day, 1))
    if (isDeparture(day)) departures.push(day)
  const isFresh = (day: IsoDate) =>
    makings.every(({ productionSchedule, first }) =>
      isJustMade(day, productionSchedule, first, { isDeparture, isNonWorkingDay }),
    )
  const fresh = departures.filter(isFresh)

  const dates: PromisedDate[] = []
  let isAnySlotFull = false
  for (const leaves of fresh.length > 0 ? fresh : departures) {
    const date = plusDays(leaves, schedule.durationDays + carrierDays)
    if (isNonWorkingDay(date)) continue
    // a day whose window is nearly over is no promise
    if (date === today && minute + SAME_DAY_RESERVE_MINUTES > schedule.windowToHour * 60) continue
    if (slotsLeft && (slotsLeft(date) ?? 1) <= 0) {
      isAnySlotFull = true
      continue
    }
    dates.push({ date, fromHour: schedule.windowFromHour, toHour: schedule.windowToHour })
  }
  if (dates.length > 0) return { kind: 'dates', dates }
  return { kind: 'none', reason: isAnySlotFull ? 'slotsFull' : 'beyondHorizon' }
}

const DAY_MINUTES = 1_440

/**
 * Until when (exclusive) what is promised at `now` stays as it is, ms since the epoch: the seller's next cut-off, the end
 * of its last hour today, midnight, or the end of its pause. For zones that keep their offset, as all of Russia's do;
 * goods that are made on days of their own have cut-offs of their own besides.
 */
export function promiseHoldsUntil(
  { timeZone, cutoffMinute, windowToHour, pause }: Omit<DeliverySchedule, 'weekdays'>,
  now: Date,
): number {
  const minute = minuteOfDayIn(timeZone, now)
  const tooLate = windowToHour * 60 - SAME_DAY_RESERVE_MINUTES + 1
  const next = Math.min(DAY_MINUTES, ...[cutoffMinute, tooLate].filter((one) => one > minute))
  const until = (Math.floor(now.getTime() / 60_000) + next - minute) * 60_000
  return lastsPause(pause, now) && pause.until ? Math.min(until, pause.until.getTime()) : until
}

const latest = (first: IsoDate, ...others: readonly IsoDate[]): IsoDate => [first, ...others].sort().at(-1) ?? first

const isMaking = (
  { weekdays }: ProductionSchedule,
  day: IsoDate,
  isNonWorkingDay: (day: IsoDate) => boolean,
): boolean => weekdays.includes(weekdayOf(day)) && !isNonWorkingDay(day)

/** The first day on which a product is made for an order of this moment. */
function firstMaking(
  productionSchedule: ProductionSchedule,
  { today, minute }: { readonly today: IsoDate; readonly minute: number },
  isNonWorkingDay: (day: IsoDate) => boolean,
): IsoDate {
  let day = plusDays(today, productionSchedule.daysBefore + (minute < productionSchedule.cutoffMinute ? 0 : 1))
  for (let step = 0; step < MAX_DAYS_AHEAD && !isMaking(productionSchedule, day, isNonWorkingDay); step++)
    day = plusDays(day, 1)
  return day
}

/** Is a departure the first one since the product was made, on `first` or later? */
function isJustMade(
  departure: IsoDate,
  productionSchedule: ProductionSchedule,
  first: IsoDate,
  days: {
    readonly isDeparture: (day: IsoDate) => boolean
    readonly isNonWorkingDay: (day: IsoDate) => boolean
  },
): boolean {
  for (let day = departure; day >= first; day = plusDays(day, -1)) {
    if (day < departure && days.isDeparture(day)) return false
    if (isMaking(productionSchedule, day, days.isNonWorkingDay)) return true
  }
  return false
}

/** Is it one of the seller's days off? */
const isClosed = ({ closures = [] }: DeliverySchedule, day: IsoDate): boolean =>
  closures.some(({ from, to }) => from <= day && day <= to)

/** The first day on which an order accepted on `accepted` can leave. */
function gatheredOn(
  accepted: IsoDate,
  schedule: DeliverySchedule,
  isNonWorkingDay: (day: IsoDate) => boolean,
): IsoDate {
  let day = accepted
  let left = schedule.processingDays
  for (let step = 0; left > 0 && step < MAX_DAYS_AHEAD; step++) {
    if (!isNonWorkingDay(day)) left--
    day = plusDays(day, 1)
  }
  return day
}

/**
 * The whole hours inside opening hours `HH:MM`: nobody is sent before opening or at closing time. An opening that
 * without a whole hour is shown by the hour it begins in.
 */
export function hoursWithin(opening: { readonly from: string; readonly to: string }): {
  readonly windowFromHour: number
  readonly windowToHour: number
} {
  const from = minuteOf(opening.from) / 60
  const first = Math.ceil(from)
  const last = Math.floor(minuteOf(opening.to) / 60)
  if (first < last) return { windowFromHour: first, windowToHour: last }
  return { windowFromHour: Math.floor(from), windowToHour: Math.floor(from) + 1 }
}

/** Minutes since midnight → `HH:MM`. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** `HH:MM` or `HH:MM:SS` → minutes since midnight. */
export function minuteOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
