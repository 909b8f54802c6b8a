import type { StockState } from '@okolitsa/contracts/stock/stock-state.ts'
import type { StockEntryKind, StockReason } from '@okolitsa/domain/stock/stock-moves.ts'
import { decimalFormat } from '../decimal-format.ts'
import { formatAmount, formatCount, formatNumber, formatOrderNumber } from './format.ts'
import { pagesText } from './pages.ts'
import { plural } from './plural.ts'

const typed = decimalFormat('ru', { most: 3, isGrouped: false })
const changes = { one: 'изменение', few: 'изменения', many: 'изменений' }

const states: Record<StockState, string> = { all: 'Все', low: 'Заканчиваются', soldOut: 'Кончились' }
const kinds: Record<StockEntryKind, string> = {
  opened: 'Начальный остаток',
  arrival: 'Приход',
  writeOff: 'Списание',
  count: 'Пересчёт',
  found: 'Нашлось, вернули',
  sold: 'Отдали покупателю',
}
const reasons: Record<StockReason, string> = {
  spoiled: 'Испортилось',
  broken: 'Разбилось, помялось',
  eaten: 'Съели сами',
  given: 'Отдали, угостили',
  missing: 'Не\u00A0нашли',
  recalled: 'Отозвали партию',
  other: 'Другое',
}

