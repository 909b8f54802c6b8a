import { dayIn, type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import { decimalFormat } from '../decimal-format.ts'
import type * as ru from '../ru/format.ts'
import type { DayReference } from '../ru/format.ts'
import { counted, plural } from './plural.ts'

export type { DayReference, PromisedHours } from '../ru/format.ts'

const NBSP = '\u00A0'
const MINUS = '\u2212'
const DASH = '\u2013'

const whole = decimalFormat('en-GB', { most: 0 })
const exactlyTwo = decimalFormat('en-GB', { least: 2, most: 2 })

/** Formats a number with at most two decimals: `12,480`. */
export const formatNumber: typeof ru.formatNumber = decimalFormat('en-GB', { most: 2 })

/** Roubles → `1,290 ₽`; kopecks only when there are some: `645.50 ₽`. */
export const formatPrice: typeof ru.formatPrice = (roubles) => {
  const format = Number.isInteger(roubles) ? whole : exactlyTwo
  return `${format(roubles).replace('-', MINUS)}${NBSP}₽`
}

/** Roubles in a column of sums, always with kopecks: `1,290.00`. */
export const formatSum: typeof ru.formatSum = (roubles) => exactlyTwo(roubles).replace('-', MINUS)

export const formatDeduction: typeof ru.formatDeduction = (roubles) =>
  roubles === 0 ? formatPrice(0) : MINUS + formatPrice(Math.abs(roubles))

/** Formats a discount in whole per cent: `−21%`. */
export const formatDiscount: typeof ru.formatDiscount = (percent) => `${MINUS}${Math.abs(percent)}%`

export const formatPercent: typeof ru.formatPercent = (percent) => `${formatNumber(percent)}%`

/** Formats an amount in units of sale: `300 g`, `1.5 kg`, `10 pcs`. */
export const formatAmount: typeof ru.formatAmount = (amount, unit) => {
  if (unit === 'г')
    return amount >= 1000 ? `${formatNumber(amount / 1000)}${NBSP}kg` : `${formatNumber(amount)}${NBSP}g`
  if (unit === 'мл')
    return amount >= 1000 ? `${formatNumber(amount / 1000)}${NBSP}l` : `${formatNumber(amount)}${NBSP}ml`
  if (unit === 'шт') return `${formatNumber(amount)}${NBSP}${amount === 1 ? 'pc' : 'pcs'}`
  return `${formatNumber(amount)}${NBSP}${unit}`
}

export const formatSaleSize: typeof ru.formatSaleSize = (measure, unit, isWeight) =>
  isWeight ? `from${NBSP}${formatAmount(measure, unit)}` : formatAmount(measure, unit)

/** Formats a price per unit: `2,150 ₽/kg`. */
export const formatPricePerUnit: typeof ru.formatPricePerUnit = (roubles, unit) => {
  const per = unit === 'г' ? 'kg' : unit === 'мл' ? 'l' : 'pc'
  return `${formatPrice(Math.round(roubles))}/${per}`
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const MOSCOW: typeof ru.MOSCOW = 'Europe/Moscow'

const todayOf = ({ now, zone = MOSCOW }: DayReference): IsoDate => dayIn(zone, now)

/** Formats a date: `22 November`, with the year when it is not the current one. */
export const formatDate: typeof ru.formatDate = (day, reference) => {
  const [year = '', month = '1', date = '1'] = day.split('-')
  const text = `${Number(date)}${NBSP}${MONTHS[Number(month) - 1] ?? ''}`
  return year === todayOf(reference).slice(0, 4) ? text : `${text}${NBSP}${year}`
}

export const formatMonthShort: typeof ru.formatMonthShort = (day) =>
  (MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)

/** Formats a day: `today`, `tomorrow, 22 November`, `Mon, 23 November`. */
export const formatDay: typeof ru.formatDay = (day, reference) => {
  const today = todayOf(reference)
  if (day === today) return 'today'
  const name = day === plusDays(today, 1) ? 'tomorrow' : formatWeekday(day)
  return `${name}, ${formatDate(day, reference)}`
}

export const formatDayShort: typeof ru.formatDayShort = (day, reference) =>
  day === plusDays(todayOf(reference), 1) ? 'tomorrow' : formatDay(day, reference)

export const formatWeekday: typeof ru.formatWeekday = (day) => WEEKDAYS[weekdayOf(day) - 1] ?? ''

/** Formats an hour of the twelve-hour clock: `10 am`, `noon`, `2 pm`, `midnight`. */
export function clockHour(hour: number): string {
  if (hour === 12) return 'noon'
  if (hour % 24 === 0) return 'midnight'
  return hour < 12 ? `${hour}${NBSP}am` : `${hour - 12}${NBSP}pm`
}

/** A window of hours: `10 am to 2 pm`. */
export const formatWindow: typeof ru.formatWindow = (fromHour, toHour) =>
  `${clockHour(fromHour)} to${NBSP}${clockHour(toHour)}`

/** Formats a time: `6:45 pm`; whole hours like `clockHour`. */
export function clockText(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0) return clockHour(hour)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}${NBSP}${hour < 12 ? 'am' : 'pm'}`
}

export const formatSlot: typeof ru.formatSlot = ({ fromHour, toHour, hours }) =>
  hours
    ? hours.map(({ from, to }) => `${clockText(from)} to${NBSP}${clockText(to)}`).join(` and${NBSP}`)
    : formatWindow(fromHour, toHour)

export const formatPromisedHours: typeof ru.formatPromisedHours = ({ needsPoint, ...slot }) =>
  `${formatSlot(slot)}${needsPoint ? `, parts of${NBSP}town only` : ''}`

export const formatWindowShort: typeof ru.formatWindowShort = (fromHour, toHour) => `${fromHour}${DASH}${toHour}`

const clockFormats = new Map<string, Intl.DateTimeFormat>()

export const formatTime: typeof ru.formatTime = (moment, zone = MOSCOW) => {
  let format = clockFormats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clockFormats.set(zone, format)
  }
  return format.format(moment)
}

/** A moment with its day: `today at 18:40`, `20 November at 18:40`. */
export const formatMoment: typeof ru.formatMoment = (moment, reference) => {
  const zone = reference.zone ?? MOSCOW
  const day = dayIn(zone, moment)
  const today = todayOf(reference)
  const near = new Map([
    [today, 'today'],
    [plusDays(today, 1), 'tomorrow'],
    [plusDays(today, -1), 'yesterday'],
  ])
  return `${near.get(day) ?? formatDate(day, reference)} at${NBSP}${formatTime(moment, zone)}`
}

/** Minutes → `45 min`, `1 h 20 min`, `2 h`. */
export const formatDuration: typeof ru.formatDuration = (minutes) => {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest}${NBSP}min`
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${rest}${NBSP}min`
}

export const formatDurationRange: typeof ru.formatDurationRange = (fromMinutes, toMinutes) =>
  `${fromMinutes}${DASH}${toMinutes}${NBSP}min`

export const formatDistance: typeof ru.formatDistance = (km) => {
  if (km <= 0) return `under${NBSP}1${NBSP}km`
  if (km < 1) return `${Math.max(10, Math.round(km * 100) * 10)}${NBSP}m`
  return `${whole(km)}${NBSP}km`
}

export const formatDistanceFromYou: typeof ru.formatDistanceFromYou = (km) => `${formatDistance(km)} from${NBSP}you`

/** Formats a rating: `4.9`. */
export const formatRating: typeof ru.formatRating = decimalFormat('en-GB', { least: 1, most: 1 })

/** A Russian number in international format: `+7 916 204-18-55`. */
export const formatPhone: typeof ru.formatPhone = (phone) => {
  const digits = phone.replace(/\D/g, '')
  const local = digits.slice(-10)
  // a foreign number, or one with an extension, is shown unchanged
  if (!/^[78]?\d{10}$/.test(digits) || /^\s*\+(?!7)/.test(phone)) return phone
  const groups = `${local.slice(0, 3)}${NBSP}${local.slice(3, 6)}-${local.slice(6, 8)}-${local.slice(8)}`
  return local.startsWith('800') ? `8${NBSP}${groups}` : `+7${NBSP}${groups}`
}

/** Formats the number of an order: `No. 104218`, without thousands separators because it is an identifier. */
export const formatOrderNumber: typeof ru.formatOrderNumber = (orderNumber) => `No.${NBSP}${orderNumber}`

export const formatFilling: typeof ru.formatFilling = (roubles, target) =>
  `${formatNumber(roubles)} of${NBSP}${formatPrice(target)}`

export const formatCount: typeof ru.formatCount = (count, forms) => `${whole(count)}${NBSP}${plural(count, forms)}`

export const formatWait: typeof ru.formatWait = (seconds) => {
  if (seconds < 60) return formatCount(seconds, counted('second', 'seconds'))
  if (seconds <= 90 * 60) return formatCount(Math.ceil(seconds / 60), counted('minute', 'minutes'))
  return formatCount(Math.ceil(seconds / 3600), counted('hour', 'hours'))
}

/** Prevents a line break before a dash; English text may break anywhere else. */
export const bindShortWords: typeof ru.bindShortWords = (text) => text.replace(/ —/g, `${NBSP}—`)
