/** URLs of a seller's money, in the cabinet or in the office. */
export interface MoneyPaths {
  /** The page itself. */
  readonly page: string
  /** Papers of the seller's periods. */
  readonly papers: string
  order(orderId: number): string
  export(format: 'xlsx' | 'csv' | 'pdf', period: { readonly from: string; readonly to: string }): string
}
