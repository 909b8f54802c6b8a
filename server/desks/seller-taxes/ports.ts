import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NpdHold } from '@okolitsa/domain/payouts/npd-hold.ts'
import type { Executor } from '../../platform/db/client.ts'

export interface SellerTaxesService {
  /** Sellers whom the tax service no longer knows as self-employed. */
  lostNpd(executor: Executor): Promise<number[]>
  /**
   * Self-employed sellers who are not paid, of these or of all, with the reason. Empty in a market that cannot ask the tax
   * service: nobody's status is known there.
   */
  npdHolds(executor: Executor, organizationId?: number): Promise<ReadonlyMap<number, NpdHold>>
}

/** Income of a self-employed seller from individuals. */
export interface NpdIncome {
  readonly tin: string
  /** Unique id of the income: a repeat returns the first receipt. */
  readonly operationId: string
  /** When the customer paid. */
  readonly at: Date
  /** At most `MAX_NPD_SERVICES`. */
  readonly services: readonly { readonly name: string; readonly amount: Kopecks }[]
}
export const MAX_NPD_SERVICES = 6

export interface NpdReceipt {
  readonly receiptId: string
  readonly link: string
}
export type NpdCancelReason = 'REFUND' | 'REGISTRATION_MISTAKE'

/** Partner of the service «Мой налог», by whom a bound seller's income is registered. Methods may throw NpdRefusal. */
export interface NpdPartner {
  /** Asks a seller to allow the partner, in the app of the tax service; null = the seller has allowed it already. */
  askBinding(tin: string): Promise<string | null>
  /** Whether the seller has answered the request. */
  bindingOf(bindId: string): Promise<'waiting' | 'bound' | 'rejected'>
  register(income: NpdIncome): Promise<NpdReceipt>
  /** Cancels a receipt; a receipt that is cancelled already stays so. */
  cancel(receipt: { readonly tin: string; readonly receiptId: string; readonly reason: NpdCancelReason }): Promise<void>
}

/**
 * `silence` = retry later with the same id; `unbound` = the seller has not allowed the partner, or is not self-employed:
 * the seller's own receipt is asked for; `refused` = any other refusal.
 */
export class NpdRefusal extends Error {
  readonly kind: 'silence' | 'unbound' | 'refused'

  constructor(kind: 'silence' | 'unbound' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'NpdRefusal'
    this.kind = kind
  }
}
