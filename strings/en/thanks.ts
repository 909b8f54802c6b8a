import type * as ru from '../ru/thanks.ts'
import type { Words } from '../words.ts'
import { formatCount, formatOrderNumber, formatPhone, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Joins names: `A`, `A and B`, `A, B and C`. */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and\u00A0${names.at(-1)}`

export const thanks: Words<typeof ru.thanks> = {
  pageTitle: 'Thank you for your order',
  title: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
  canceledOrder: (orderNumber) => `Order ${formatOrderNumber(Number(orderNumber))} is cancelled`,
  canceledAll: 'The orders are cancelled',
  canceledText: 'No money was taken.',

  money: {
    paid: (sum) => `Paid, ${formatPrice(sum)}`,
    held: (sum) => `On hold, ${formatPrice(sum)}`,
    onReceipt: (sum) => `On receipt, ${formatPrice(sum)}`,
    invoice: (sum) => `By invoice, ${formatPrice(sum)}`,
    awaits: (sum) => `Awaiting payment, ${formatPrice(sum)}`,
  },
  passedOn: (sellers) =>
    `${sellers.length === 1 ? 'The order was passed on' : 'The orders were passed on'}: ${listed(sellers)}.`,
  kitchens: (sellers) => `Waiting for the kitchen’s answer: ${listed(sellers)}.`,
  awaits: (sellers) =>
    sellers.length === 1
      ? `${sellers[0]} starts packing as soon as you pay.`
      : `They start packing as soon as you pay: ${listed(sellers)}.`,
  follow: (orders) => (orders === 1 ? 'Follow the order' : 'Follow the orders'),
  pay: (sum) => `Pay ${formatPrice(sum)}`,
  toOrder: (orders) => (orders === 1 ? 'To the order' : 'To the orders'),
  home: 'Home page',

  when: 'When to expect it',
  toCalendar: 'To my calendar',
  ways: {
    courier: (window) => `a courier brings it, ${window}`,
    pickup: (window) => `can be collected ${window}`,
    cdek: () => 'CDEK parcel',
    tour: (window) => window,
    plan: (window) => window,
  },
  number: (orderNumber) => formatOrderNumber(Number(orderNumber)),
  products: (count, isDinner) => formatCount(count, isDinner ? nouns.dish : nouns.product),
  carrierPoint: { office: 'CDEK collection point', locker: 'CDEK parcel locker' },

  next: {
    title: 'What happens next',
    pay: (sellers) => `Pay for the ${sellers.length === 1 ? 'order' : 'orders'}: ${listed(sellers)}`,
    payUntil: (moment) => `We wait until: ${moment}`,
    gather: (seller) => `${seller} packs the order`,
    cook: (seller) => `${seller} cooks the order`,
    gatherAll: 'The sellers pack the orders',
    of: (seller, step) => `${seller}: ${step.slice(0, 1).toLowerCase()}${step.slice(1)}`,
    gatherText: 'If something runs out, we will ask you or return the money.',
    weighPaid: 'The goods are weighed. If it comes to less, we return the difference.',
    weighHeld: (sum) => `The goods are weighed and only then charged, no more than ${formatPrice(sum)}.`,
    weighLater: (sum) => `The goods are weighed; you pay no more than ${formatPrice(sum)}.`,
    courier: (day, window) => `The courier comes ${day}, ${window}`,
    courierText: (phone) => `If need be, they ring ${formatPhone(phone)}.`,
    pickup: (day, window) => `Collect it ${day}, ${window}`,
    pickupText: (orderNumber) => `Tell them the order number: ${formatOrderNumber(Number(orderNumber))}.`,
    cdekPoint: (day) => `The parcel reaches the collection point ${day}`,
    cdekPointText: 'CDEK will text you when it can be collected.',
    cdekDoor: (day) => `The CDEK parcel is brought ${day}`,
    cdekDoorText: (phone) => `They agree on the time by phone, ${formatPhone(phone)}.`,
  },

  carts: {
    title: 'Still in the baskets',
  },
}
