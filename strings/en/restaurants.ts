import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/restaurants.ts'
import type { Words } from '../words.ts'
import {
  type DayReference,
  formatCount,
  formatDate,
  formatDayShort,
  formatDistance,
  formatDurationRange,
  formatFilling,
  formatNumber,
  formatPrice,
  formatTime,
} from './format.ts'
import { marketStrip } from './market-strip.ts'
import { pagesText } from './pages.ts'
import { counted, nouns } from './plural.ts'

const restaurant = counted('restaurant', 'restaurants')
const review = counted('review', 'reviews')
const portion = counted('portion', 'portions')
const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `23:00` today, `tomorrow, 10:00`, by the clock of the restaurant. */
function momentText(moment: string, reference: DayReference): string {
  const at = new Date(moment)
  const zone = reference.zone ?? 'Europe/Moscow'
  const day = dayIn(zone, at)
  const time = formatTime(at, zone)
  return day === dayIn(zone, reference.now) ? time : `${formatDayShort(day, reference)}, ${time}`
}

/** Formats weekdays: `Mon–Fri`, `Sat, Sun`; all seven days have a separate text. */
function weekdaysText(weekdays: readonly number[]): string {
  const days = [...weekdays].sort((a, b) => a - b)
  if (days.length === 7) return 'every day'
  const [first = 1] = days
  const last = days.at(-1) ?? first
  const names = (day: number) => WEEK[day - 1] ?? ''
  if (days.length > 2 && last - first === days.length - 1) return `${names(first)}–${names(last)}`
  return days.map(names).join(', ')
}