/** Texts of a seller's stock: levels, arrivals and write-offs. */
export const stockDesk = {
  title: 'Остатки',
  lead: 'Сколько есть сейчас. Посчитали\u00A0— поправьте число и\u00A0сохраните.',
  toHistory: 'История',
  toLots: 'Партии',
  search: 'Поиск по\u00A0остаткам',
  searchHint: 'Найти товар',
  find: 'Найти',
  filters: 'Какие товары показать',
  states,
  /** A number inside a field. */
  number: (value: number) => typed(value),
  amount: (amount: number, unit: string) => formatAmount(amount, unit),
  promised: (amount: number, unit: string) => `уже заказали ${formatAmount(amount, unit)}`,
  nothingPromised: 'заказов на\u00A0него пока нет',
  stopped: 'снят с\u00A0продажи',
  waiting: (count: number) => `${plural(count, { one: 'ждёт', few: 'ждут', many: 'ждут' })} ${formatNumber(count)}`,
  was: (amount: number, unit: string) => `было ${formatAmount(amount, unit)}`,
  howMuch: (title: string, unit: string) => `Сколько есть, ${unit}: ${title}`,
  less: (title: string) => `Меньше: ${title}`,
  more: (title: string) => `Больше: ${title}`,
  gone: 'Кончилось',
  arrival: 'Приход',
  writeOff: 'Списать',
  ofProduct: (action: string, title: string) => `${action}: ${title}`,
  low: 'Заканчивается',
  threshold: {
    open: 'Предупредить, когда мало',
    set: (amount: number, unit: string) => `Предупредим, когда меньше ${formatAmount(amount, unit)}`,
    title: 'Предупредить, когда мало',
    below: (unit: string) => `Когда останется меньше, ${unit}`,
    hint: 'Считаем то, что ещё можно продать: без\u00A0уже заказанного. Скажем один раз\u00A0— на\u00A0странице «Сегодня» и\u00A0уведомлением.',
    save: 'Предупреждать',
    remove: 'Не\u00A0предупреждать',
    saved: (title: string) => `Предупредим: ${title}`,
    removed: (title: string) => `Больше не\u00A0предупреждаем: ${title}`,
  },
  uncounted: 'Продаётся без\u00A0счёта: сколько закажут',
  beginCount: 'Начать считать',
  tooFew: (amount: number, unit: string) => `В\u00A0заказах уже ${formatAmount(amount, unit)}: меньше поставить нельзя`,
  wrongNumber: 'Число, например 28; у\u00A0весовых\u00A0— килограммы: 8,4',
  yesterday: {
    title: (title: string, amount: number, unit: string) => `Вчера: ${title}\u00A0— ${formatAmount(amount, unit)}`,
    text: 'Всё так\u00A0же? Нажмите кнопку и\u00A0поправьте только то, что изменилось.',
    set: 'Поставить как вчера',
  },
  save: (count: number) => `Сохранить ${formatCount(count, changes)}`,
  cancel: 'Отменить',
  bar: 'Несохранённые изменения',
  saved: (title: string) => `Сохранили: ${title}`,
  savedMany: (count: number) => `Сохранили ${formatCount(count, changes)}`,
  arrived: (title: string, amount: string) => `Приход записан: ${title}, ${amount}`,
  written: (title: string, amount: string) => `Списали: ${title}, ${amount}`,
  stale: (title: string) => `${title}: пока вы\u00A0считали, остаток изменился. Показали, как сейчас: проверьте`,
  refused: (title: string, promised: string) => `${title}: в\u00A0заказах уже ${promised}, меньше оставить нельзя`,
  /** Reasons why the goods of a lot are not added to the stock. */
  wrongLot: {
    expired: (title: string) => `${title}: срок годности этой партии уже вышел, продавать её нельзя`,
    notMadeYet: (title: string) => `${title}: день изготовления этой партии ещё не\u00A0наступил. Проверьте дату`,
    recalled: (title: string) => `${title}: эту партию отозвали. Приходуйте под другим номером`,
    otherDates: (title: string) =>
      `${title}: партия с\u00A0этим номером уже есть, и\u00A0дни у\u00A0неё другие. Проверьте даты или дайте новой партии свой номер`,
  },
  tooMuch: (title: string) => `${title}: столько записать нельзя`,
  isUncounted: (title: string) => `${title} продаётся без\u00A0счёта: сначала укажите, сколько есть`,
  failed: 'Не\u00A0сохранилось. Проверьте связь и\u00A0повторите: дважды не\u00A0запишется',
  dialog: {
    close: 'Закрыть',
    arrival: 'Приход',
    writeOff: 'Списание',
    came: (unit: string) => `Сколько пришло, ${unit}`,
    gone: (unit: string) => `Сколько списать, ${unit}`,
    why: 'Почему',
    note: 'Заметка для\u00A0себя',
    noteHint: 'Необязательно',
    becomes: (before: string, after: string) => `Было ${before}, станет ${after}`,
    most: (amount: string) => `Списать можно до\u00A0${amount}: остальное уже в\u00A0заказах`,
    wrong: 'Число больше нуля',
    chooseReason: 'Выберите, почему списываете',
    saveArrival: 'Записать приход',
    saveWriteOff: 'Списать',
  },
  reasons,
  history: {
    title: 'История остатков',
    lead: 'Что пришло, что ушло и\u00A0кто это записал.',
    back: 'К\u00A0остаткам',
    ofOne: 'Только один товар',
    showAll: 'Показать все товары',
    kinds,
    change: (amount: number, unit: string) => `${amount > 0 ? '+' : '−'}${formatAmount(Math.abs(amount), unit)}`,
    same: 'без изменений',
    steps: (before: string, after: string) => `${before} → ${after}`,
    order: (id: number) => formatOrderNumber(id),
    shop: 'Автоматически',
    more: 'Показать ещё',
    empty: 'Записей пока нет',
    emptyText: 'Здесь будет каждый приход, списание, пересчёт и\u00A0отданный заказ.',
    failed: 'Не\u00A0загрузилось. Проверьте связь и\u00A0повторите',
  },
  empty: 'Товаров пока нет',
  emptyText: 'Заведите первый товар\u00A0— и\u00A0здесь будет, сколько его есть.',
  emptyState: 'Таких товаров нет',
  notFound: (search: string) => `«${search}» не\u00A0нашли`,
  notFoundText: 'Попробуйте другое слово из\u00A0названия или артикул.',
  showAll: 'Показать все',
  pages: pagesText('Страницы остатков'),
}
