import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import type * as ru from '../ru/product-page.ts'
import type { Words } from '../words.ts'
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatDiscount,
  formatNumber,
  formatPrice,
  formatPricePerUnit,
  formatSlot,
} from './format.ts'
import { marketStrip } from './market-strip.ts'
import { nouns } from './plural.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const productPage: Words<typeof ru.productPage> = {
  pageTitle: (title, farmer) => `${title} — ${farmer === null ? '' : `${farmer} — `}buy, delivered`,
  description: (title, farmer, price, about) =>
    cutText(`${title} from “${farmer}”, ${formatPrice(price)}. ${about}`, 300),

  saleUntil: (percent, day, reference) =>
    day === null ? formatDiscount(percent) : `${formatDiscount(percent)} until ${formatDate(day, reference)}`,

  reviews: (count) => formatCount(count, nouns.rating),

  nutrition: 'Nutrition per 100 g',
  nutrients: { kcal: 'kcal', protein: 'protein', fat: 'fat', carbs: 'carbs' },
  kcal: formatNumber,
  grams: (value) => `${formatNumber(value)}\u00A0g`,
  shelfLife: 'Shelf life',
  storage: 'Storage',
  composition: 'Ingredients',
  sku: 'Item number',
  allergens: 'Allergens',
  documents: 'Documents',
  readDocument: 'Open the paper',
  documentKinds: {
    declaration: 'Declaration of conformity',
    certificate: 'Certificate',
    vsd: 'Veterinary document',
    organic: 'Organic production',
    registration: 'Registration certificate',
  },
  document: (number, validTo, reference) =>
    validTo === null ? number : `${number}, until ${formatDate(validTo, reference)}`,
  hasDocument: {
    declaration: 'Declared',
    certificate: 'Certified',
    vsd: 'Vet-checked',
    organic: 'Organic',
    registration: 'Registered',
  },

  box: 'Buying',
  per: (measure, unit, pricePerUnit, isComparable) =>
    isComparable
      ? `for ${formatAmount(measure, unit)} · ${formatPricePerUnit(pricePerUnit, unit)}`
      : `for ${formatAmount(measure, unit)}`,
  ceiling: (sum) => `We weigh it when packing: you pay for what it weighs, but no more than ${formatPrice(sum)}.`,
  choose: 'How much to take',
  oldPrice: 'old price',
  amountOf: formatAmount,
  price: formatPrice,
  add: 'Add to basket',
  toCart: 'Go to the basket',
  harvest: {
    title: (day, reference) => `Pre-order: ready by ${formatDate(day, reference)}`,
    text: 'Order now and the farm puts your share aside. You can get it on that day at the earliest.',
  },

  delivery: 'How you get it',
  when: (day, hours, reference) => `${capitalized(formatDay(day, reference))}, ${formatSlot(hours)}`,
  pickupWhen: (day, reference) => `Collect it yourself: ${formatDay(day, reference)}`,
  courier: (price, freeFrom) =>
    price === 0
      ? 'The farmer’s courier, free'
      : `The farmer’s courier, ${formatPrice(price)}.${freeFrom === null ? '' : ` Free from ${formatPrice(freeFrom)}`}`,
  pickup: (title, address) => `${[title, address].filter(Boolean).join(', ')}, free`,
  cdek: {
    what: 'Sent by CDEK',
    terms: 'To the door or to a collection point. Price and day are shown at checkout',
  },
  minOrder: (sum) => `Orders from this farmer start at ${formatPrice(sum)}`,
  otherDays: (days) => `Also: ${days.join('; ')}`,
  day: (day, reference) => formatDay(day, reference),

  unavailable: {
    notOnSale: { title: 'Not on sale now', text: 'The farmer has taken it off the counter.' },
    outOfStock: { title: 'Sold out', text: 'All gone. There is something similar below.' },
    notDeliveredHere: {
      title: 'Not delivered here yet',
      text: 'This farm does not deliver to your address. Choose another address at the top of the page or see what can be ordered here.',
    },
    paused: { title: 'The farm is having a rest', text: 'It takes no orders for now. We can tell you when it opens.' },
    willNotLast: {
      title: 'Too far for it',
      text: 'We only send what arrives fresh. Look at similar goods of farms nearby or at what keeps longer.',
    },
    noDates: { title: 'No delivery days yet', text: 'There are no free days now. Come back tomorrow.' },
    marketClosed: { title: marketStrip.noOrders, text: marketStrip.back },
  },

  share: 'Share',
  shareHint: 'Send the link to somebody who would like it',
  linkCopied: 'Link copied',
  linkNotCopied: 'We could not copy it. Copy the address from the browser’s address bar.',
}
