import { kilojoules, type Nutrition } from '@okolitsa/domain/catalog/product-fields.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { decimalFormat } from '../decimal-format.ts'
import { formatAmount, formatCount, formatDate, formatPrice, formatSlot, formatWeekday } from './format.ts'
import { nouns } from './plural.ts'

const grams = decimalFormat('ru', { most: 3 })
/** A weight or volume to the gram, as on the package. */
const exactAmount = (amount: number, unit: string): string =>
  (unit === 'г' || unit === 'мл') && amount >= 1000
    ? `${grams(amount / 1000)}\u00A0${unit === 'г' ? 'кг' : 'л'}`
    : formatAmount(amount, unit)

/** `3 × 500 мл`; what is sold by single pieces: `3 шт.`. */
const pieces = (count: number, measure: number, unit: string): string =>
  measure === 1 ? formatAmount(count, unit) : `${count}\u00A0×\u00A0${formatAmount(measure, unit)}`

/** `14.12.2026`: a date on goods is read in digits, with its year. */
const digits = (day: IsoDate): string => day.split('-').toReversed().join('.')

/** Texts of documents drawn by the server. */
export const printed = {
  titles: {
    parcels: 'Этикетки на заказы',
    products: 'Этикетки на товары',
    picking: 'Собрать',
    packing: 'Разложить по\u00A0заказам',
  },
  amount: exactAmount,
  pieces,
  price: formatPrice,
  /** Price of goods that are not weighed yet. */
  priceAbout: (price: string) => `около ${price}`,
  orders: (count: number) => formatCount(count, nouns.order),
  day: (day: IsoDate, now: Date) => `${formatWeekday(day)}, ${formatDate(day, { now })}`,
  window: formatSlot,
  order: 'Заказ',
  ways: { courier: 'курьер', pickup: 'самовывоз', cdek: 'СДЭК' },
  /** Ordered amount of goods that are not weighed yet. */
  toWeigh: (amount: string) => `просили ${amount}`,
  bestBefore: (day: IsoDate) => `Годен до\u00A0${digits(day)}`,
  lot: (numbers: string, madeOn: IsoDate | null) =>
    madeOn === null ? `Партия ${numbers}` : `Изготовлено ${digits(madeOn)}, партия ${numbers}`,
  shelfLife: (words: string) => `Срок годности: ${words}`,
  storage: (words: string) => `Хранить: ${words}`,
  composition: (words: string) => `Состав: ${words}`,
  madeOn: 'Дата изготовления: ____________',
  nutrition: ({ kcal, protein, fat, carbs }: Nutrition) =>
    `Пищевая ценность на\u00A0100\u00A0г: белки ${grams(protein)}\u00A0г, жиры ${grams(fat)}\u00A0г, углеводы ${grams(carbs)}\u00A0г, ${grams(kcal)}\u00A0ккал (${grams(kilojoules(kcal))}\u00A0кДж)`,
  producer: (name: string, address: string) => `Изготовитель: ${[name, address].filter(Boolean).join(', ')}`,
  forOrder: (number: string, name: string) => `Заказ ${number}, ${name}`,
  columns: {
    what: 'Что достать',
    where: 'Куда',
    amount: 'Сколько',
    order: 'Заказ',
    whom: 'Кому',
    inside: 'Что внутри',
  },
  weigh: 'вешать',
  comment: (words: string) => `Просят: ${words}`,
  gathered: 'Собрал _____________________',
  accepted: 'Принял _____________________',
  page: (page: number, all: number) => `Лист ${page} из\u00A0${all}`,
}
