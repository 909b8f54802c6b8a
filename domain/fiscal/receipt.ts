import type { IsoDate } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'
import type { Position } from './positions.ts'
import type { VatCode } from './vat.ts'

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

/** The correction of a receipt, or of a correction, that the register refused: the same goods and money. */
export function correctionOf(receipt: Receipt): Receipt {
  const isIn = receipt.operation === 'sell' || receipt.operation === 'sell_correction'
  const operation = isIn ? 'sell_correction' : 'sell_refund_correction'
  return { ...receipt, cause: `correction:${receipt.cause}`, kind: 'correction', operation }
}

/** Grounds of a correction (tag 1173): of one's own accord, or by order of the tax office. */
export const CORRECTION_TYPES = ['self', 'instruction'] as const
export type CorrectionType = (typeof CORRECTION_TYPES)[number]
/** Most characters of the number of an order (tag 1179). */
export const MAX_INSTRUCTION_NUMBER = 32

export interface CorrectionBasis {
  readonly type: CorrectionType
  /** Number of the order of the tax office; null = of one's own accord. */
  readonly number: string | null
  /** Day of the settlement that the refused receipt was of (tag 1178), in Moscow time. */
  readonly day: IsoDate
}

/** Sums of a receipt by the rate of VAT, in the order of its rows. */
export function sumsByRate(positions: readonly Pick<Position, 'sum' | 'vat'>[]): {
  readonly code: VatCode
  readonly sum: number
  readonly tax: number
}[] {
  const rows = Map.groupBy(positions, ({ vat }) => vat.code)
  return [...rows].map(([code, own]) => ({
    code,
    sum: own.reduce((sum, row) => sum + row.sum, 0),
    tax: own.reduce((sum, row) => sum + row.vat.sum, 0),
  }))
}
