import type * as ru from '../ru/office-ranking.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber } from './format.ts'

const products = { one: 'product', few: 'products', many: 'products' }

export const officeRanking: Words<typeof ru.officeRanking> = {
  title: 'Why is this here',
  note: (place) => `The real order of the list for a shopper: ${place}. A paid place stands apart and is marked.`,
  list: 'What to show',
  lists: { goods: 'Goods', farms: 'Farms', dishes: 'Dishes' },
  sorting: 'Order',
  visitorPlace: 'Where the shopper is',
  visitorPlaceHint: 'Empty: the usual place of the market',
  noPlace: 'There is no such place',
  dishHint: 'The name of a dish or a word of it',
  search: 'What a shopper searches for',
  searchHint: 'A word or a name; empty means the list of the category',
  find: 'Show',
  category: 'Category',
  everything: 'All goods',
  columns: {
    place: 'Place',
    product: 'Product',
    farm: 'Farm',
    dish: 'Dish',
    seller: 'Seller',
    match: 'Match',
    popularity: 'Popularity',
    rating: 'Rating',
    distance: 'Distance',
    since: 'Here since',
  },
  total: (count) => formatCount(count, products),
  farms: (count) => formatCount(count, { one: 'farm', few: 'farms', many: 'farms' }),
  dishes: (count) => formatCount(count, { one: 'dish', few: 'dishes', many: 'dishes' }),
  ratingOf: (rating, count) =>
    `${formatNumber(rating)} (${formatCount(count, { one: 'review', few: 'reviews', many: 'reviews' })})`,
  kilometres: (distance) => `${formatNumber(distance)} km`,
  inWords: 'in other words of the dish',
  corrected: (phrase) => `Searched for as “${phrase}”.`,
  rule: {
    farms: {
      popularity: 'The more popular farm comes first; only farms that deliver here are in the list.',
      rating: 'The better rating comes first; while there are few reviews it is nearer to the mean of the market.',
      novelty: 'The farm that came later is first.',
      distance: 'The farm nearer to this place is first.',
    },
    dishes: 'Dishes with the words as the main ones of the name come first, then the popularity.',
    anyDishes: 'No dish has all the words: those with more of them come first, then the popularity.',
    menu: 'Type what the shopper searches for. The order of a menu is set by its restaurant.',
    category: 'In a category the more popular product comes first; of equal ones the lower number of the product.',
    search:
      'In a search the sum of matches comes first, then the popularity. “Popularity only” means a frequent word whose matches were not compared.',
  },
  ad: 'advertisement',
  onlyPopularity: 'Popularity only',
  terms: {
    head: 'in the main words of the name',
    strong: 'in the name or the category',
    goods: 'in the product itself, not the name of the farm',
    own: 'in the same words, without synonyms',
    clicks: 'opened from this search',
    words: 'how many words match',
  },
  termOf: (name, value) => `${name} +${formatNumber(value)}`,
  none: 'Nothing is here yet.',
}
