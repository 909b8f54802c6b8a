import type * as ru from '../ru/office-search.ts'
import type { Words } from '../words.ts'
import { formatCount, formatOrderNumber } from './format.ts'
import { nouns } from './plural.ts'

export const officeSearch: Words<typeof ru.officeSearch> = {
  open: 'Search',
  title: 'Search of the office',
  field: 'Order, phone, name, e-mail, seller, product',
  close: 'Close',
  results: 'What was found',
  groups: { orders: 'Orders', customers: 'Customers', sellers: 'Sellers', goods: 'Goods' },
  order: (id, name, sum) => [formatOrderNumber(id), name, sum].filter(Boolean).join(' · '),
  unnamed: 'No name',
  orders: (count) => formatCount(count, nouns.order),
  closed: 'does not sell',
  notSold: 'not for sale',
  recent: 'Recent',
  pinned: 'Pinned',
  pin: 'Pin (Alt P)',
  unpin: 'Unpin (Alt P)',
  pinFailed: 'Not pinned. Twenty are the most, unpin another one',
  customer: (id) => `Customer No. ${id}`,
  hint: 'Number of an order or a payment, last 4 digits of a phone or a card, name, e-mail, taxpayer number, title.',
  none: 'Nothing was found. Try a number, the end of a phone or a name.',
  failed: 'The search did not work. Please type again.',
  searching: 'Searching…',
  found: (count) => `Found ${count}`,
}
