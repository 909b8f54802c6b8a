import type * as ru from '../ru/farmer-page.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatDay, formatPrice, formatPromisedHours, formatWindow } from './format.ts'
import { nouns } from './plural.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const WEEKDAYS_WHEN = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const DASH = '\u2013'

/** `Mon–Fri, Sun`: three and more consecutive days are joined. */
function weekdayRanges(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b)
  if (days.length === 7) return 'daily'
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number | undefined) => WEEKDAYS[(day ?? 1) - 1] ?? ''
  return runs
    .flatMap((run) => (run.length > 2 ? [`${name(run[0])}${DASH}${name(run.at(-1))}`] : run.map(name)))
    .join(', ')
}

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

  rates: {
    title: 'We bring it home',
    none: 'The farm does not deliver by itself.',
    price: (price) => (price === 0 ? 'Free' : formatPrice(price)),
    minimum: (sum) => (sum === 0 ? 'orders of any size' : `orders from ${formatPrice(sum)}`),
    freeFrom: (sum) => `free from ${formatPrice(sum)}`,
    here: 'Your address',
    notHere: 'Your address is not included',
  },
  cdek: {
    title: 'Sent by CDEK',
    text: 'wherever goods arrive fresh: to the door or to a collection point. Price and day are shown at checkout',
  },
  dates: {
    title: 'The next days',
    cutoff: (time) => `Orders after ${time} are packed for the next day.`,
    window: (fromHour, toHour) => `We deliver ${formatWindow(fromHour, toHour)}.`,
    day: (day, reference) => formatDay(day, reference),
    none: 'There are no free days now. Come back tomorrow.',
    sent: 'To you we send by CDEK. The day is shown at checkout.',
  },
  pickup: {
    title: 'Collect it yourself',
    takeHere: 'Choose goods and collect them here',
    takeHereAt: (title) => `Choose goods and collect them here: ${title}`,
    chosen: (title) => `You collect it yourself: ${title}`,
    notHere: 'Decide at checkout',
    hours: (weekdays, from, to) => `${weekdayRanges(weekdays)} from ${from} to ${to}`,
    first: (day, reference) => `The order will be ready: ${formatDay(day, reference)}`,
    address: (city, address) => (address.includes(city) ? address : `${city}, ${address}`),
  },
  payment: {
    title: 'How to pay',
    online: 'By card or SBP on the site',
    onReceipt: 'On receipt',
  },

  about: 'About our farm',
  moreAbout: 'Documents and details',

  story: 'The story of the farm',
  owner: (name) => `Owners: ${name}`,
  since: (day, reference) => `On Okolitsa since ${formatDate(day, reference)}`,
  documents: 'Documents',
  legal: {
    title: 'Legal details',
    name: 'Seller',
    address: 'Address',
    tin: 'Tax number (INN)',
    ien: 'Registration number (OGRN)',
    terms: 'The seller’s terms',
    personalData: 'Processing of personal data',
  },
  nothingTitle: 'This farmer has no such thing',
  nothingText: 'Try another word or look at everything there is.',
}