/** Texts of restaurants, menus and dishes in the shop. */
export const restaurants: Words<typeof ru.restaurants> = {
  title: 'Restaurants: cooked food delivered',
  heading: 'Restaurants nearby',
  description:
    'Restaurants that deliver: honest times, the price of the courier, and menus with ingredients, calories and allergens.',
  lead: (place) => `Cooked food delivered: ${place}`,
  wayHere: 'Restaurants',
  kitchens: 'Cuisines',
  all: 'All',
  ofKitchen: (title) => `${title}: restaurants`,
  count: (count) => formatCount(count, restaurant),
  filters: 'Which restaurants to show',
  openNow: 'Open now',
  fast: 'Within 45 minutes',
  free: 'Free delivery',
  rated: 'Rated 4.7 and up',
  pickup: 'I will pick it up',
  sortingLabel: 'Sort by',
  sortings: {
    popularity: 'Popular',
    rating: 'Top rated',
    time: 'Fastest',
    deliveryPrice: 'Cheapest delivery',
    distance: 'Nearest',
    novelty: 'New',
  },
  openGroup: 'Open now',
  laterGroup: 'Opening later',
  laterNote: 'You can fill the order now and choose an hour',
  nothingTitle: 'No such restaurants nearby',
  nothingText: 'Take the filters off: other cuisines may be open.',
  showAll: 'Show all',
  farTitle: 'No restaurant delivers here yet',
  farText: (place) => `There are no restaurants in ${place} yet. Recipes help with dinner at home.`,
  toFarmers: 'To the farmers',
  changePlace: 'Choose another address',
  pages: pagesText('Pages of restaurants'),

  isNew: 'New',
  rush: 'Busy',
  notHere: 'Does not deliver here',
  pickupOnly: 'Pickup only',
  freeFrom: (sum) => `Free from ${formatPrice(sum)}`,
  openUntil: (until, reference) => (until === null ? 'Open' : `Open until ${momentText(until, reference)}`),
  closedUntil: (opensAt, reference) => (opensAt === null ? 'Closed' : `Closed until ${momentText(opensAt, reference)}`),
  closesAt: (until, reference) => `Closes at ${formatTime(new Date(until), reference.zone)}`,
  pausedUntil: (until, reference) => `Paused until ${momentText(until, reference)}`,
  range: formatDurationRange,
  deliveryPrice: (sum) => formatPrice(sum),
  delivery: 'Delivery',
  brings: 'Arrives in',
  ready: 'Ready in',
  order: 'Order',
  minSum: (sum) => (sum === 0 ? 'any' : `from ${formatPrice(sum)}`),
  distance: (km) => formatDistance(km),
  ratedAs: (rating) => `Rated ${rating}`,
  reviews: (count) => formatCount(count, review),

  sections: 'Sections of the menu',
  menu: 'Menu',
  about: 'About',
  tabs: 'Pages of the restaurant',
  pageTitle: (title) => `${title}: menu and delivery`,
  pageDescription: (title, tagline, dishes) =>
    `${title}. ${tagline}. ${formatCount(dishes, nouns.dish)} with ingredients, calories, allergens and honest delivery times.`,
  sectionTitle: (section, restaurant) => `${section} — ${restaurant}: menu and delivery`,
  infoTitle: (title) => `${title}: address, hours and company details`,
  servedUntil: (until, reference) => `Until ${momentText(until, reference)}`,
  servedFrom: (at, reference) => `Not served until ${momentText(at, reference)}`,
  notServedNow: 'Not served now',
  closedNote: (opensAt, reference) =>
    opensAt === null
      ? 'The restaurant takes no orders now.'
      : `Opens at ${momentText(opensAt, reference)}. You can fill the order now and choose an hour at checkout.`,
  closingNote: (until, opensAt, reference) =>
    `The kitchen closes at ${formatTime(new Date(until), reference.zone)}, too soon for a new order.${opensAt === null ? '' : ` It opens at ${momentText(opensAt, reference)}: you can fill the order now and choose an hour at checkout.`}`,
  pausedNote: (until, reference) =>
    `The kitchen is overloaded and takes new orders at ${momentText(until, reference)}. You can choose an hour at checkout.`,
  rushNote: 'There are many orders; the time already has some to spare.',
  notHereTitle: 'The restaurant does not deliver to this address',
  notHereText: 'You can look through the menu; to order, choose another address or restaurant.',

  portionOf: (size, kcal) => (kcal === null ? size : `${size} · ${formatNumber(kcal)} kcal`),
  priceFrom: (sum) => `from ${formatPrice(sum)}`,
  spicy: 'Spicy',
  meatless: 'No meat',
  left: (count) => `${formatNumber(count)} left`,
  choose: (title) => `Choose: ${title}, `,
  unavailable: {
    stopped: 'Sold out',
    notServed: 'Not served now',
    optionsOut: 'Sold out',
    outOfStock: 'Sold out',
    notOnSale: 'Not on sale',
    marketClosed: marketStrip.short,
  },
  backAt: (until, reference) => `Back: ${momentText(until, reference)}`,
  openDish: 'Dish',
  close: 'Close',
  loading: 'Opening the dish',
  dishFailed: 'The dish could not be opened',
  retry: 'Try again',
  dishTitle: (title, restaurantTitle) => `${title} — ${restaurantTitle}`,
  dishDescription: (title, restaurantTitle, price, description) =>
    `${title} at ${restaurantTitle}, ${formatPrice(price)}. ${description}`,

  nutrition: { kcal: 'kcal', protein: 'protein', fat: 'fat', carbs: 'carbs' },
  grams: (amount) => `${formatNumber(amount)} g`,
  forPortion: 'Per portion',
  required: 'Required',
  upTo: (most, chosen) =>
    chosen === 0 ? `up to ${formatNumber(most)}` : `up to ${formatNumber(most)} · ${formatNumber(chosen)} chosen`,
  exactly: (least, chosen) => `choose ${formatNumber(least)} · ${formatNumber(chosen)} chosen`,
  inPrice: 'included',
  plus: (sum) => `+${formatPrice(sum)}`,
  out: 'sold out',
  counter: {
    group: (title) => `How many: ${title}`,
    decrease: (title) => `Less: ${title}`,
    increase: (title) => `More: ${title}`,
    remove: (title) => `Remove: ${title}`,
  },
  noMoreOption: 'No more fits into one portion',
  allergens: 'Allergens',
  composition: 'Ingredients',
  origins: 'Where it comes from',
  portions: (count) => formatCount(count, portion),
  add: (sum) => `Add · ${formatPrice(sum)}`,
  change: (sum) => `Save · ${formatPrice(sum)}`,
  added: (title) => `${title}: in the basket`,
  changed: (title) => `${title}: changed`,
  chooseFirst: (title) => `Choose: ${title}`,
  toRestaurant: (title) => `The whole menu: ${title}`,

  cart: {
    title: 'Your order',
    empty: 'Nothing yet. Choose dishes, and they will be here.',
    toFree: (left) => `${formatPrice(left)} to free delivery`,
    isFree: 'Delivery is free',
    toMin: (left) => `${formatPrice(left)} more to the minimum`,
    filling: formatFilling,
    dishes: 'Dishes',
    delivery: 'Delivery',
    freeDelivery: formatPrice(0),
    total: 'Total',
    checkOut: (sum) => `Check out · ${formatPrice(sum)}`,
    toCart: 'To the basket',
    apart: 'Hot food travels apart from farm baskets.',
    bar: (count) => formatCount(count, nouns.dish),
    remove: (title) => `Remove: ${title}`,
    choose: 'Change',
    chooseOf: (title) => `Change: ${title}`,
  },

  info: {
    story: 'About the kitchen',
    hours: 'Opening hours',
    closedDay: 'closed',
    daily: (weekdays) => weekdaysText(weekdays),
    span: (from, to) => `${from}–${to}`,
    exception: (from, to, reference) =>
      from === to ? formatDate(from, reference) : `${formatDate(from, reference)} — ${formatDate(to, reference)}`,
    localTime: 'Local time.',
    where: 'Where we are',
    address: 'Address',
    route: 'Show on the map',
    delivery: 'Delivery',
    rate: (price, minSum, freeFrom) =>
      [
        price === 0 ? 'free' : formatPrice(price),
        minSum > 0 && `order from ${formatPrice(minSum)}`,
        freeFrom !== null && price > 0 && `free from ${formatPrice(freeFrom)}`,
      ]
        .filter(Boolean)
        .join(', '),
    acceptance: (minutes) =>
      `The kitchen answers an order within ${formatCount(minutes, counted('minute', 'minutes'))}. If it does not, the order is cancelled and the money comes back.`,
  },
}
