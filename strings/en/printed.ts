import { kilojoules } from '@okolitsa/domain/catalog/product-fields.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { decimalFormat } from '../decimal-format.ts'
import type * as ru from '../ru/printed.ts'
import type { Words } from '../words.ts'
import { formatAmount, formatCount, formatDate, formatPrice, formatSlot, formatWeekday } from './format.ts'
import { nouns } from './plural.ts'

const grams = decimalFormat('en-GB', { most: 3 })
/** A weight or volume to the gram, as on the package. */
const exactAmount = (amount: number, unit: string): string =>
  (unit === 'г' || unit === 'мл') && amount >= 1000
    ? `${grams(amount / 1000)}\u00A0${unit === 'г' ? 'kg' : 'l'}`
    : formatAmount(amount, unit)

const pieces = (count: number, measure: number, unit: string): string =>
  measure === 1 ? formatAmount(count, unit) : `${count}\u00A0×\u00A0${formatAmount(measure, unit)}`

/** Texts of documents drawn by the server. */
export const printed: Words<typeof ru.printed> = {
  titles: { parcels: 'Labels of orders', products: 'Labels of goods', picking: 'To pick', packing: 'To pack by order' },
  amount: exactAmount,
  pieces,
  price: formatPrice,
  priceAbout: (price) => `about ${price}`,
  orders: (count: number) => formatCount(count, nouns.order),
  day: (day: IsoDate, now: Date) => `${formatWeekday(day)}, ${formatDate(day, { now })}`,
  window: formatSlot,
  order: 'Order',
  ways: { courier: 'courier', pickup: 'pickup', cdek: 'CDEK' },
  toWeigh: (amount: string) => `${amount} ordered`,
  bestBefore: (day) => `Best before ${day}`,
  lot: (numbers, madeOn) => (madeOn === null ? `Lot ${numbers}` : `Made on ${madeOn}, lot ${numbers}`),
  shelfLife: (words: string) => `Shelf life: ${words}`,
  storage: (words: string) => `Keep: ${words}`,
  composition: (words: string) => `Made of: ${words}`,
  madeOn: 'Made on: ____________',
  nutrition: ({ kcal, protein, fat, carbs }) =>
    `Per 100 g: protein ${protein} g, fat ${fat} g, carbohydrates ${carbs} g, ${kcal} kcal (${kilojoules(kcal)} kJ)`,
  producer: (name: string, address: string) => `Made by: ${[name, address].filter(Boolean).join(', ')}`,
  forOrder: (number: string, name: string) => `Order ${number}, ${name}`,
  columns: {
    what: 'What to fetch',
    where: 'For',
    amount: 'How much',
    order: 'Order',
    whom: 'For whom',
    inside: 'Inside',
  },
  weigh: 'to weigh',
  comment: (words: string) => `They ask: ${words}`,
  gathered: 'Picked by _____________________',
  accepted: 'Accepted by _____________________',
  page: (page: number, all: number) => `Sheet ${page} of ${all}`,
}
