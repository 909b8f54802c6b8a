import type { Area } from '../market/areas.ts'

/** Trades of sellers that have separate sites. */
export const TRADES = ['dairy', 'bakery', 'apiary', 'vegetables', 'fish', 'restaurant', 'guestHouse'] as const
export type Trade = (typeof TRADES)[number]

/** Trades outside goods, by area. */
const AREA_OF_TRADE: Readonly<Partial<Record<Trade, Area>>> = { restaurant: 'restaurants', guestHouse: 'tours' }

/** Trades of sellers that a market takes. */
export const openTrades = (closedAreas: readonly Area[]): readonly Trade[] =>
  TRADES.filter((trade) => !closedAreas.includes(AREA_OF_TRADE[trade] ?? 'goods'))

/** Blocks below the cover of a first page; blocks without content are omitted. */
export type FirstPageBlock =
  | 'goods'
  | 'advantages'
  | 'about'
  | 'gallery'
  | 'divider'
  | 'reviews'
  | 'questions'
  | 'delivery'
  | 'contacts'
  | 'services'

/** Layout of a trade's first page, different for each trade. */
export interface TradeLayout {
  readonly hero: 'full' | 'right' | 'left' | 'below' | 'plain'
  readonly pictureSide: 'left' | 'right'
  /** Layout of the lists of products and reviews. */
  readonly row: 'grid' | 'shelf'
  readonly gallery: 'grid' | 'mosaic' | 'shelf'
  readonly divider: 'line' | 'wave' | 'dots'
  readonly order: readonly FirstPageBlock[]
}

export const TRADE_LAYOUTS: Readonly<Record<Trade, TradeLayout>> = {
  dairy: {
    hero: 'full',
    pictureSide: 'right',
    row: 'grid',
    gallery: 'mosaic',
    divider: 'wave',
    order: ['advantages', 'goods', 'about', 'gallery', 'divider', 'reviews', 'delivery', 'contacts', 'services'],
  },
  bakery: {
    hero: 'left',
    pictureSide: 'left',
    row: 'shelf',
    gallery: 'shelf',
    divider: 'dots',
    order: ['goods', 'about', 'reviews', 'divider', 'contacts', 'delivery', 'advantages', 'gallery', 'services'],
  },
  apiary: {
    hero: 'below',
    pictureSide: 'left',
    row: 'grid',
    gallery: 'grid',
    divider: 'dots',
    order: ['about', 'divider', 'goods', 'advantages', 'questions', 'reviews', 'gallery', 'contacts', 'services'],
  },
  vegetables: {
    hero: 'right',
    pictureSide: 'right',
    row: 'shelf',
    gallery: 'grid',
    divider: 'line',
    order: ['goods', 'delivery', 'advantages', 'about', 'gallery', 'reviews', 'contacts', 'services'],
  },
  fish: {
    hero: 'full',
    pictureSide: 'left',
    row: 'shelf',
    gallery: 'mosaic',
    divider: 'wave',
    order: ['goods', 'divider', 'delivery', 'questions', 'about', 'reviews', 'contacts', 'advantages', 'services'],
  },
  restaurant: {
    hero: 'right',
    pictureSide: 'right',
    row: 'grid',
    gallery: 'shelf',
    divider: 'line',
    order: ['goods', 'about', 'gallery', 'reviews', 'delivery', 'contacts', 'advantages', 'services'],
  },
  guestHouse: {
    hero: 'full',
    pictureSide: 'right',
    row: 'shelf',
    gallery: 'mosaic',
    divider: 'line',
    order: ['about', 'gallery', 'advantages', 'services', 'reviews', 'divider', 'contacts', 'goods'],
  },
}
