/** A search for payments by one of both. */
export interface PaymentSearch {
  /** Number of the payment: of the shop, of the bank, or the id of its row. */
  readonly payment: string | null
  readonly cardEnd: string | null
}
