import type { ProductionSchedule } from '../catalog/production-schedule.ts'
import { dayIn, type IsoDate, minuteOfDayIn, plusDays, weekdayOf } from '../clock/clock.ts'
import { lastsPause, type Pause } from '../sellers/pause.ts'

/** A seller's working days, hours and delivery times. */
export interface DeliverySchedule {
  /** IANA time zone of all days and hours below. */
  readonly timeZone: string
  /** Days on which orders leave (courier) or are handed out (pickup): 1 = Monday … 7. */
  readonly weekdays: readonly number[]
  /** Orders placed before this minute of the day count for the same day, 0…1440. */
  readonly cutoffMinute: number
  /** Whole working days needed to pick an order. */
  readonly processingDays: number
  /** Days of delivery by the seller's own courier. */
  readonly durationDays: number
  readonly windowFromHour: number
  readonly windowToHour: number
  /** Days ahead for which departures are offered. */
  readonly horizonDays: number
  /** Pause during which no new orders are accepted. */
  readonly pause?: Pause
  /** Days off, both ends included, without picking, delivery or handover. Absent = none. */
  readonly closures?: readonly { readonly from: IsoDate; readonly to: IsoDate }[]
}

export interface PromiseQuestion {
  readonly schedule: DeliverySchedule
  readonly now: Date
  /** Pre-order by harvest: no departure before this day. */
  readonly harvestReadyOn?: IsoDate | null | undefined
  /** Schedules of products that are made on certain days; absent = none. */
  readonly productionSchedules?: readonly ProductionSchedule[] | undefined
  /** Days that a carrier adds to the delivery. */
  readonly carrierDays?: number
  /** True on days when the seller neither picks nor delivers (holidays). */
  readonly isNonWorkingDay?: (day: IsoDate) => boolean
  /** Deliveries that can still be accepted on a day; null = unlimited. */
  readonly slotsLeft?: (day: IsoDate) => number | null
}

/** A part of a day, `HH:MM`; `24:00` = the end of the day. */
export interface DayHours {
  readonly from: string
  readonly to: string
}

export interface SlotHours {
  /** Whole hours. With `hours` they cover the first part and exceed it only when it contains no whole hour. */
  readonly fromHour: number
  readonly toHour: number
  /** All parts of the day in order, to the minute. Absent = one part, given by the whole hours. */
  readonly hours?: readonly DayHours[] | undefined
}

/** A promised day with its hours in the seller's zone. */
export interface PromisedDate extends SlotHours {
  readonly date: IsoDate
}

/**
 * Reasons for the absence of dates: the seller accepts no orders now, or has no delivery weekday; processing or the
 * horizon leaves no allowed day; every slot is taken.
 */
export const NO_PROMISE_REASONS = ['paused', 'noDeliveryDays', 'beyondHorizon', 'slotsFull'] as const
export type NoPromiseReason = (typeof NO_PROMISE_REASONS)[number]

export type DeliveryPromise =
  | { readonly kind: 'dates'; readonly dates: readonly PromisedDate[] }
  | { readonly kind: 'none'; readonly reason: NoPromiseReason }

/** Minutes of the window that must remain for a same-day delivery. */
const SAME_DAY_RESERVE_MINUTES = 60
/** Bound of the search for working days, so that a calendar without them cannot cause an endless loop. */
const MAX_DAYS_AHEAD = 400

/**
 * The promise engine: possible delivery dates of one seller, earliest first, or the reason for their absence. An order
 * placed before the cutoff counts for today, later for tomorrow. Then `processingDays` working days pass. It leaves on
 * the first allowed weekday that is a working day, not before the harvest, and arrives `durationDays + carrierDays`
 * later. A product made on certain days leaves on the first departure after it is made for this order. Products whose
 * production days never coincide leave together once all of them are made. The horizon counts from today, for a
 * pre-order from its harvest day, for scheduled products from the first production day.
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
    // a window that is nearly over is not promised
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
 * End (exclusive) of the time during which the promise made at `now` stays valid, ms since the epoch: the seller's next
 * cutoff, the end of its last hour today, midnight, or the end of its pause. Assumes a constant UTC offset, as all
 * Russian zones have. Products made on certain days have further cutoffs.
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

/** First production day for an order placed now. */
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

/** True = the departure is the first one since the product was made, on `first` or later. */
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
 * The whole hours inside opening hours `HH:MM`, so that a customer never comes before opening or at closing time. An
 * opening without a whole hour is shown by the hour in which it begins.
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
