import { dayIn, type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import { decimalFormat } from '../decimal-format.ts'
import { type NounForms, plural } from './plural.ts'

/** Numbers, dates and amounts as the shop writes them. All spaces inside one value are non-breaking. */

const NBSP = '\u00A0'
const MINUS = '\u2212'
const DASH = '\u2013'

const whole = decimalFormat('ru', { most: 0 })
const exactlyTwo = decimalFormat('ru', { least: 2, most: 2 })

/** Formats a number with at most two decimals: `12 480`. */
export const formatNumber: (value: number) => string = decimalFormat('ru', { most: 2 })

/** Roubles → `1 290 ₽`; kopecks only when there are some: `645,50 ₽`. */
export function formatPrice(roubles: number): string {
  const format = Number.isInteger(roubles) ? whole : exactlyTwo
  return `${format(roubles).replace('-', MINUS)}${NBSP}₽`
}

/** Roubles in a column of sums, always with kopecks, so that digits stand under digits: `1 290,00`. */
export const formatSum = (roubles: number): string => exactlyTwo(roubles).replace('-', MINUS)

/** A deduction in a bill: 300 → `−300 ₽`. */
export const formatDeduction = (roubles: number): string =>
  roubles === 0 ? formatPrice(0) : MINUS + formatPrice(Math.abs(roubles))

/** Formats a discount in whole per cent: `−21 %`. */
export const formatDiscount = (percent: number): string => `${MINUS}${Math.abs(percent)}${NBSP}%`

/** Formats a percentage: `21 %`. */
export const formatPercent = (percent: number): string => `${formatNumber(percent)}${NBSP}%`

/**
 * An amount in units of sale: grams and millilitres turn into kilograms and litres from a thousand on.
 * `unit` is the short form of the API: г, мл, шт.
 */
export function formatAmount(amount: number, unit: string): string {
  if (unit === 'г' && amount >= 1000) return `${formatNumber(amount / 1000)}${NBSP}кг`
  if (unit === 'мл' && amount >= 1000) return `${formatNumber(amount / 1000)}${NBSP}л`
  if (unit === 'шт') return `${formatNumber(amount)}${NBSP}шт.`
  return `${formatNumber(amount)}${NBSP}${unit}`
}

/** Size of one sale step: `от 300 г` for weighed goods, otherwise `500 мл`. */
export const formatSaleSize = (measure: number, unit: string, isWeight: boolean): string =>
  isWeight ? `от${NBSP}${formatAmount(measure, unit)}` : formatAmount(measure, unit)

/** Price of a kilogram, a litre or a piece, to whole roubles: `2 150 ₽/кг`. */
export function formatPricePerUnit(roubles: number, unit: string): string {
  const per = unit === 'г' ? 'кг' : unit === 'мл' ? 'л' : 'шт.'
  return `${formatPrice(Math.round(roubles))}/${per}`
}

const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** Moment and time zone that define «today» and «tomorrow». */
export interface DayReference {
  readonly now: Date
  /** IANA name; Moscow when absent. */
  readonly zone?: string
}
export const MOSCOW = 'Europe/Moscow'

const todayOf = ({ now, zone = MOSCOW }: DayReference): IsoDate => dayIn(zone, now)

/** Formats a date: `22 ноября`, with the year when it is not the current one: `4 января 2027`. */
export function formatDate(day: IsoDate, reference: DayReference): string {
  const [year = '', month = '1', date = '1'] = day.split('-')
  const text = `${Number(date)}${NBSP}${MONTHS[Number(month) - 1] ?? ''}`
  return year === todayOf(reference).slice(0, 4) ? text : `${text}${NBSP}${year}`
}

/** Short month for calendar tiles: `ноя`. */
export const formatMonthShort = (day: IsoDate): string => (MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3)

/** Formats a day: `сегодня`, `завтра, 22 ноября`, `пн, 23 ноября`. */
export function formatDay(day: IsoDate, reference: DayReference): string {
  const today = todayOf(reference)
  if (day === today) return 'сегодня'
  const name = day === plusDays(today, 1) ? 'завтра' : formatWeekday(day)
  return `${name}, ${formatDate(day, reference)}`
}

/** Formats a day in the shortest form, for badges and chips: `сегодня`, `завтра`, `пн, 23 ноября`. */
export function formatDayShort(day: IsoDate, reference: DayReference): string {
  return day === plusDays(todayOf(reference), 1) ? 'завтра' : formatDay(day, reference)
}

/** Formats a weekday: `пн`. */
export const formatWeekday = (day: IsoDate): string => WEEKDAYS[weekdayOf(day) - 1] ?? ''

/** A window of hours: `с 10 до 14`. */
export const formatWindow = (fromHour: number, toHour: number): string => `с${NBSP}${fromHour}${NBSP}до${NBSP}${toHour}`

const hourText = (time: string): string =>
  time.endsWith(':00') ? String(Number(time.slice(0, -3))) : time.replace(/^0/, '')

/** Hours of a day, with a break if any: `с 10 до 13 и с 14 до 19`, `с 18:45 до 19:15`. */
export const formatSlot = ({ fromHour, toHour, hours }: SlotHours): string =>
  hours
    ? hours.map(({ from, to }) => `с${NBSP}${hourText(from)}${NBSP}до${NBSP}${hourText(to)}`).join(` и${NBSP}`)
    : formatWindow(fromHour, toHour)

/** Hours of a promise in API responses. */
export interface PromisedHours extends SlotHours {
  readonly needsPoint?: boolean | undefined
}

/** Hours of a promise, with a note when the courier serves only a part of the town. */
export const formatPromisedHours = ({ needsPoint, ...slot }: PromisedHours): string =>
  `${formatSlot(slot)}${needsPoint ? `, не${NBSP}по${NBSP}всему городу` : ''}`

/** Formats a window of hours on a chip: `10–14`. */
export const formatWindowShort = (fromHour: number, toHour: number): string => `${fromHour}${DASH}${toHour}`

const clockFormats = new Map<string, Intl.DateTimeFormat>()

/** Exact time in a zone: `18:40`. */
export function formatTime(moment: Date, zone: string = MOSCOW): string {
  let format = clockFormats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('ru-RU', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    clockFormats.set(zone, format)
  }
  return format.format(moment)
}

/** A moment with its day: `сегодня в 18:40`, `завтра в 00:15`, `20 ноября в 18:40`. */
export function formatMoment(moment: Date, reference: DayReference): string {
  const zone = reference.zone ?? MOSCOW
  const day = dayIn(zone, moment)
  const today = todayOf(reference)
  const near = new Map([
    [today, 'сегодня'],
    [plusDays(today, 1), 'завтра'],
    [plusDays(today, -1), 'вчера'],
  ])
  return `${near.get(day) ?? formatDate(day, reference)} в${NBSP}${formatTime(moment, zone)}`
}

/** Minutes → `45 мин`, `1 ч 20 мин`, `2 ч`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest}${NBSP}мин`
  return rest === 0 ? `${hours}${NBSP}ч` : `${hours}${NBSP}ч${NBSP}${rest}${NBSP}мин`
}

/** Formats a range of durations: `45–60 мин`. */
export const formatDurationRange = (fromMinutes: number, toMinutes: number): string =>
  `${fromMinutes}${DASH}${toMinutes}${NBSP}мин`

/** Kilometres → `58 км`; below one, metres: `800 м`. A whole zero reads `меньше 1 км`. */
export function formatDistance(km: number): string {
  if (km <= 0) return `меньше${NBSP}1${NBSP}км`
  if (km < 1) return `${Math.max(10, Math.round(km * 100) * 10)}${NBSP}м`
  return `${whole(km)}${NBSP}км`
}

/** Formats a distance from the customer: `58 км от вас`. */
export const formatDistanceFromYou = (km: number): string => `${formatDistance(km)} от${NBSP}вас`

/** Formats a rating: `4,9`. */
export const formatRating: (rating: number) => string = decimalFormat('ru', { least: 1, most: 1 })

/** Digits of any notation → `+7 916 204-18-55`; a toll-free number → `8 800 555-04-18`. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const local = digits.slice(-10)
  // a foreign number, or one with an extension, is shown unchanged
  if (!/^[78]?\d{10}$/.test(digits) || /^\s*\+(?!7)/.test(phone)) return phone
  const groups = `${local.slice(0, 3)}${NBSP}${local.slice(3, 6)}-${local.slice(6, 8)}-${local.slice(8)}`
  return local.startsWith('800') ? `8${NBSP}${groups}` : `+7${NBSP}${groups}`
}

/** Formats the number of an order: `№ 104 218`. */
export const formatOrderNumber = (orderNumber: number): string => `№${NBSP}${whole(orderNumber)}`

/** Progress of a sum towards its target: `480 из 800 ₽`. */
export const formatFilling = (roubles: number, target: number): string =>
  `${formatNumber(roubles)} из${NBSP}${formatPrice(target)}`

/** A number with its noun: `22 товара`. */
export const formatCount = (count: number, forms: NounForms): string => `${whole(count)}${NBSP}${plural(count, forms)}`

/** A wait in the largest fitting unit, rounded up: «25 секунд», «42 минуты», «3 часа». */
export const formatWait = (seconds: number): string => {
  if (seconds < 60) return formatCount(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })
  if (seconds <= 90 * 60) return formatCount(Math.ceil(seconds / 60), { one: 'минуту', few: 'минуты', many: 'минут' })
  return formatCount(Math.ceil(seconds / 3600), { one: 'час', few: 'часа', many: 'часов' })
}

/** Binds short prepositions and conjunctions (one to three letters) and dashes to their neighbours. */
export function bindShortWords(text: string): string {
  return text
    .replace(/(^|[\s\u00A0(«])([а-яё]{1,3}) /giu, `$1$2${NBSP}`)
    .replace(/(^|[\s\u00A0(«])([а-яё]{1,3}) /giu, `$1$2${NBSP}`)
    .replace(/ —/g, `${NBSP}—`)
}
