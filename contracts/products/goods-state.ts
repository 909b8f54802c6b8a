/** What the list can be narrowed to. */
export const GOODS_STATES = ['all', 'onSale', 'soldOut', 'stopped', 'archived'] as const
export type GoodsState = (typeof GOODS_STATES)[number]
