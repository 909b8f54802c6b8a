import type * as ru from '../ru/office-order-list.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

export const officeOrderList: Words<typeof ru.officeOrderList> = {
  title: 'Orders',
  viewsLabel: 'Views',
  views: { all: 'All', unpaid: 'Awaiting payment', late: 'Late', claims: 'Claims', mine: 'Mine' },
  search: 'Search orders',
  searchHint: 'Number, end of the phone, name, e-mail',
  state: 'State',
  anyState: 'Any state',
  payment: 'Payment',
  anyPayment: 'Any payment',
  from: 'From',
  to: 'To',
  apply: 'Show',
  reset: 'Reset',
  ofSeller: (title) => `Seller: ${title}`,
  ofCustomer: 'Orders of one customer',
  remove: 'Remove the filter',
  caption: 'Orders, latest first',
  columns: {
    order: 'Order',
    customer: 'Customer',
    seller: 'Seller',
    state: 'State',
    money: 'Money',
    sum: 'Sum',
    next: 'When',
    owner: 'Looked after by',
  },
  hidden: 'hidden',
  lines: (count) => formatCount(count, nouns.product),
  claim: 'claim',
  next: 'Next',
  toStart: 'To the latest',
  empty: 'No orders yet',
  emptyText: 'The first one appears here as soon as it is placed.',
  none: 'No such orders',
  noneText: 'Change the filter, or search by the number, the end of the phone, the name or the e-mail.',
}
