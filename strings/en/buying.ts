import type * as ru from '../ru/buying.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate } from './format.ts'
import { marketStrip } from './market-strip.ts'
import { counted } from './plural.ts'

export const buying: Words<typeof ru.buying> = {
  add: (title) => `Add to basket, ${title}, `,
  addOne: (title) => `Add to basket: ${title}`,
  oldPrice: 'old price',
  group: (title) => `How many in the basket: ${title}`,
  decrease: (title) => `Fewer: ${title}`,
  increase: (title) => `More: ${title}`,
  remove: (title) => `Remove from the basket: ${title}`,
  noMore: (left) => `No more: ${left} left`,
  noMoreNote: (left) => `${left} left`,
  limitNote: (most) => `at most ${most}`,
  limit: (most) => `No more than ${formatCount(most, counted('piece', 'pieces'))} in one order`,
  pieces: (count) => `${count}\u00A0${count === 1 ? 'pc' : 'pcs'}`,
  notOnSale: 'Not on sale',
  outOfStock: 'Sold out',
  notDeliveredHere: 'Not delivered here',
  willNotLast: 'Too far for it',
  paused: 'Having a rest',
  noDates: 'No delivery yet',
  marketClosed: marketStrip.short,

  ripensLater: (title, readyOn, reference) =>
    `${title} ripens by ${formatDate(readyOn, reference)}. It will be an order of its own, the rest comes earlier`,

  offline: 'No connection. The basket has not changed; please try again',
  failed: 'We could not change the basket. Please try again',
  toCarts: 'To the baskets',
}
