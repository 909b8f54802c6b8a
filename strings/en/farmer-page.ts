import type * as ru from '../ru/farmer-page.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay, formatPrice, formatPromisedHours } from './format.ts'
import { nouns } from './plural.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const WEEKDAYS_WHEN = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

export const farmerPage: Words<typeof ru.farmerPage> = {
  pageTitle: (title, place) => `${title}, ${place}: food delivered`,
  description: (title, tagline, count) =>
    `${title}. ${tagline}. ${formatCount(count, nouns.product)} delivered to your door: prices and delivery days.`,
  deliveryTitle: (title) => `${title}: delivery and collection`,
  deliveryDescription: (title) =>
    `How to get an order from “${title}”: days, prices, minimum order and collection points.`,
  infoTitle: (title) => `${title}: about the farm`,
  infoDescription: (title, tagline) => `${title}. ${tagline}. The story of the farm, its documents and details.`,

  farmers: 'Farmers',
  reviewsTab: 'Reviews',
  questionsTab: 'Questions',
  reviews: (count) => formatCount(count, nouns.rating),
  verified: 'Has documents',
  isNew: 'New farm',

  facts: {
    nearest: 'Next delivery',
    nearestPickup: 'Next collection',
    dayLater: 'shown at checkout',
    delivery: 'Delivery',
    minimum: 'Minimum order',
    days: 'Delivers',
    daysSent: 'Sends',
    nearestValue: (day, hours, reference) => `${formatDay(day, reference)}, ${formatPromisedHours(hours)}`,
    notHere: 'Not delivering here yet',
    deliveryValue: (price, freeFrom) =>
      price === 0
        ? 'free'
        : freeFrom === null
          ? formatPrice(price)
          : `${formatPrice(price)}, free from ${formatPrice(freeFrom)}`,
    pickupOnly: 'collection only',
    pickupOrSent: 'collection or CDEK',
    noMinimum: 'any amount',
    price: formatPrice,
    weekday: (weekday) => WEEKDAYS[weekday - 1] ?? '',
    daysLabel: (weekdays, isSent) =>
      `${isSent ? 'Sends' : 'Delivers'} on ${weekdays.map((weekday) => WEEKDAYS_WHEN[weekday - 1] ?? '').join(', ')}`,
  },

  tabs: 'Sections of the farm',
  goods: 'Products',
  info: 'About the farm',
  delivery: 'Delivery',

  notHere: {
    title: 'Not delivered here yet',
    text: 'This farm does not deliver to your address. Change the address at the top of the page or choose another farmer.',
    ownText: 'We do not deliver to your address yet. Choose another one at the top of the page.',
    action: 'Other farmers',
  },

  search: 'Search this farmer’s products',
  searchSubmit: 'Search',
  all: 'All',
  categories: 'Categories',
  allGoods: 'Show all products',
  wholeShelf: (count) => `All\u00A0${count}`,

  pickup: {
    chosen: (title) => `You collect it yourself: ${title}`,
    notHere: 'Decide at checkout',
  },
  cdek: {
    title: 'Sent by CDEK',
    text: 'wherever goods arrive fresh: to the door or to a collection point. Price and day are shown at checkout',
  },

  about: 'About our farm',
  moreAbout: 'Documents and details',

  nothingTitle: 'This farmer has no such thing',
  nothingText: 'Try another word or look at everything there is.',
}
