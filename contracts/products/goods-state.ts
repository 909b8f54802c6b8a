export const GOODS_STATES = ['all', 'onSale', 'soldOut', 'stopped', 'archived'] as const
export type GoodsState = (typeof GOODS_STATES)[number]
