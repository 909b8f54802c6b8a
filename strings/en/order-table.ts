import type * as ru from '../ru/order-table.ts'
import type { Words } from '../words.ts'
import { formatSlot } from './format.ts'

/** Texts of orders as a table, in the cabinet and in exported files. */
export const orderTable: Words<typeof ru.orderTable> = {
  kinds: { courier: 'Courier', pickup: 'Collection', cdek: 'CDEK', tour: 'Trip', plan: 'Subscription' },
  digits: (day) => day.split('-').toReversed().join('.'),
  caption: 'Orders',
  columns: {
    number: 'Order',
    seller: 'Seller',
    placed: 'Placed',
    name: 'For whom',
    day: 'For the day',
    hours: 'Hours',
    way: 'How',
    state: 'State',
    money: 'Payment',
    lines: 'Goods',
    sum: 'Sum',
    first: 'First order',
  },
  slot: formatSlot,
  sheet: 'Orders',
  yes: 'yes',
  sortBy: (column) => `Sort by: ${column}`,
  date: 'For the day',
  way: 'How it goes',
  anyWay: 'Any way',
  apply: 'Show',
  reset: 'Reset',
  none: 'No orders match',
  print: 'Print',
  download: 'Download for Excel',
}
