import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { bindShortWords, type DayReference, formatDay, formatPrice, formatWindow } from './format.ts'

const NBSP = '\u00A0'
const DASH = '\u2013'
const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** Formats weekdays: `пн–пт, вс`; three and more consecutive days are joined. */
function weekdayRanges(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b)
  if (days.length === 7) return 'ежедневно'
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1] ?? ''
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}${DASH}${name(run.at(-1))}`] : run.map(name)))
    .join(', ')
}

/** Texts of a seller's delivery rates, days, pickup points and payment. */
export const farmerDelivery = {
  rates: {
    title: 'Привезём домой',
    none: `Хозяйство не${NBSP}возит заказы домой само.`,
    price: (price: number) => (price === 0 ? 'Бесплатно' : formatPrice(price)),
    minimum: (sum: number) => (sum === 0 ? 'любая сумма заказа' : `заказ от${NBSP}${formatPrice(sum)}`),
    freeFrom: (sum: number) => `бесплатно от${NBSP}${formatPrice(sum)}`,
    here: 'Ваш адрес',
    notHere: `Ваш адрес не${NBSP}входит`,
  },
  dates: {
    title: 'Ближайшие дни',
    cutoff: (time: string) => bindShortWords(`Заказы после ${time} собираем на следующий день.`),
    window: (fromHour: number, toHour: number) => `Привозим ${formatWindow(fromHour, toHour)}.`,
    day: (day: IsoDate, reference: DayReference) => formatDay(day, reference),
    none: 'Свободных дней сейчас нет. Загляните завтра.',
    sent: 'К\u00A0вам отправим СДЭК. День покажем при оформлении.',
  },
  pickup: {
    title: 'Забрать самим',
    takeHere: 'Выбрать товары и\u00A0забрать здесь',
    takeHereAt: (title: string) => `Выбрать товары и\u00A0забрать здесь: ${title}`,
    hours: (weekdays: readonly number[], from: string, to: string) =>
      `${weekdayRanges(weekdays)} с${NBSP}${from} до${NBSP}${to}`,
    first: (day: IsoDate, reference: DayReference) => `Заказ будет готов: ${formatDay(day, reference)}`,
    address: (city: string, address: string) => (address.includes(city) ? address : `${city}, ${address}`),
  },
  payment: {
    title: 'Как заплатить',
    online: `Картой или по${NBSP}СБП на${NBSP}сайте`,
    onReceipt: 'При получении',
  },
} as const
