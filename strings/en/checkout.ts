import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/checkout.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay, formatDistance, formatPrice, formatSlot } from './format.ts'
import { counted, nouns } from './plural.ts'

export const checkout: Words<typeof ru.checkout> = {
  title: 'Checkout',
  pageTitle: 'Checkout',
  loading: 'Preparing the checkout',

  receive: { title: 'How you get it', way: 'Way' },
  methods: { courier: 'Courier', pickup: 'I’ll collect', cdek: 'CDEK' },
  methodNotes: {
    courier: 'from the farmer',
    courierInPart: 'parts of town only',
    pickup: (places) => formatCount(places, counted('point', 'points')),
    noPoints: 'no points nearby',
    notHere: 'not delivered here',
    tooLittle: (sum) => `${formatPrice(sum)} more to the minimum order`,
    noDates: {
      paused: 'takes no orders for now',
      noDeliveryDays: 'no days yet',
      beyondHorizon: 'too late for the next days',
      slotsFull: 'all the next days are full',
    },
    cdek: (daysMin, daysMax) =>
      daysMin === daysMax
        ? `${formatCount(daysMax, nouns.day)} on the way`
        : `${daysMin}–${formatCount(daysMax, nouns.day)} on the way`,
  },
  carrierEnd: 'How you get the parcel',
  carrierEnds: { door: 'Courier to\u00A0the door', office: 'Collection point', locker: 'Parcel locker' },
  priceFrom: (sum, isSeveral) => (isSeveral ? `from\u00A0${formatPrice(sum)}` : formatPrice(sum)),
  free: 'free',
  when: 'When',
  whenPickup: 'When you collect it',
  today: 'today',
  tomorrow: 'tomorrow',
  promise: (day, slot, reference) => `We’ll bring it ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  promiseInPart: (day, slot, reference) =>
    `If the courier goes as far as you, we’ll bring it ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  promisePickup: (day, slot, reference) => `We’ll expect you ${formatDay(day, reference)}, ${formatSlot(slot)}`,
  promisePoint: (day, _slot, reference) =>
    `At the collection point ${formatDay(day, reference)}. CDEK will text you when it can be collected`,
  sentOn: (day, daysMax, reference) =>
    `The farm hands the parcel over ${formatDay(plusDays(day, -daysMax), reference)}; up to ${formatCount(daysMax, nouns.day)} on the way.`,
  where: 'Where you collect it',
  address: 'Address',
  addressHint: 'Town, street and house, in Russian. Choose from the suggestions',
  addressPlaceholder: 'Town, street, house',
  addressNothing:
    'No such address was found. Check the street and the house; name a village together with the town nearby',
  addressPick: 'Choose an address from the suggestions, with street and house',
  addressOutOfReach: 'Not delivered here yet. Try another address',
  addressUnknown: 'CDEK does not answer now. In half a minute we will ask again whether it comes here',
  point: {
    title: 'Where is your house?',
    why: 'The courier does not go to every part of town, and we do not know where exactly this house is. Show us the point and we will tell you if it is delivered there.',
    show: 'Show on the map',
    change: 'Correct the point on the map',
    needed: 'Show us the house on the map and we will tell you if it is delivered there',
    how: (address) =>
      `${address}. Move the map with a finger, the mouse or the arrow keys until the pin stands on the house.`,
    mapTitle: 'Map: the arrow keys move it under the pin',
    zone: 'The courier goes where the map is coloured. Is your house inside?',
    inside: 'The pin is inside: the courier comes here.',
    outside: 'The pin is outside: the courier does not come here.',
    nearest: (address, km) => `Near the pin: ${address}, ${formatDistance(km)}.`,
    noMap: 'The map did not open here. Name a street nearby or press “I am at home now”',
    street: 'A street, a station or a house nearby',
    streetHint: 'We find it and move the map',
    streetVague: 'We do not know where this street is: please move the map',
    streetUnknown: 'We found no such street: please move the map',
    here: 'I am at home now',
    silent: 'The device did not say where you are. Show the house on the map',
    close: 'Close',
    done: 'The house is here',
  },
  saved: 'Saved addresses',
  elsewhere: {
    title: 'Deliver to your address?',
    text: (address, here) => `${address}. At the moment you are checking out for “${here}”.`,
    counting: 'Looking who goes there…',
    courier: (seller, day, price) => `${seller}: by courier ${day}, ${price}`,
    cdek: (seller) => `${seller}: sent by CDEK`,
    pickup: (seller) => `${seller}: collection only`,
    nobody: (seller) => `${seller}: does not deliver there`,
    unknown: (seller) => `${seller}: asking CDEK whether it goes there, this may take a minute`,
    take: 'Deliver there',
  },
  comment: 'A note on the order',
  commentHint: 'For example, how to find you or what matters when packing',

  recipient: {
    courier: 'Who meets the courier',
    pickup: 'Who collects the order',
    name: 'Name',
    phone: 'Phone',
    phoneHint: 'The courier rings an hour before',
    phoneHintPickup: 'We ring if something changes',
  },

  pay: {
    title: 'How to pay',
    fits: (orders) => (orders === 2 ? 'Both farms take it' : 'All farms take it'),
    apart: 'Pay in different ways',
  },
  fold: {
    change: 'Change',
    done: 'Done',
    open: (name) => `Change: ${name}`,
    close: (name) => `Done: ${name}`,
  },
  commonFields: 'Where and to whom',
  whereTo: 'Where to',
  putOff: 'Check out later',

  renewFirst: 'First accept the new texts at the top of the page',
  signIn: {
    title: 'Your phone',
    text: 'We will text you a code. The basket and everything you chose stay as they are.',
    first: 'Confirm your phone and we will order',
  },

  substitution: {
    title: 'If something runs out',
    none: 'Put nothing instead',
    same_farm: 'Something similar of this farmer',
    same_category: 'Something similar of the same category',
    ask: 'Ask me',
  },

  summary: 'Your order',
  goods: (count) => `Goods, ${count}`,
  discount: 'Discount',
  promoCode: (code) => `Promo code ${code}`,
  bonuses: 'Bonus points',
  delivery: 'Delivery',
  deliveryBySubscription: 'Free delivery with your subscription',
  sellerTotal: 'For this order',
  total: 'Total',
  payNow: 'Of it now',
  payLater: 'Later',
  payFor: (sum, payments) =>
    payments === 1
      ? `Pay ${formatPrice(sum)}`
      : `Pay ${formatPrice(sum)} in\u00A0${formatCount(payments, counted('payment', 'payments'))}`,
  orderAndPay: (sum) => `Order, ${formatPrice(sum)} now`,
  payments: (count) =>
    `Each order is paid for separately, so there will be ${count === 2 ? 'two' : count} payments, one after another.`,
  order: 'Order',
  orderFor: (sum) => `Order for\u00A0${formatPrice(sum)}`,
  sending: 'Ordering…',
  weight: (sum) =>
    `The weight may differ a little; we return the difference. We won’t take more than ${formatPrice(sum)}.`,
  terms: 'By pressing the button you agree to\u00A0',
  termsLink: 'the terms of sale',
  unavailable: 'You cannot order yet: choose how to get the order',

  offline: 'No connection. Press again: it will not be ordered twice',
  soldMeanwhile: 'It sold out while you were checking out',
  soldNext: 'Lower the quantity or remove it from the basket and check out again.',
  changedTitle: 'Something changed while you were choosing',
  changedTotal: (was, now) => `It was ${formatPrice(was)}, now it is ${formatPrice(now)}`,
  changedLater: 'If you are happy with it, check the basket out again.',
  changedNext: 'The new total is below. If you are happy with it, press again.',
  toCarts: 'To the baskets',
  missing: 'No active basket was found',
  missingText: 'It may have been ordered or deleted already. Your orders are in your account.',
  notReady: 'Nothing to check out yet',
  notReadyText:
    'The baskets are there but cannot be ordered now: they are below the minimum order or nobody delivers to this address.',
  failedTitle: 'We could not open the checkout',
  failedText: 'Check your connection and try again',
  retry: 'Reload',
}
