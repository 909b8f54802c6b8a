export const GOODS_STATES = ['all', 'onSale', 'soldOut', 'checking', 'returned', 'stopped', 'archived'] as const
export type GoodsState = (typeof GOODS_STATES)[number]
