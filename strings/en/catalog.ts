import type * as ru from '../ru/catalog.ts'
import type { Words } from '../words.ts'
import {
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatDayShort,
  formatDiscount,
  formatNumber,
  formatPrice,
  formatPricePerUnit,
  formatPromisedHours,
  formatSaleSize,
} from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const catalog: Words<typeof ru.catalog> = {
  home: 'Home',
  wayHere: 'You are here',

  productCard: {
    isNew: 'New',
    organic: 'Organic',
    madeToday: {
      picked: 'Picked today',
      milked: 'Milked today',
      baked: 'Baked today',
      caught: 'Caught today',
      made: 'Made today',
    },
    lastSteps: (left) => (left === 1 ? 'Last one' : `Last ${left}`),
    discount: formatDiscount,
    harvest: (day, reference) => `From\u00A0${formatDate(day, reference)}`,
    notDelivered: 'Not delivered here',
    soldOut: 'Sold out',
    size: ({ measure, unit, isWeight, pricePerUnit }) => {
      const size = formatSaleSize(measure, unit, isWeight)
      return isWeight || measure >= 1000 ? `${size} · ${formatPricePerUnit(Math.round(pricePerUnit), unit)}` : size
    },
    title: (title) => title.replace(/(\d) (?=[\d%\p{L}])/gu, '$1\u00A0'),
    rated: (rating) => `Rated ${rating}`,
  },

  farmerCard: {
    isNew: 'New farm',
    ownDelivery: 'Own delivery',
    pickup: 'Collection',
    cdek: 'CDEK all over Russia',
    sent: 'sent by CDEK',
    reviews: (count) => formatCount(count, nouns.rating),
    place: (place, distance) => `${place}, ${distance}`,
    nearest: (day, hours, reference) => `${formatDayShort(day, reference)}, ${formatPromisedHours(hours)}`,
    nearestPickup: (day, reference) => `collect ${formatDayShort(day, reference)}`,
    notHere: 'Not delivering here yet',
    moreProducts: (count) => `+${formatNumber(count)}`,
    allProducts: (count) => `${formatCount(count, nouns.product)} in all`,
  },

  counts: {
    products: (count) => formatCount(count, nouns.product),
    farmers: (count) => formatCount(count, nouns.farm),
  },

  sorting: {
    label: 'Sort by',
    product: {
      popularity: 'Recommended',
      cheaper: 'Cheapest first',
      expensive: 'Dearest first',
      rating: 'Best rated',
      novelty: 'Newest',
      unitPrice: 'Cheapest per kilogram',
    },
    farmer: {
      popularity: 'Recommended',
      rating: 'Best rated',
      novelty: 'Newest',
      distance: 'Nearest',
    },
  },

  filters: {
    title: 'Filters',
    open: 'Filters',
    close: 'Close the filters',
    show: 'Show',
    reset: 'Reset',
    resetAll: 'Reset the filters',
    applied: 'Chosen filters',
    remove: (title) => `Remove: ${title}`,
    when: 'When you get it',
    priceTitle: 'Price, ₽',
    priceFrom: 'Price from',
    priceTo: 'Price to',
    farmer: 'Farmer',
    moreFarmers: (count) => `${formatCount(count, nouns.farmer)} more`,
    inStock: 'In stock only',
    isNew: 'New',
    discount: 'On offer only',
    how: 'How you get it',
    courier: 'Home delivery',
    pickup: 'I’ll collect it',
    farmerDiscount: 'With special offers',
    more: 'More',
    appliedPrice: (from, to) =>
      from !== null && to !== null
        ? `${formatNumber(from)}–${formatPrice(to)}`
        : from !== null
          ? `from\u00A0${formatPrice(from)}`
          : `up to\u00A0${formatPrice(to ?? 0)}`,
    appliedDay: (day, reference) => capitalized(formatDay(day, reference)),
    dayLabel: (day, reference, count) => `${formatDay(day, reference)}: ${formatCount(count, nouns.farm)}`,
    appliedFlags: {
      inStock: 'In stock',
      isNew: 'New',
      discount: 'On offer',
      pickup: 'I’ll collect it',
      courier: 'Home delivery',
    },
  },

  pages: {
    ...pagesText(),
    showMore: (count) => `Show ${formatNumber(count)} more`,
    titleSuffix: (page) => (page > 1 ? `, page ${page}` : ''),
  },

  rail: { previous: 'Back', next: 'Forward' },

  empty: {
    filtersTitle: 'Nothing fits these filters',
    filtersText: 'Try removing some of them or choosing another day.',
    hereTitle: 'Not delivered here yet',
    hereText: (place) =>
      `Delivery address: ${place}. Nobody in this section delivers there yet. Look at other farmers or choose another address at the top of the page.`,
    farmersHereText: (place) =>
      `Delivery address: ${place}. The farms of this section do not deliver there yet. Choose another section or another address at the top of the page.`,
    farmerSearchTitle: 'This farmer has no such thing',
    farmerSearchText: 'Try another word or look at everything there is.',
    ownHereText: (place) =>
      `Delivery address: ${place}. We do not deliver there yet. Choose another address at the top of the page or come back later.`,
    allProducts: 'All products',
    allCategories: 'All categories',
    allFarmers: 'All farmers',
  },

  category: {
    listTitle: 'Products',
    listDescription:
      'Farm food by category: milk and cheese, meat, vegetables, bread, honey. Straight from the farms: by courier, collection or CDEK.',
    all: 'All',
    subcategories: 'Subcategories',
    pageTitle: (title) => `${title}: buy from farmers, delivered`,
    description: (title, about, count) =>
      `${title} from farmers, delivered to your door. ${about ? `${about}. ` : ''}${formatCount(count, nouns.product)}: prices and delivery days.`,
  },

  farmers: {
    title: 'Farmers',
    pageTitle: 'Farmers and farms that deliver',
    description: 'Farms you can order from: cheese, meat, vegetables, bread, honey. Delivery days and prices.',
    categoryTitle: (title) => `${title}: farmers and farms`,
    categoryDescription: (title) => `Farmers in the category “${title}”: delivery days, minimum order and prices.`,
    all: 'All',
    categories: 'What they grow and make',
    onMap: 'Show on the map',
  },

  search: {
    title: 'Search',
    pageTitle: (text) => `Search: “${text}”`,
    heading: (text) => `Found for “${text}”`,
    nothing: (text) => `Nothing found for “${text}”`,
    corrected: (text) => `Showing what we found for “${text}”.`,
    asTyped: (text) => `No, search for “${text}”`,
    correctedTitle: 'It looks like a typo',
    partTitle: 'Found for a part of your search',
    part: (words) => `Nothing has it all. Showing what there is for ${words.map((word) => `“${word}”`).join(' and ')}.`,
    anyTitle: 'Found something similar',
    any: (words) => `Showing products with at least one of the words: ${words.map((word) => `“${word}”`).join(', ')}.`,
    intentTitle: 'This is how we understood it',
    intent: (words) =>
      `${words.map((word) => `“${word}”`).join(', ')}: chosen by category and by the ingredients the sellers name.`,
    placeTitle: 'Looking for a place?',
    place: (title) => `The search looks through products and farms. We can show what is delivered here: ${title}.`,
    choosePlace: 'Choose this place',
    askTitle: 'What are you looking for?',
    askText: 'Type the name of a product or a farmer into the search box, in Russian.',
    tips: 'Check it for typos or name the product more simply. Names here are Russian.',
    products: 'Products',
    farmers: 'Farmers',
    field: 'What to find',
    placeholder: 'A product or a farmer, in Russian',
    submit: 'Search',
    popular: 'Worth trying',
    categories: 'Have a look at the categories',
  },

  amount: formatAmount,
}
