import type * as ru from '../ru/farmer-list.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDayShort, formatNumber, formatPromisedHours } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of farmer lists and cards. */
export const farmersText: Words<typeof ru.farmersText> = {
  title: 'Farmers',
  pageTitle: 'Farmers and farms that deliver',
  description: 'Farms you can order from: cheese, meat, vegetables, bread, honey. Delivery days and prices.',
  categoryTitle: (title) => `${title}: farmers and farms`,
  categoryDescription: (title) => `Farmers in the category “${title}”: delivery days, minimum order and prices.`,
  all: 'All',
  categories: 'What they grow and make',
  onMap: 'Show on the map',

  card: {
    isNew: 'New farm',
    ownDelivery: 'Own delivery',
    pickup: 'Collection',
    cdek: 'Sent by CDEK',
    sent: 'sent by CDEK',
    reviews: (count) => formatCount(count, nouns.rating),
    nearest: (day, hours, reference) => `${formatDayShort(day, reference)}, ${formatPromisedHours(hours)}`,
    nearestPickup: (day, reference) => `collect ${formatDayShort(day, reference)}`,
    notHere: 'Not delivering here yet',
    moreProducts: (count) => `+${formatNumber(count)}`,
    allProducts: (count) => `${formatCount(count, nouns.product)} in all`,
  },

  count: (count) => formatCount(count, nouns.farm),
  sorting: {
    popularity: 'Recommended',
    rating: 'Best rated',
    novelty: 'Newest',
    distance: 'Nearest',
  },
}
