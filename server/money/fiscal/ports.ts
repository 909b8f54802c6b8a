import type { Receipt, ReceiptKind } from '@okolitsa/domain/fiscal/receipt.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'

/** A receipt as it goes to the register. */
export interface FiscalDocument {
  /** Ours, at most 128 characters: the register never makes two receipts of one. */
  readonly externalId: string
  readonly receipt: Pick<Receipt, 'operation' | 'payment' | 'total' | 'offset' | 'positions'>
  /** On whose behalf the goods are sold; null = the shop sells its own. */
  readonly supplier: { readonly name: string; readonly tin: string; readonly phone: string | null } | null
  /** Where the customer gets the receipt: an e-mail, or a phone without the plus. */
  readonly contact: { readonly email: string } | { readonly phone: string }
  /** Of a correction: when the money moved. */
  readonly movedAt: Date
}

/** Numbers of a receipt that the tax office knows. */
export interface FiscalNumbers {
  readonly fnNumber: string
  readonly documentNumber: number
  readonly documentAttribute: string
  readonly registrationNumber: string
  readonly shiftNumber: number
  readonly receiptNumber: number
  /** As the register writes it. */
  readonly registeredAt: string
}

export type FiscalState =
  | { readonly state: 'waiting' }
  | { readonly state: 'registered'; readonly numbers: FiscalNumbers; readonly url: string | null }
  /** It will never be made; `reason` in the register's own words. */
  | { readonly state: 'failed'; readonly reason: string }
  /** The register never heard of it. */
  | { readonly state: 'unknown' }

/** A cash register in the cloud. Every call may throw FiscalFailure. */
export interface FiscalRegister {
  /** Answers the register's id; repeating the same external id answers the same one and makes no second receipt. */
  register(document: FiscalDocument): Promise<string>
  status(registerId: string): Promise<FiscalState>
}

/** The register did not do it. `unavailable`: try later; `refused`: it answered no, and would again. */
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
  /** Where the customer sees it; null until it is registered, or when the register gives no address. */
  readonly url: string | null
}

export interface FiscalService {
  /** Receipts of an order, oldest first. */
  receiptsOf(orderId: number): Promise<ReceiptSummary[]>
  /**
   * A person has looked at a receipt the register refused: the same is sent again as a correction. Once for each;
   * refuses NOT_FOUND when there is no such refused receipt.
   */
  correctReceipt(receiptId: string): Promise<void>
  /** Writes every receipt that is missing, also for events that were lost; reads all orders. */
  catchUp(): Promise<void>
}
