import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type * as ru from '../ru/order-group.ts'
import type { Words } from '../words.ts'
import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

const payBy: Partial<Record<PaymentMethod, string>> = {
  sbp: ' by SBP',
  rbs: ' by card',
  paw: ' by card',
  payanyway: ' via PayAnyWay',
}

export const orderGroup: Words<typeof ru.orderGroup> = {
  pageTitle: 'Paying for the orders',
  progress: (paid, all) => `${paid} of ${all} paid`,
  ring: (all) => `of ${all}`,
  one: 'One order left to pay for',
  notBegun: (payments) =>
    `The orders are placed. Each is paid for separately, so there are ${payments === 2 ? 'two' : 'several'} payments, one after another.`,
  left: (sellers) => (sellers.length === 1 ? `One payment left: ${sellers[0]}.` : `Left: ${sellers.join(', ')}.`),
  list: 'The orders of this purchase',
  row: {
    paid: 'Paid',
    held: 'Money is on hold',
    cashondelivery: 'Pay on receipt',
    urozhaj: 'Urozhai card on receipt',
    banktransfer: 'Pay by invoice',
    canceled: 'Order cancelled',
    declined: 'The payment did not go through; no money was taken',
    goods: (first, more) => (more === 0 ? first : `${first} and ${more} more`),
  },
  pay: (sum, method) => `Pay ${formatPrice(sum)}${payBy[method] ?? ''}`,
  otherWay: 'Another way',
  close: {
    title: 'If you close the page',
    paid: 'What is paid stays yours.',
    cancel: (moment, orders) =>
      orders === 1
        ? `If it is not paid, we will cancel the order ${moment}.`
        : `If they are not paid, we will cancel the orders ${moment}.`,
    fallback: 'What you do not pay now can be paid on receipt.',
    where: 'You can come back to paying from your orders.',
  },
  part: (index, count, seller) => `Payment ${index} of ${count} · ${seller}`,
  whole: 'The whole purchase',

  refused: 'What was not ordered',
  refusedText: 'The goods are still in the basket. No money was taken for them.',
  toOrders: 'All orders',
  orders: (count) => formatCount(count, nouns.order),
}
