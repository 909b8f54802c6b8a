import type { Kopecks } from '../money/money.ts'
import type { Position } from './positions.ts'

/**
 * Kinds of receipts. prepayment: money before the goods; settlement: goods handed over for earlier money; payment:
 * money with the goods or after them; refund: money returned; correction: replaces a receipt that the register refused.
 */
export const RECEIPT_KINDS = ['prepayment', 'settlement', 'payment', 'refund', 'correction'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

export const RECEIPT_OPERATIONS = ['sell', 'sell_refund', 'sell_correction', 'sell_refund_correction'] as const
export type ReceiptOperation = (typeof RECEIPT_OPERATIONS)[number]

/** Means of payment; `offset` = entirely by earlier payments; `bonuses` = entirely by bonuses, so the sum is 0. */
export const RECEIPT_PAYMENTS = ['electronic', 'cash', 'offset', 'bonuses'] as const
export type ReceiptPayment = (typeof RECEIPT_PAYMENTS)[number]

/** A receipt; its positions add up to the total to the kopeck. */
export interface Receipt {
  /** The cause of the receipt; unique. */
  readonly cause: string
  readonly kind: ReceiptKind
  readonly operation: ReceiptOperation
  readonly payment: ReceiptPayment
  readonly total: Kopecks
  /** Part of the total paid by money with an earlier receipt. */
  readonly offset: Kopecks
  readonly positions: readonly Position[]
}

/** Money moved by a receipt, without the offset: above 0 = received, below 0 = returned. */
export function receiptCashFlow({ operation, total, offset }: Pick<Receipt, 'operation' | 'total' | 'offset'>): number {
  const isIn = operation === 'sell' || operation === 'sell_correction'
  return isIn ? total - offset : offset - total
}

/** The correction of a receipt that the register refused: the same goods and money. */
export function correctionOf(receipt: Receipt): Receipt {
  const operation = receipt.operation === 'sell' ? 'sell_correction' : 'sell_refund_correction'
  return { ...receipt, cause: `correction:${receipt.cause}`, kind: 'correction', operation }
}
