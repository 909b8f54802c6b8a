/** What sellers with sites of their own make. */
export const TRADES = ['dairy', 'bakery', 'apiary', 'vegetables', 'fish', 'restaurant', 'guestHouse'] as const
export type Trade = (typeof TRADES)[number]

/** How the first page of a trade is laid out: sites of neighbours should not look like one another. */
export interface TradeLayout {
  readonly hero: 'full' | 'right' | 'left' | 'below' | 'plain'
  readonly pictureSide: 'left' | 'right'
  readonly order: readonly ('goods' | 'advantages' | 'about' | 'services')[]
}

export const TRADE_LAYOUTS: Readonly<Record<Trade, TradeLayout>> = {
  dairy: { hero: 'full', pictureSide: 'right', order: ['advantages', 'goods', 'about', 'services'] },
  bakery: { hero: 'right', pictureSide: 'left', order: ['goods', 'about', 'advantages', 'services'] },
  apiary: { hero: 'full', pictureSide: 'left', order: ['advantages', 'about', 'goods', 'services'] },
  vegetables: { hero: 'left', pictureSide: 'right', order: ['goods', 'advantages', 'about', 'services'] },
  fish: { hero: 'full', pictureSide: 'left', order: ['goods', 'advantages', 'about', 'services'] },
  restaurant: { hero: 'below', pictureSide: 'right', order: ['about', 'goods', 'advantages', 'services'] },
  guestHouse: { hero: 'full', pictureSide: 'right', order: ['about', 'advantages', 'services', 'goods'] },
}
