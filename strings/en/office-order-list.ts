import type * as ru from '../ru/office-order-list.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

export const officeOrderList: Words<typeof ru.officeOrderList> = {
  title: 'Orders',
  fileName: 'orders',
  exported: ['Number', 'Placed', 'Seller', 'State', 'Payment', 'Sum, ₽', 'Day of delivery', 'Looked after by'],
  views: {
    all: 'All',
    unpaid: 'Awaiting payment',
    late: 'Late',
    claims: 'Claims',
    callBacks: 'Call back',
    mine: 'Mine',
  },
  search: 'Number, end of the phone, name, e-mail',
  filters: {
    state: 'State',
    payment: 'Payment',
    seller: 'Seller',
    customer: 'Customer',
    from: 'From',
    to: 'To',
  },
  oneCustomer: 'one',
  orders: { newest: 'Latest first', oldest: 'Oldest first' },
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
  empty: 'No orders yet. The first one appears here as soon as it is placed.',
  assign: {
    take: 'Take them',
    open: 'Assign',
    title: (count) => `Who looks after ${formatCount(count, nouns.order)}`,
    person: 'Looked after by',
    nobody: 'Nobody',
    save: 'Assign',
    saved: (count) => `Assigned: ${formatCount(count, nouns.order)}`,
    close: 'Close',
    failed: 'Not saved. Check the connection and try again',
  },
}
