import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import {
  bindShortWords,
  type DayReference,
  formatCount,
  formatDay,
  formatPrice,
  formatPromisedHours,
  type PromisedHours,
} from './format.ts'
import { nouns } from './plural.ts'

/** Texts of a farm's page: header, products, delivery, information. */

const NBSP = '\u00A0'
const WEEKDAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
const WEEKDAYS_WHEN = [
  'по понедельникам',
  'по вторникам',
  'по средам',
  'по четвергам',
  'по пятницам',
  'по субботам',
  'по воскресеньям',
]

export const farmerPage = {
  pageTitle: (title: string, place: string) => `${title}, ${place}: продукты с доставкой`,
  description: (title: string, tagline: string, count: number) =>
    `${title}. ${tagline}. ${formatCount(count, nouns.product)} с доставкой на дом: цены и дни доставки.`,
  deliveryTitle: (title: string) => `${title}: доставка и самовывоз`,
  deliveryDescription: (title: string) =>
    `Как получить заказ у хозяйства «${title}»: дни, цены, минимальный заказ и точки самовывоза.`,
  infoTitle: (title: string) => `${title}: о хозяйстве`,
  infoDescription: (title: string, tagline: string) =>
    `${title}. ${tagline}. История хозяйства, документы и реквизиты.`,

  farmers: 'Фермеры',
  reviewsTab: 'Отзывы',
  questionsTab: 'Вопросы',
  reviews: (count: number) => formatCount(count, nouns.rating),
  verified: 'Есть документы',
  isNew: 'Новое хозяйство',

  facts: {
    nearest: 'Ближайшая доставка',
    nearestPickup: 'Ближайший самовывоз',
    /** Text instead of the day, which the carrier states later. */
    dayLater: `покажем при${NBSP}оформлении`,
    delivery: 'Доставка',
    minimum: 'Минимальный заказ',
    days: 'Привозит',
    daysSent: 'Отправляет',
    nearestValue: (day: IsoDate, hours: PromisedHours, reference: DayReference) =>
      `${formatDay(day, reference)}, ${formatPromisedHours(hours)}`,
    notHere: `Сюда пока не${NBSP}привозят`,
    deliveryValue: (price: number, freeFrom: number | null) =>
      price === 0
        ? 'бесплатно'
        : freeFrom === null
          ? formatPrice(price)
          : `${formatPrice(price)}, от${NBSP}${formatPrice(freeFrom)} бесплатно`,
    pickupOnly: 'только самовывоз',
    pickupOrSent: 'самовывоз или\u00A0СДЭК',
    noMinimum: 'любая сумма',
    price: formatPrice,
    weekday: (weekday: number) => WEEKDAYS[weekday - 1] ?? '',
    daysLabel: (weekdays: readonly number[], isSent: boolean) =>
      `${isSent ? 'Отправляет' : 'Привозит'} ${weekdays.map((weekday) => WEEKDAYS_WHEN[weekday - 1] ?? '').join(', ')}`,
  },

  tabs: 'Разделы хозяйства',
  goods: 'Товары',
  info: 'О\u00A0хозяйстве',
  delivery: 'Доставка',

  notHere: {
    title: `Сюда пока не${NBSP}привезут`,
    text: 'Это хозяйство не возит по вашему адресу. Смените адрес вверху страницы или выберите другого фермера.',
    /** Text for the farm's own shop, which has no other sellers. */
    ownText: bindShortWords('По вашему адресу мы пока не возим. Выберите другой адрес вверху страницы.'),
    action: 'Другие фермеры',
  },

  search: 'Найти у этого фермера',
  searchSubmit: 'Найти',
  all: 'Все',
  categories: 'Разделы товаров',
  allGoods: 'Показать все товары',
  wholeShelf: (count: number) => `Все\u00A0${count}`,

  pickup: {
    chosen: (title: string) => `Соберём, чтобы вы забрали сами: ${title}`,
    notHere: 'Решу при оформлении',
  },
  cdek: {
    title: 'Отправка СДЭК',
    text: 'куда товар доедет свежим: до\u00A0двери или до\u00A0пункта. Цену и\u00A0день покажем при оформлении',
  },

  about: 'О\u00A0нашем хозяйстве',
  moreAbout: 'Документы и\u00A0реквизиты',

  nothingTitle: 'У этого фермера такого нет',
  nothingText: 'Попробуйте другое слово или посмотрите всё, что есть.',
} as const
