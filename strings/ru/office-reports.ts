import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import { endOf } from '@okolitsa/domain/reports/report-period.ts'
import {
  type LossReason,
  type OrderCount,
  type ReportColumn,
  type ReportCut,
  type ReportName,
  type Trade,
  writeOffKey,
} from '@okolitsa/domain/reports/reports.ts'
import { STOCK_REASONS } from '@okolitsa/domain/stock/stock-moves.ts'
import { type DayReference, formatDate, formatMonthShort, formatNumber } from './format.ts'
import { orderTable } from './order-table.ts'
import { orders } from './orders.ts'
import { REGION_TITLES } from './regions.ts'
import { stockDesk } from './stock-desk.ts'

const reports: Record<ReportName, string> = {
  turnover: 'Оборот и\u00A0комиссия',
  sellers: 'Продавцы',
  promise: 'Вовремя',
  losses: 'Потери по\u00A0причинам',
  cohorts: 'Кто вернулся',
  searches: 'Искали и\u00A0не\u00A0нашли',
}
const cuts: Record<ReportCut, string> = {
  week: 'Неделя',
  day: 'День',
  month: 'Месяц',
  trade: 'Чем торгуют',
  town: 'Город',
  way: 'Как получили',
  seller: 'Продавец',
  reason: 'Причина',
  phrase: 'Слова',
  region: 'Регион',
}
const byCut: Record<ReportCut, string> = {
  week: 'По\u00A0неделям',
  day: 'По\u00A0дням',
  month: 'По\u00A0месяцам',
  trade: 'По\u00A0видам торговли',
  town: 'По\u00A0городам',
  way: 'По\u00A0способам получения',
  seller: 'По\u00A0продавцам',
  reason: 'По\u00A0причинам',
  phrase: 'По\u00A0словам',
  region: 'По\u00A0регионам',
}
const columns: Record<ReportColumn, string> = {
  orders: 'Заказов',
  turnover: 'Оборот',
  fee: 'Комиссия',
  feeShare: 'Доля комиссии',
  driven: 'Доставок',
  onTime: 'В\u00A0срок',
  late: 'Опоздали',
  onTimeShare: 'Вовремя',
  canceled: 'Отмен',
  canceledSum: 'Отменено',
  canceledShare: 'Отмен',
  claimed: 'С\u00A0жалобой',
  claimSum: 'По\u00A0жалобам',
  refunded: 'Возвратов',
  refundedSum: 'Вернули',
  refundedShare: 'Возвратов',
  writtenOff: 'Списано',
  rating: 'Оценка',
  customers: 'Новых покупателей',
  returnedShare: 'Вернулись',
  times: 'Искали раз',
}
const meanings: Record<ReportColumn, string> = {
  orders:
    'Заказы, которые получили за\u00A0эти дни, и\u00A0отменённые, с\u00A0которых по\u00A0условиям что-то осталось.',
  turnover:
    'Сколько продали: товары после скидок и\u00A0промокодов, до\u00A0бонусов, и\u00A0доставка продавца. Доставка СДЭК сюда не\u00A0входит.',
  fee: 'Сколько рынок удержал с\u00A0этих заказов, с\u00A0НДС, как записано в\u00A0журнале.',
  feeShare: 'Комиссия, делённая на\u00A0оборот.',
  driven: 'Заказы, которые привёз курьер.',
  onTime: 'Привезли не\u00A0позже конца часов, обещанных сначала.',
  late: 'Привезли позже конца часов, обещанных сначала.',
  onTimeShare: 'Доля доставок курьером, привезённых в\u00A0обещанные часы.',
  canceled: 'Заказы, которые отменили за\u00A0эти дни.',
  canceledSum: 'На\u00A0сколько были заказаны отменённые, без удержанного по\u00A0условиям.',
  canceledShare: 'Доля отменённых среди всех закончившихся заказов.',
  claimed: 'Заказы с\u00A0принятой жалобой.',
  claimSum: 'Сколько денег вернули по\u00A0принятым жалобам.',
  refunded: 'Заказы, за\u00A0которые вернули деньги, в\u00A0том числе отменённые и\u00A0с\u00A0жалобами.',
  refundedSum: 'Сколько денег вернули покупателям.',
  refundedShare: 'Доля заказов, за\u00A0которые вернули деньги, среди всех закончившихся.',
  writtenOff: 'Товары, которые продавцы списали, по\u00A0нынешней цене.',
  rating: 'Средняя оценка продавца за\u00A0всё время.',
  customers: 'Покупатели, чей первый полученный заказ был в\u00A0этом месяце. Подписки не\u00A0считаем.',
  returnedShare: 'Доля новых покупателей, у\u00A0которых был и\u00A0второй заказ, когда бы он ни\u00A0был.',
  times: 'Сколько раз искали и\u00A0ничего не\u00A0нашли. Храним 90\u00A0дней и\u00A0не\u00A0храним, кто искал.',
}
const trades: Record<Trade, string> = { goods: 'Товары', dinner: 'Рестораны', tour: 'Поездки', plan: 'Подписки' }
const ways: Record<DeliveryKind, string> = orderTable.kinds
const reasons: Record<LossReason | 'refund', string> = {
  spoilt: 'Жалоба: испорчено',
  missing: 'Жалоба: не\u00A0привезли',
  wrong: 'Жалоба: привезли не\u00A0то',
  user: 'Отменил покупатель',
  farmer: 'Отменил продавец',
  admin: 'Отменил рынок',
  refund: 'Вернули деньги',
  ...orders.systemCancel,
}
const counts: Record<OrderCount, string> = {
  sold: 'проданные',
  driven: 'привёз курьер',
  onTime: 'привезли в\u00A0срок',
  late: 'опоздали',
  canceled: 'отменённые',
  claimed: 'с\u00A0принятой жалобой',
  refunded: 'с\u00A0возвратом денег',
  first: 'первый заказ покупателя',
  second: 'второй заказ покупателя',
  monthly: 'первый заказ покупателя в\u00A0месяце',
}
const writeOffs = Object.fromEntries(
  STOCK_REASONS.map((reason) => [writeOffKey(reason), `Списали: ${stockDesk.reasons[reason].toLowerCase()}`]),
)
const MONTHS = [
  ...['январь', 'февраль', 'март', 'апрель', 'май', 'июнь'],
  ...['июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
]

const range = (from: IsoDate, to: IsoDate, reference: DayReference): string => {
  const end = formatDate(to, reference)
  if (from === to) return end
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${end}`
    : `${formatDate(from, reference)}\u00A0— ${end}`
}

const month = (key: IsoDate) => `${MONTHS[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`

interface RowKey {
  readonly key: string
  readonly title: string | null
}
/** Words of a row that is not of a moment. */
function named(by: ReportCut, { key, title }: RowKey): string {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...{ trade: trades, way: ways, reason: { ...reasons, ...writeOffs }, region: REGION_TITLES },
  }
  if (by === 'town' && key === '') return 'Без доставки'
  if (by === 'region' && !(key in REGION_TITLES)) return 'Регион не\u00A0известен'
  return words[by]?.[key] ?? title ?? key
}

/** Reports of the office. */
export const officeReports = {
  reports,
  cuts,
  byCut,
  columns,
  meanings,
  trades,
  reasons,
  counts,
  tabs: 'Отчёты',
  total: 'Всего',
  month,
  monthAfter: (months: number) => `${months}-й\u00A0месяц`,
  monthShort: (months: number) => `+${months}`,
  months: 'Сколько из\u00A0них заказали в\u00A0следующие месяцы, %',
  /** A point of the axis: `16 ноя`, `ноя`. */
  axis: (by: ReportCut, day: IsoDate) =>
    by === 'month' ? formatMonthShort(day) : `${Number(day.slice(8))}\u00A0${formatMonthShort(day)}`,
  /** Heading of a column of a file, where cells have numbers only. */
  fileColumn: (title: string, kind: 'count' | 'money' | 'percent' | 'rating') =>
    kind === 'money' ? `${title}, ₽` : kind === 'percent' ? `${title}, %` : title,
  /** The row of a file: days are dates that a spreadsheet sorts. */
  fileKey: (by: ReportCut, row: RowKey) => named(by, row),
  key: (by: ReportCut, row: RowKey, reference: DayReference): string => {
    if (by === 'month') return month(row.key)
    if (by === 'day' || by === 'week') return range(row.key, endOf(by, row.key), reference)
    return named(by, row)
  },
  range,
  note: (period: string, before: string) => `${period} · сравниваем с\u00A0${before}`,
  goingOn: 'Последний день ещё идёт, прошлый период считаем до\u00A0этого\u00A0же часа.',
  partial: 'неполный',
  period: 'За\u00A0какие дни',
  periods: { weeks: '8\u00A0недель', month: '30\u00A0дней', year: 'Год', own: 'Свои дни' },
  from: 'С',
  to: 'По',
  cut: 'Как разложить',
  trade: 'Чем торгуют',
  anyTrade: 'Вся торговля',
  filter: (name: string, value: string) => `${name}: ${value}`,
  removeFilter: (name: string) => `Убрать отбор: ${name}`,
  how: 'Как считаем',
  days: 'Дни по\u00A0часам рынка, недели с\u00A0понедельника. Заказ относится к\u00A0дню, когда его получили или отменили.',
  xlsx: 'Выгрузить XLSX',
  csv: 'CSV',
  change: (percent: number | null) =>
    percent === null
      ? 'раньше не\u00A0было'
      : percent === 0
        ? 'как раньше'
        : `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}\u00A0%`,
  points: (points: number) =>
    points === 0 ? 'как раньше' : `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))}\u00A0п.\u00A0п.`,
  chart: (report: string, rows: number, most: string, label: string) =>
    `${report}, график: строк ${rows}, больше всего ${most}, ${label}. Все числа в\u00A0таблице ниже`,
  open: (column: string, row: string) => `${column}, ${row}: открыть список`,
  cutRows: (shown: number, all: number) =>
    `Показали ${formatNumber(shown)} из\u00A0${formatNumber(all)} строк, в\u00A0«Всего» все.`,
  empty: 'За\u00A0эти дни считать нечего. Возьмите другие дни или снимите отбор.',
  emptyAction: 'За\u00A08\u00A0недель, без отборов',
  loading: 'Считаем отчёт',
  failed: 'Отчёт не\u00A0посчитался. Отборы на\u00A0месте',
  retry: 'Попробовать снова',
}
