import type * as ru from '../ru/office-ranking.ts'
import type { Words } from '../words.ts'
import { formatCount, formatNumber } from './format.ts'

const products = { one: 'product', few: 'products', many: 'products' }

export const officeRanking: Words<typeof ru.officeRanking> = {
  title: 'Why is this here',
  note: (place) => `The real order of the list for a shopper: ${place}. A paid place stands apart and is marked.`,
  search: 'What a shopper searches for',
  searchHint: 'A word or a name; empty means the list of the category',
  find: 'Show',
  category: 'Category',
  everything: 'All goods',
  columns: { place: 'Place', product: 'Product', seller: 'Seller', match: 'Match', popularity: 'Popularity' },
  total: (count) => formatCount(count, products),
  corrected: (phrase) => `Searched for as “${phrase}”.`,
  rule: {
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
