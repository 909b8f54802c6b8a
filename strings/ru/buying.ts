import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatCount, formatDate } from './format.ts'
import { marketStrip } from './market-strip.ts'

/** Texts of the purchase strip on cards, used on every page with goods. */
export const buying = {
  add: (title: string) => `В\u00A0корзину, ${title}, `,
  addOne: (title: string) => `В\u00A0корзину: ${title}`,
  oldPrice: 'старая цена',
  group: (title: string) => `Сколько в\u00A0корзине: ${title}`,
  decrease: (title: string) => `Меньше: ${title}`,
  increase: (title: string) => `Больше: ${title}`,
  remove: (title: string) => `Убрать из\u00A0корзины: ${title}`,
  noMore: (left: string) => `Больше нет: осталось ${left}`,
  /** Reason below the stepper why its plus is disabled. */
  noMoreNote: (left: string) => `осталось ${left}`,
  limitNote: (most: number) => `не\u00A0больше ${most}`,
  limit: (most: number) =>
    `Не\u00A0больше ${formatCount(most, { one: 'штуки', few: 'штук', many: 'штук' })} в\u00A0одном заказе`,
  pieces: (count: number) => `${count}\u00A0шт.`,
  notOnSale: 'Не\u00A0продаётся',
  outOfStock: 'Закончилось',
  notDeliveredHere: 'Сюда не\u00A0везут',
  willNotLast: 'Не\u00A0доедет',
  paused: 'Отдыхают',
  noDates: 'Пока не\u00A0везут',
  marketClosed: marketStrip.short,

  /** Shown when a product is added to products with a much earlier or later delivery. */
  ripensLater: (title: string, readyOn: IsoDate, reference: DayReference) =>
    `${title}: поспеет к\u00A0${formatDate(readyOn, reference)}. Это будет отдельный заказ, остальное привезём раньше`,

  offline: 'Нет связи. Корзина не\u00A0изменилась, попробуйте ещё раз',
  failed: 'Не\u00A0получилось изменить корзину. Попробуйте ещё раз',
  toCarts: 'В\u00A0корзины',
} as const
