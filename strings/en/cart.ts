import type * as ru from '../ru/cart.ts'
import type { Words } from '../words.ts'
import { type DayReference, formatCount, formatDate, formatDay, formatFilling, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

type WayWords = Parameters<typeof ru.cart.chosenWay.kept>[0]
function wayText({ methodCode, placeTitle, date }: WayWords, reference: DayReference): string {
  const how =
    methodCode === 'pickup' ? (placeTitle ? `To collect: ${placeTitle}` : 'To collect yourself') : 'To receive'
  return date ? `${how}, ${formatDay(date, reference)}` : how
}

export const cart: Words<typeof ru.cart> = {
  title: 'Baskets',
  pageTitle: 'Baskets',
  loading: 'Loading your baskets',

  full: 'You have 20\u00A0baskets already. Order or delete one and we will add a new one',
  minReached: 'Minimum order reached',
  toMin: (sum) => `${formatPrice(sum)} more to the minimum order`,
  filling: (sum, target) => formatFilling(sum, target),
  toFree: (sum) => `${formatPrice(sum)} to free delivery`,
  freeReached: 'free delivery',
  progressLabel: 'To the minimum order',
  freeProgressLabel: 'To free delivery',

  lineRemove: (title) => `Delete: ${title}`,
  choose: 'Change',
  chooseOf: (title) => `Change: ${title}`,
  removed: (title) => `Removed: ${title}`,
  undo: 'Put back',
  was: 'was',
  changes: {
    soldOut: 'Sold out',
    ripensLater: (readyOn, reference) =>
      `Ripens by ${formatDate(readyOn, reference)}, the rest can come earlier. It waits in the basket until you order the rest`,
    lessLeft: (left) => `Fewer left: ${formatCount(left, nouns.piece)}`,
    priceChanged: (was, now) => `The price has changed: was ${formatPrice(was)}, now ${formatPrice(now)}`,
    disabled: 'No longer on sale',
    optionsChanged: 'Something you chose has run out: choose again',
    notServed: 'Not cooked at this hour: it can be ordered for later',
    unreachable: 'Not delivered to this address',
    limit: (most) => `No more than ${formatCount(most, nouns.piece)} in one order`,
  },

  check: {
    notFound: (title) => `The basket “${title}” is gone: it was ordered or deleted elsewhere`,
    notEnabled: (title) => `“${title}”: not selling, or not delivering here at the moment`,
    productsMismatch: (title) => `The basket “${title}” has changed: see the marked items`,
  },

  chosenWay: {
    kept: (way, reference) => wayText(way, reference),
    gone: (way, reference) =>
      way.placeTitle || way.date
        ? `${wayText(way, reference)}: it can not be had so any more, choose at checkout`
        : 'It can not be had as you chose: choose at checkout',
  },
  items: (count) => formatCount(count, nouns.product),
  addMore: 'Add something else',
  pickUp: 'collection',
  sent: 'sent by CDEK; the day is shown at checkout',
  orPickUp: 'or collect it yourself, no minimum',
  orSend: 'or have it sent by CDEK, no minimum',
  checkout: 'Checkout',
  toCheckout: 'To checkout',
  checkoutAll: (count) => `Check out together: ${formatCount(count, nouns.cart)}`,
  checkoutOf: (title) => `Checkout, ${title}`,
  billOfAll: 'All baskets together',
  billOfSome: 'Checking out together',
  others: (carts) => `Staying here for now: ${carts.join('; ')}.`,
  each: 'Every seller has an order, a delivery and a payment of their own.',
  unreachable: 'Not delivered to this address',
  changeAddress: 'Change the address',
  closed: 'Not selling at the moment',
  closedHelp: 'Come back later or delete the basket',
  picker: {
    title: 'You can order these, too',
    add: 'Add',
    addOf: (seller) => `Add to the checkout: ${seller}`,
  },
  empty: 'None of this can be bought now',

  goods: (count) => `Goods, ${count}`,
  discount: 'Discount',
  promoCode: (code) => `Promo code ${code}`,
  bonuses: 'Bonus points',
  delivery: 'Delivery',
  free: 'free',
  deliveryLater: 'at checkout',
  total: 'Total',

  deleteCart: (title) => `Delete the basket: ${title}`,
  delete: {
    question: 'Delete the basket?',
    text: (title) => `Everything you chose from “${title}” will be removed.`,
    confirm: 'Delete',
    cancel: 'Keep',
    done: 'Basket deleted',
  },
  leave: {
    question: 'Leave the shared basket?',
    text: (title) => `What you added from “${title}” stays with the others.`,
    confirm: 'Leave',
    cancel: 'Stay',
    done: 'You have left the shared basket',
  },

  emptyTitle: 'Your basket is empty',
  emptyText: 'Choose something tasty and it will appear here',
  failedTitle: 'We could not show your baskets',
  failedText: 'Check your connection and try again. Everything you chose is still there.',
  retry: 'Reload',
}
