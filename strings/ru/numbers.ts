import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CancelReason } from '@okolitsa/domain/numbers/cancel-reason.ts'
import { changePercent } from '@okolitsa/domain/numbers/numbers-period.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'
import {
  type DayReference,
  formatCount,
  formatDate,
  formatDuration,
  formatMonthShort,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format.ts'
import { nouns, plural } from './plural.ts'

/** Numbers of a period for the sentences; roubles. */
export interface NumbersFacts {
  readonly isTours: boolean
  readonly days: number
  readonly from: IsoDate
  readonly to: IsoDate
  /** Custom periods are named by dates, others are counted back from today. */
  readonly isOwn: boolean
  readonly total: PeriodFacts
  readonly before: PeriodFacts
  /** Customers without earlier deliveries from this seller. */
  readonly newCustomers: number
  /** The product with the largest sum. */
  readonly best: { readonly title: string; readonly sum: number } | null
}
interface PeriodFacts {
  readonly sum: number
  readonly orders: number
  readonly customers: number
  readonly canceled: { readonly orders: number; readonly sum: number }
  readonly late: { readonly driven: number; readonly orders: number; readonly minutes: number | null }
}

const booking = { one: 'бронь', few: 'брони', many: 'броней' }
const customer = { one: 'покупатель', few: 'покупателя', many: 'покупателей' }
const line = { one: 'позиция', few: 'позиции', many: 'позиций' }
const claim = { one: 'претензия', few: 'претензии', many: 'претензий' }
const other = { one: 'другой товар', few: 'других товара', many: 'других товаров' }
const otherPlace = { one: 'другое место', few: 'других места', many: 'других мест' }
const nounOf = ({ isTours }: Pick<NumbersFacts, 'isTours'>) => (isTours ? booking : nouns.order)

const periodOf = ({ days, from, to, isOwn }: NumbersFacts, reference: DayReference): string => {
  if (!isOwn) return `За\u00A0${formatCount(days, nouns.day)}`
  return from === to
    ? `За\u00A0${formatDate(from, reference)}`
    : `С\u00A0${formatDate(from, reference)} по\u00A0${formatDate(to, reference)}`
}
const daysBefore = (days: number): string =>
  days === 1 ? 'за\u00A0день до\u00A0этого' : `за\u00A0${formatCount(days, nouns.day)} до\u00A0этого`

/** «на 12 % больше, чем за 30 дней до этого». */
function comparison({ total, before, days }: NumbersFacts): string {
  if (before.orders === 0 && before.sum === 0) return `а\u00A0${daysBefore(days)} продаж не\u00A0было`
  const percent = changePercent(total.sum, before.sum)
  if (percent === null || percent === 0) return `столько\u00A0же, сколько ${daysBefore(days)}`
  return `на\u00A0${formatPercent(Math.abs(percent))} ${percent > 0 ? 'больше' : 'меньше'}, чем ${daysBefore(days)}`
}

function salesSentence(facts: NumbersFacts, period: string): string {
  const { total, before, days, isTours } = facts
  const noun = nounOf(facts)
  if (total.orders > 0)
    return `${period}\u00A0— ${formatCount(total.orders, noun)} на\u00A0${formatPrice(total.sum)}, ${comparison(facts)}.`
  const none = `${period} ${isTours ? 'состоявшихся поездок' : 'полученных заказов'} не\u00A0было`
  const kept = total.sum > 0 ? `, по\u00A0условиям отмены осталось ${formatPrice(total.sum)}` : ''
  const was =
    before.orders > 0
      ? ` ${capital(daysBefore(days))}\u00A0— ${formatCount(before.orders, noun)} на\u00A0${formatPrice(before.sum)}.`
      : ''
  return `${none}${kept}.${was}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const bestSentence = ({ best }: NumbersFacts): string[] =>
  best && best.sum > 0 ? [`Больше всего продали: ${best.title}, на\u00A0${formatPrice(best.sum)}.`] : []

function customersSentence({ total: { orders, customers }, newCustomers }: NumbersFacts): string[] {
  if (orders === 0) return []
  const returned = customers - newCustomers
  const who = formatCount(customers, customer)
  if (returned === 0) return [customers === 1 ? 'Это новый покупатель.' : `Все ${who} новые.`]
  if (newCustomers === 0) return [customers === 1 ? 'Это постоянный покупатель.' : 'Новых покупателей не\u00A0было.']
  return [`Новых покупателей ${formatNumber(newCustomers)} из\u00A0${formatNumber(customers)}.`]
}

function lateSentence({ total: { late } }: NumbersFacts): string[] {
  if (late.driven === 0) return []
  if (late.orders === 0) return [late.driven === 1 ? 'Привезли вовремя.' : 'Всё привезли вовремя.']
  return [`Опоздали с\u00A0доставкой ${formatNumber(late.orders)} из\u00A0${formatNumber(late.driven)}.`]
}

const canceledSentence = (facts: NumbersFacts): string[] => {
  const { orders, sum } = facts.total.canceled
  return orders > 0 ? [`Отменили ${formatCount(orders, nounOf(facts))} на\u00A0${formatPrice(sum)}.`] : []
}

const cancelReasons: Record<CancelReason, string> = {
  customer: 'Отменил покупатель',
  seller: 'Отменили вы',
  noAnswer: 'Вы\u00A0не\u00A0ответили вовремя',
  unpaid: 'Не\u00A0оплатили вовремя',
  soldOut: 'Товар разобрали до\u00A0оплаты',
  tooFew: 'Не\u00A0набралась группа',
  shop: 'Отменила площадка',
}
const claimKinds: Record<ClaimKind, string> = {
  spoilt: 'Претензии: испорчено',
  missing: 'Претензии: не\u00A0довезли',
  wrong: 'Претензии: привезли не\u00A0то',
}
const wrongDays: Readonly<Record<string, string>> = {
  required: 'Выберите день',
  tooSmall: 'Раньше первого дня',
  tooBig: 'Не\u00A0больше 366 дней',
  date: 'Такого дня нет',
}

/** Texts of the sales statistics page «Цифры». */
export const numbers = {
  title: 'Цифры',
  /** Plain sentences above the drawings. */
  sentences: (facts: NumbersFacts, reference: DayReference): string[] => [
    salesSentence(facts, periodOf(facts, reference)),
    ...bestSentence(facts),
    ...customersSentence(facts),
    ...lateSentence(facts),
    ...canceledSentence(facts),
  ],
  goingOn: 'Сегодня ещё идёт, поэтому прошлые дни посчитаны до\u00A0этого\u00A0же часа.',
  period: 'За\u00A0какие дни',
  days: (count: number) => formatCount(count, nouns.day),
  ownDays: 'Свои дни',
  from: 'С\u00A0какого дня',
  to: 'По\u00A0какой день',
  show: 'Показать',
  wrongDays: (code: string) => wrongDays[code] ?? 'Проверьте день',
  tiles: {
    label: 'Главное',
    sum: 'Продажи',
    orders: 'Заказы',
    bookings: 'Брони',
    averageBill: 'Средний чек',
    customers: 'Покупатели',
  },
  newCustomers: (count: number) => `новых ${formatNumber(count)}`,
  noBill: 'нет',
  /** Comparison with the previous period, under a number. */
  change: (percent: number | null, before: string) =>
    percent === null
      ? 'раньше не\u00A0было'
      : percent === 0
        ? `как раньше: ${before}`
        : `${percent > 0 ? '+' : '\u2212'}${formatPercent(Math.abs(percent))}, было ${before}`,
  byDay: 'По\u00A0дням',
  byWeek: 'По\u00A0неделям',
  now: 'В\u00A0эти дни',
  was: (price: string) => `было ${price}`,
  before: (days: number) => capital(daysBefore(days)),
  drawing: 'Рисунок',
  table: 'Таблица',
  how: 'Как показать',
  drawingFailed: 'Рисунок не\u00A0загрузился. Те\u00A0же числа\u00A0— в\u00A0таблице',
  /** Text alternative of the chart. */
  drawn: (count: number, most: number, label: string) =>
    `Продажи по\u00A0дням: столбцов ${formatNumber(count)}, больше всего ${formatPrice(most)}, ${label}. Все числа\u00A0— в\u00A0таблице.`,
  bucket: (from: IsoDate, to: IsoDate, reference: DayReference) =>
    from === to ? formatDate(from, reference) : `${formatDate(from, reference)}\u00A0– ${formatDate(to, reference)}`,
  bucketShort: (from: IsoDate) => `${Number(from.slice(8))}\u00A0${formatMonthShort(from)}`,
  /** Thousands of an axis. */
  axis: (roubles: number) =>
    roubles >= 1_000_000
      ? `${formatNumber(roubles / 1_000_000)}\u00A0млн`
      : roubles >= 1_000
        ? `${formatNumber(roubles / 1_000)}\u00A0тыс.`
        : formatNumber(roubles),
  columns: {
    day: 'День',
    week: 'Неделя',
    orders: 'Заказы',
    bookings: 'Брони',
    sum: 'Сумма',
    sumCsv: 'Сумма, ₽',
    before: 'Было',
    beforeCsv: 'Было, ₽',
    product: 'Товар',
    dish: 'Блюдо',
    tour: 'Поездка',
    amount: 'Сколько',
    unit: 'Единица',
    place: 'Место',
    region: 'Регион',
    loss: 'Что потеряли',
    count: 'Сколько раз',
  },
  products: 'Что продали',
  others: (count: number) => `Ещё ${formatCount(count, other)}`,
  delivery: 'Ваша доставка',
  promo: 'Скидки по\u00A0промокодам',
  total: 'Всего',
  places: 'Куда уехало',
  otherPlaces: (count: number) => `Ещё ${formatCount(count, otherPlace)}`,
  stall: 'забрали сами',
  orders: (count: number) => formatCount(count, nouns.order),
  losses: 'Что потеряли',
  noLosses: 'Ничего не\u00A0потеряли: ни\u00A0отмен, ни\u00A0претензий.',
  cancelReason: (reason: CancelReason) => cancelReasons[reason],
  claimKind: (kind: ClaimKind) => claimKinds[kind],
  missing: 'Не\u00A0нашлось товара',
  lines: (count: number) => formatCount(count, line),
  claims: (count: number) => formatCount(count, claim),
  canceledOrders: (count: number, isTours: boolean) => formatCount(count, nounOf({ isTours })),
  refunded: (orders: number, sum: number) =>
    `Из\u00A0этого деньгами вернули ${formatPrice(sum)} по\u00A0${formatNumber(orders)} ${plural(orders, { one: 'заказу', few: 'заказам', many: 'заказам' })}.`,
  lateness: 'Вовремя\u00A0ли привозите',
  onTime: (driven: number) => `Все доставки вовремя: ${formatNumber(driven)}.`,
  late: (orders: number, driven: number, minutes: number | null) =>
    `Опоздали ${formatNumber(orders)} из\u00A0${formatNumber(driven)}${minutes === null || minutes === 0 ? '' : `, обычно на\u00A0${formatDuration(minutes)}`}.`,
  lateNote:
    'Считаем заказы, которые везёте вы: обещанный час против отметки «получен». Самовывоз и\u00A0СДЭК сюда не\u00A0входят.',
  export: 'Скачать',
  exportOf: (table: string) => `Скачать таблицу: ${table}`,
  /** File name without spaces and Russian letters, which mail programs may damage. */
  fileName: (table: 'days' | 'products' | 'places' | 'losses', from: IsoDate, to: IsoDate) =>
    `${table}-${from}-${to}.csv`,
  /** A date in the format of spreadsheet programs. */
  csvDay: (day: IsoDate) => day.split('-').reverse().join('.'),
  unitOf: { weight: 'кг', volume: 'л', piece: 'шт.' },
  empty: 'За\u00A0эти дни пусто',
  emptyText: 'Суммы, товары и\u00A0места появятся, когда покупатели получат заказы. Посмотрите и\u00A0другие дни.',
  counted: 'Как считаем',
  countedText: (isTours: boolean) =>
    isTours
      ? 'Состоявшиеся поездки, по\u00A0дню окончания. Сумма\u00A0— после скидок и\u00A0до\u00A0комиссии, вместе с\u00A0тем, что осталось вам по\u00A0условиям отмены. Бонусы, которыми платили, входят в\u00A0сумму.'
      : 'Полученные заказы, по\u00A0дню получения и\u00A0по\u00A0вашим часам. Сумма\u00A0— товары после скидок и\u00A0ваша доставка, до\u00A0комиссии; доставка СДЭК в\u00A0неё не\u00A0входит. Бонусы, которыми платили, входят в\u00A0сумму. Претензии уменьшают тот день, когда заказ получили.',
}
