import type { Kopecks } from '../money/money.ts'
import type { Position } from './positions.ts'

/**
 * prepayment: money came before the goods; settlement: the goods were handed over for it; payment: money came with the
 * goods or after them; refund: money went back; correction: a receipt that the register never took is made good.
 */
export const RECEIPT_KINDS = ['prepayment', 'settlement', 'payment', 'refund', 'correction'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]

export const RECEIPT_OPERATIONS = ['sell', 'sell_refund', 'sell_correction', 'sell_refund_correction'] as const
export type ReceiptOperation = (typeof RECEIPT_OPERATIONS)[number]

/** How it was paid; `offset` = all of it by what had been paid before; `bonuses` = by them alone, so the sum is nothing. */
export const RECEIPT_PAYMENTS = ['electronic', 'cash', 'offset', 'bonuses'] as const
export type ReceiptPayment = (typeof RECEIPT_PAYMENTS)[number]

/** The rows add up to the total to the kopeck. */
export interface Receipt {
  /** What it is for, once. */
  readonly cause: string
  readonly kind: ReceiptKind
  readonly operation: ReceiptOperation
  readonly payment: ReceiptPayment
  readonly total: Kopecks
  /** Of the total, what is paid by money that has its receipt already. */
  readonly offset: Kopecks
  readonly positions: readonly Position[]
}

/** Money a receipt tells of, without what it only gives another name: above nothing = it came, below = it went back. */
export function moneyOf({ operation, total, offset }: Pick<Receipt, 'operation' | 'total' | 'offset'>): number {
  const isIn = operation === 'sell' || operation === 'sell_correction'
  return isIn ? total - offset : offset - total
}

/** The receipt that makes good one the register refused: the same goods and money, as a correction. */
export function correctionOf(receipt: Receipt): Receipt {
  const operation = receipt.operation === 'sell' ? 'sell_correction' : 'sell_refund_correction'
  return { ...receipt, cause: `correction:${receipt.cause}`, kind: 'correction', operation }
}
