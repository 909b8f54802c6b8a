import type { CorrectionBasis, Receipt, ReceiptKind } from '@okolitsa/domain/fiscal/receipt.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'

export interface OverdueReceipts {
  readonly count: number
  /** Time of the oldest; null = none. */
  readonly since: Date | null
  /** Order of the oldest. */
  readonly orderId: number | null
}

export interface FiscalDocument {
  /** The shop's own id of the receipt, at most 128 characters; the register never makes two receipts for one id. */
  readonly externalId: string
  readonly receipt: Pick<Receipt, 'operation' | 'payment' | 'total' | 'offset' | 'positions'>
  /** The principal on whose behalf the shop sells; null = the shop sells its own goods. */
  readonly supplier: { readonly name: string; readonly tin: string; readonly phone: string | null } | null
  /** Recipient of the receipt: an e-mail address, or a phone number without the plus. */
  readonly contact: { readonly email: string } | { readonly phone: string }
  /** Grounds of a correction; null = it is none. */
  readonly basis: CorrectionBasis | null
}

export interface FiscalNumbers {
  readonly fnNumber: string
  readonly documentNumber: number
  readonly documentAttribute: string
  readonly registrationNumber: string
  readonly shiftNumber: number
  readonly receiptNumber: number
  /** Registration time in the register's own format. */
  readonly registeredAt: string
}

export type FiscalState =
  | { readonly state: 'waiting' }
  | { readonly state: 'registered'; readonly numbers: FiscalNumbers; readonly url: string | null }
  /** The receipt will never be made; `reason` is the register's own text. */
  | { readonly state: 'failed'; readonly reason: string }
  /** The register does not know this receipt. */
  | { readonly state: 'unknown' }

/** A cloud cash register. Every method may throw FiscalFailure. */
export interface FiscalRegister {
  /**
   * Registers a receipt and returns the register's id. A repeated external id returns the same id and makes no second
   * receipt.
   */
  register(document: FiscalDocument): Promise<string>
  status(registerId: string): Promise<FiscalState>
}

/**
 * A failed request to the register. `unavailable` = retry later; `refused` = the receipt was rejected, and a retry
 * would be rejected too.
 */
export class FiscalFailure extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FiscalFailure'
    this.kind = kind
  }
}

export interface ReceiptSummary {
  readonly id: string
  readonly kind: ReceiptKind
  readonly total: Kopecks
  readonly state: 'new' | 'sent' | 'registered' | 'failed'
  readonly createdAt: Date
  /** URL of the receipt for the customer; null until it is registered, or when the register provides no URL. */
  readonly url: string | null
}

export interface FiscalService {
  /** Receipts of an order, oldest first. */
  receiptsOf(orderId: number): Promise<ReceiptSummary[]>
  /**
   * Sends a refused receipt again as a correction, once, after staff have checked it. A refused correction is corrected
   * in the same way. @param staffId absent = the software itself @param basis absent = of one's own accord
   * @throws Refusal NOT_FOUND when there is no such refused receipt
   */
  correctReceipt(receiptId: string, staffId?: number | null, basis?: Omit<CorrectionBasis, 'day'>): Promise<void>
  /** Receipts that the register refused, or has not registered for an hour. */
  overdueReceipts(): Promise<OverdueReceipts>
  /** Writes every missing receipt, including those of lost events. Reads all orders. */
  catchUp(): Promise<void>
}
