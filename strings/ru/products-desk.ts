import type { GoodsState } from '@okolitsa/contracts/products/goods-state.ts'
import { MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import { decimalFormat } from '../decimal-format.ts'
import { formatAmount, formatCount, formatNumber, formatPrice, formatPricePerUnit } from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

const typed = decimalFormat('ru', { most: 3, isGrouped: false })

const states: Record<GoodsState, string> = {
  all: 'Все',
  onSale: 'Продаются',
  soldOut: 'Нет в\u00A0наличии',
  checking: 'На\u00A0проверке',
  returned: 'Вернули',
  stopped: 'Сняты с\u00A0продажи',
  archived: 'В\u00A0архиве',
}

/** Texts of a seller's product list. */
export const productsDesk = {
  title: 'Товары',
  summary: (all: number, onSale: number) => `${formatCount(all, nouns.product)}, продаются ${formatNumber(onSale)}`,
  counting: 'Считаем товары…',
  byFile: 'Товары файлом',
  search: 'Поиск по\u00A0своим товарам',
  searchHint: 'Найти товар',
  find: 'Найти',
  filters: 'Какие товары показать',
  states,
  stateOf: {
    onSale: 'Продаётся',
    soldOut: 'Нет в\u00A0наличии',
    checking: 'На\u00A0проверке',
    returned: 'Вернули',
    stopped: 'Снят с\u00A0продажи',
    archived: 'В\u00A0архиве',
  },
  low: 'Заканчивается',
  columns: {
    product: 'Товар',
    state: 'Что с\u00A0ним',
    price: 'Цена',
    amount: 'Сколько есть',
    /** Heading of the orders of the last 7 days, by the day of placing, received or not. */
    sold: 'Заказали за\u00A07 дней',
  },
  select: (title: string) => `Выбрать: ${title}`,
  selectAll: 'Выбрать все на\u00A0странице',
  priceOf: (title: string, per: string) => `Цена, ${per}: ${title}`,
  /** Unit of a price in a row: a kilogram or a litre of weighed products. */
  perUnit: (unit: string | null) => (unit === null ? '₽' : unit === MILLILITRE ? '₽/л' : '₽/кг'),
  amountOf: (title: string, unit: string) => `Сколько есть, ${unit}: ${title}`,
  /** A number inside a field. */
  number: (value: number) => typed(value),
  kilogram: 'кг',
  litre: 'л',
  piece: 'шт.',
  byWeight: (size: string) => `на\u00A0вес, порция ${size}`,
  has: 'есть',
  endless: 'без счёта',
  promised: (amount: number, unit: string) => `из\u00A0них в\u00A0заказах ${formatAmount(amount, unit)}`,
  sold: (amount: number, unit: string) => (amount > 0 ? formatAmount(amount, unit) : '–'),
  soldInWeek: (amount: string) => `За\u00A07 дней заказали ${amount}`,
  wrongPrice: 'Цена в\u00A0рублях, например 390 или 390,50',
  wrongAmount: 'Число, например 28; у\u00A0весовых — килограммы: 8,4',
  saved: (title: string) => `Сохранили: ${title}`,
  far: {
    title: 'Цена меняется больше чем вдвое',
    of: (title: string, before: number, after: number, unit: string | null) =>
      unit === null
        ? `${title}: ${formatPrice(before)} → ${formatPrice(after)}`
        : `${title}: ${formatPricePerUnit(before, unit)} → ${formatPricePerUnit(after, unit)}`,
    more: (count: number) => `И ещё ${formatCount(count, nouns.product)}`,
    confirm: 'Всё верно, сохранить',
    cancel: 'Исправить',
  },
  undo: 'Вернуть',
  undone: 'Вернули как было',
  stale: 'Пока вы\u00A0правили, товар изменился. Показали, как сейчас: проверьте и\u00A0повторите',
  refused: (title: string) => `${title}: в\u00A0заказах уже больше, чем вы\u00A0указали`,
  refusedMany: (count: number) => `Не\u00A0изменили ${formatCount(count, nouns.product)}: в\u00A0заказах уже больше`,
  failed: 'Не\u00A0сохранилось. Проверьте связь и\u00A0повторите',
  savedMany: (count: number) => `Изменили: ${formatCount(count, nouns.product)}`,
  bulk: {
    label: 'Что сделать с\u00A0выбранными',
    chosen: (count: number) => `Выбрано: ${formatCount(count, nouns.product)}`,
    price: 'Цена',
    amount: 'Остаток',
    stop: 'Снять с\u00A0продажи',
    start: 'Вернуть в\u00A0продажу',
    category: 'Раздел',
    categoryTitle: (count: number) => `Раздел: ${formatCount(count, nouns.product)}`,
    categoryNew: 'Куда переставить',
    archive: 'В\u00A0архив',
    restore: 'Вернуть из\u00A0архива',
    clear: 'Снять выбор',
    close: 'Закрыть',
    priceTitle: (count: number) => `Цена: ${formatCount(count, nouns.product)}`,
    amountTitle: (count: number) => `Остаток: ${formatCount(count, nouns.product)}`,
    how: 'Как изменить цену',
    ways: { raise: 'Поднять', lower: 'Снизить', set: 'Задать' },
    percent: 'На\u00A0сколько процентов',
    percentHint: 'Новая цена — в\u00A0целых рублях',
    wrongPercent: 'Целое число от\u00A01 до\u00A090',
    newPrice: 'Новая цена каждого, ₽',
    newPriceHint: 'Весовых — за\u00A0килограмм или литр',
    newAmount: 'Сколько есть каждого',
    newAmountHint: 'Весовых — в\u00A0килограммах или литрах, остальных — в\u00A0штуках',
    save: 'Сохранить',
  },
  empty: 'Товаров пока нет',
  emptyText: 'Здесь будут ваши товары: цена, остаток и\u00A0продажа каждого.',
  emptyState: 'Таких товаров нет',
  notFound: (search: string) => `«${search}» не\u00A0нашли`,
  notFoundText: 'Попробуйте другое слово из\u00A0названия или артикул.',
  showAll: 'Показать все',
  pages: pagesText('Страницы товаров'),
}
