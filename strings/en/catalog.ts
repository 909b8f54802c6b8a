import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import type * as ru from '../ru/catalog.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatDiscount, formatNumber, formatPricePerUnit, formatSaleSize } from './format.ts'
import { pagesText } from './pages.ts'
import { nouns } from './plural.ts'

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
      return isWeight || measure >= 1000 ? `${size} · ${formatPricePerUnit(pricePerUnit, unit)}` : size
    },
    title: bindNumbers,
    rated: (rating) => `Rated ${rating}`,
  },

  counts: {
    products: (count) => formatCount(count, nouns.product),
  },

  sorting: {
    unitPriceNote:
      'Goods by the kilogram come first, then by the litre, then by the piece: their prices cannot be compared.',
    label: 'Sort by',
    product: {
      popularity: 'Recommended',
      cheaper: 'Cheapest first',
      expensive: 'Dearest first',
      rating: 'Best rated',
      novelty: 'Newest',
      unitPrice: 'Cheapest per kilogram',
    },
  },

  filters: {
    title: 'Filters',
    open: 'Filters',
    close: 'Close the filters',
    show: 'Show',
    resetAll: 'Reset the filters',
    applied: 'Chosen filters',
    lost: 'The filters did not load. The connection seems to be lost.',
    reload: 'Reload the page',
  },

  pages: {
    ...pagesText(),
    showMore: (count) => `Show ${formatNumber(count)} more`,
    titleSuffix: (page) => (page > 1 ? `, page ${page}` : ''),
  },

  rail: { previous: 'Back', next: 'Forward' },

  empty: {
    hereTitle: 'Not delivered here yet',
    hereText: (place) =>
      `Delivery address: ${place}. Nobody in this section delivers there yet. Look at other farmers or choose another address at the top of the page.`,
    farmersHereText: (place) =>
      `Delivery address: ${place}. The farms of this section do not deliver there yet. Choose another section or another address at the top of the page.`,
    ownHereText: (place) =>
      `Delivery address: ${place}. We do not deliver there yet. Choose another address at the top of the page or come back later.`,
    allProducts: 'All products',
    allCategories: 'All categories',
    allFarmers: 'All farmers',
  },

  category: {
    storyOverline: (title) => `About “${title}”`,
    makersCard: {
      cardTitle: 'Who makes it',
      cardText: 'There is a farm behind everything here: see where it is, who runs it and what people say of it.',
    },
    all: 'All',
    subcategories: 'Subcategories',
    pageTitle: (title) => `${title}: buy from farmers, delivered`,
    description: (title, about, count) =>
      `${title} from farmers, delivered to your door. ${about ? `${about}. ` : ''}${formatCount(count, nouns.product)}: prices and delivery days.`,
  },
}
