import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import {
  type DayReference,
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatDiscount,
  formatNumber,
  formatPrice,
  formatPricePerUnit,
  formatSlot,
} from './format.ts'
import { marketStrip } from './market-strip.ts'
import { nouns } from './plural.ts'

/** Texts of the product page. */

const NBSP = '\u00A0'
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const documentKinds = {
  declaration: 'Декларация о соответствии',
  certificate: 'Сертификат',
  vsd: 'Ветеринарный документ',
  organic: 'Органическое производство',
  registration: 'Свидетельство о регистрации',
} as const

export const productPage = {
  /** Title of the page; without the farmer's name in the farmer's own shop. */
  pageTitle: (title: string, farmer: string | null) =>
    `${title} — ${farmer === null ? '' : `${farmer} — `}купить с доставкой`,
  description: (title: string, farmer: string, price: number, about: string) =>
    cutText(`${title} от хозяйства «${farmer}», ${formatPrice(price)}. ${about}`, 300),

  saleUntil: (percent: number, day: IsoDate | null, reference: DayReference) =>
    day === null ? formatDiscount(percent) : `${formatDiscount(percent)} до${NBSP}${formatDate(day, reference)}`,

  reviews: (count: number) => formatCount(count, nouns.rating),

  nutrition: 'Пищевая ценность на 100 г',
  nutrients: { kcal: 'ккал', protein: 'белки', fat: 'жиры', carbs: 'углеводы' },
  kcal: formatNumber,
  grams: (value: number) => `${formatNumber(value)}${NBSP}г`,
  shelfLife: 'Срок годности',
  storage: 'Хранение',
  composition: 'Состав',
  sku: 'Артикул',
  allergens: 'Аллергены',
  documents: 'Документы',
  readDocument: 'Открыть документ',
  documentKinds,
  document: (number: string, validTo: IsoDate | null, reference: DayReference) =>
    validTo === null ? number : `${number}, до${NBSP}${formatDate(validTo, reference)}`,
  hasDocument: {
    declaration: 'Есть декларация',
    certificate: 'Есть сертификат',
    vsd: 'Есть ветсвидетельство',
    organic: 'Органик',
    registration: 'Есть регистрация',
  } satisfies Record<keyof typeof documentKinds, string>,

  box: 'Покупка',
  per: (measure: number, unit: string, pricePerUnit: number, isComparable: boolean) =>
    isComparable
      ? `за${NBSP}${formatAmount(measure, unit)} · ${formatPricePerUnit(pricePerUnit, unit)}`
      : `за${NBSP}${formatAmount(measure, unit)}`,
  ceiling: (sum: number) =>
    `Взвесим при сборке: заплатите по${NBSP}факту, но${NBSP}не${NBSP}больше ${formatPrice(sum)}.`,
  choose: 'Сколько взять',
  oldPrice: 'старая цена',
  amountOf: formatAmount,
  price: formatPrice,
  add: `В${NBSP}корзину`,
  toCart: `Перейти в${NBSP}корзину`,
  harvest: {
    title: (day: IsoDate, reference: DayReference) => `Предзаказ: будет готово к${NBSP}${formatDate(day, reference)}`,
    text: `Закажите сейчас: хозяйство отложит вашу часть. Получить заказ можно не${NBSP}раньше этого дня.`,
  },

  delivery: 'Как получить',
  when: (day: IsoDate, hours: SlotHours, reference: DayReference) =>
    `${capitalized(formatDay(day, reference))}, ${formatSlot(hours)}`,
  pickupWhen: (day: IsoDate, reference: DayReference) => `Заберите сами: ${formatDay(day, reference)}`,
  courier: (price: number, freeFrom: number | null) =>
    price === 0
      ? 'Курьер фермера, бесплатно'
      : `Курьер фермера, ${formatPrice(price)}.${freeFrom === null ? '' : ` Бесплатно от${NBSP}${formatPrice(freeFrom)}`}`,
  pickup: (title: string, address: string | null) => `${[title, address].filter(Boolean).join(', ')}, бесплатно`,
  cdek: {
    what: `Отправим${NBSP}СДЭК`,
    terms: 'До двери или до\u00A0пункта. Цену и\u00A0день покажем при оформлении',
  },
  minOrder: (sum: number) => `Заказ у${NBSP}этого фермера от${NBSP}${formatPrice(sum)}`,
  otherDays: (days: readonly string[]) => `Ещё: ${days.join('; ')}`,
  day: (day: IsoDate, reference: DayReference) => formatDay(day, reference),

  unavailable: {
    notOnSale: { title: 'Сейчас не продаётся', text: 'Фермер убрал товар с прилавка.' },
    outOfStock: { title: 'Закончилось', text: 'Разобрали всё. Ниже есть похожее.' },
    notDeliveredHere: {
      title: `Сюда пока не${NBSP}привозим`,
      text: 'Это хозяйство не возит по вашему адресу. Выберите другой адрес вверху страницы или посмотрите, что можно заказать здесь.',
    },
    paused: { title: 'Хозяйство отдыхает', text: 'Заказов пока не принимают. Сообщим, когда откроются.' },
    willNotLast: {
      title: `Не${NBSP}доедет`,
      text: `Отправляем только то, что приедет свежим. Посмотрите похожее из${NBSP}хозяйств поближе или то, что хранится дольше.`,
    },
    noDates: { title: 'Пока нет дней доставки', text: 'Свободных дней сейчас нет. Загляните завтра.' },
    marketClosed: { title: marketStrip.noOrders, text: marketStrip.back },
  },

  share: 'Поделиться',
  shareHint: 'Отправьте ссылку тому, кому это понравится',
  linkCopied: 'Ссылку скопировали',
  linkNotCopied: 'Не получилось скопировать. Скопируйте адрес из строки браузера.',
} as const
