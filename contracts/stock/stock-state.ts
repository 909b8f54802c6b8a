export const STOCK_STATES = ['all', 'low', 'soldOut'] as const
export type StockState = (typeof STOCK_STATES)[number]
