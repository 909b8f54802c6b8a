/**
 * Kinds of lines of a seller's statement: an order handed over, the same when the seller took its money, a later change
 * of such an order, a payment of the market for a wrong refund, a payout, a payout that came back, anything else.
 */
export const STATEMENT_KINDS = [
  'sale',
  'cashSale',
  'correction',
  'compensation',
  'payout',
  'payoutReturn',
  'other',
] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** Why an order changed after it was handed over: a claim, money that the seller took, or its goods; manual = an entry of people. */
export const CORRECTION_CAUSES = ['claim', 'cash', 'goods', 'manual'] as const
export type CorrectionCause = (typeof CORRECTION_CAUSES)[number]

/** Postings of one entry that concern its seller, kopecks; differences when the entry is a correction. */
export interface SellerEntry {
  /** Change of the balance; below 0 = the seller owes more. */
  readonly amount: number
  /** Withheld by the market, VAT inside. */
  readonly fee: number
  /** Money that the seller took from the customer. */
  readonly cash: number
  /** Price of the delivery by the seller's own courier. */
  readonly delivery: number
}

/** `goods + delivery − fee − cash` is the change of the balance. */
export interface SellerShare extends SellerEntry {
  /** Goods after special prices and the seller's own promo code. */
  readonly goods: number
}

/**
 * Divides the change of a balance by its parts. The goods are what remains of the postings, so the parts of a line add
 * up to the ledger whatever the rules of fees are.
 */
export const shareOf = ({ amount, fee, cash, delivery }: SellerEntry): SellerShare => ({
  goods: amount + fee + cash - delivery,
  ...{ amount, fee, cash, delivery },
})

export interface StatementTotal extends SellerShare {
  readonly kind: StatementKind
  readonly count: number
  readonly feeTax: number
  /** Discounts of promo codes that the market bore. */
  readonly marketDiscount: number
}

/** The balance after the lines of the totals. */
export const closingOf = (opening: number, totals: readonly Pick<StatementTotal, 'amount'>[]): number =>
  totals.reduce((balance, { amount }) => balance + amount, opening)
