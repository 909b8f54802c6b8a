/** Stock of one product in the ledger; amounts in base units (grams or millilitres for weighed goods). */
export interface StockLevel {
  readonly kind: 'unlimited' | 'counted' | 'harvest'
  /** Free stock: on hand − allocated − held. */
  readonly left: number
}

/** Whole sale steps that can still be bought; null = unlimited. A weighed step has `measure` base units. */
export function stepsLeft(stock: StockLevel, product: { readonly isWeight: boolean; readonly measure: number }) {
  if (stock.kind === 'unlimited') return null
  return Math.max(0, Math.floor(stock.left / (product.isWeight ? product.measure : 1)))
}

/** Days for which a product or a farmer is shown as new. */
export const NOVELTY_DAYS = 14
