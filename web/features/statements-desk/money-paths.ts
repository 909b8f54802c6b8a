/** The statement that a URL asks for: a month, or days. */
export type AskedDays = { readonly period: string } | { readonly from: string; readonly to: string }

/** URLs of a seller's money, in the cabinet or in the office. */
export interface MoneyPaths {
  /** The page itself. */
  readonly page: string
  /** Papers of the seller's periods. */
  readonly papers: string
  /** Contract and requisites of the seller. */
  readonly contract: string
  order(orderId: number): string
  export(format: 'xlsx' | 'csv' | 'pdf', asked: AskedDays): string
}
