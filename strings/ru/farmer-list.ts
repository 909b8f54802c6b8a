import type { FarmerSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import {
  type DayReference,
  formatCount,
  formatDayShort,
  formatNumber,
  formatPromisedHours,
  type PromisedHours,
} from './format.ts'
import { nouns } from './plural.ts'

/** Texts of farmer lists and cards. */
export const farmersText = {
  title: 'Фермеры',
  pageTitle: 'Фермеры и хозяйства с доставкой на дом',
  description: 'Хозяйства, у которых можно заказать: сыры, мясо, овощи, хлеб, мёд. Дни доставки и цены.',
  categoryTitle: (title: string) => `${title}: фермеры и хозяйства`,
  categoryDescription: (title: string) =>
    `Фермеры с товарами раздела «${title}»: дни доставки, минимальный заказ и цены.`,
  all: 'Все',
  categories: 'Что выращивают и делают',
  onMap: 'Показать на\u00A0карте',

  card: {
    isNew: 'Новое хозяйство',
    ownDelivery: 'Привозят сами',
    pickup: 'Самовывоз',
    cdek: 'Отправят СДЭК',
    /** Text instead of the day, which the carrier states at checkout. */
    sent: 'отправим СДЭК',
    reviews: (count: number) => formatCount(count, nouns.rating),
    /** `Истра, Московская область · 58 км`. */
    nearest: (day: IsoDate, hours: PromisedHours, reference: DayReference) =>
      `${formatDayShort(day, reference)} ${formatPromisedHours(hours)}`,
    nearestPickup: (day: IsoDate, reference: DayReference) => `забрать ${formatDayShort(day, reference)}`,
    notHere: 'Сюда пока не\u00A0привозят',
    moreProducts: (count: number) => `+${formatNumber(count)}`,
    allProducts: (count: number) => `Всего ${formatCount(count, nouns.product)}`,
  },

  count: (count: number) => formatCount(count, nouns.farm),
  sorting: {
    popularity: 'Советуем',
    rating: 'С высокой оценкой',
    novelty: 'Новые',
    distance: 'Ближе',
  } satisfies Record<FarmerSorting, string>,
} as const
