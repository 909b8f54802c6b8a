import type { Account, Posting } from '@okolitsa/domain/ledger/postings.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'

export const ENTRY_KINDS = ['payment', 'refund', 'settlement', 'bonus', 'payout', 'compensation'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export interface LedgerEntry {
  readonly id: number
  readonly kind: EntryKind
  /** Null: a gift or a burning of bonuses, a payout. */
  readonly orderId: number | null
  readonly at: Date
  readonly lines: readonly Posting[]
}

/** What the shop and one seller owe each other, kopecks. */
export interface SellerBalance {
  /** Above nothing = to be paid out; below nothing = the seller's debt. */
  readonly due: number
  /** Paid out so far. */
  readonly paidOut: Kopecks
}

export interface AccountBalance {
  readonly account: Account
  /** Kopecks; above nothing = debit. */
  readonly balance: number
}

/** The ledger for the cabinet and the administration. */
export interface LedgerService {
  balancesOf(organizationId: number): Promise<SellerBalance>
  /** Sums of all accounts, in the order of the chart of accounts. */
  trialBalance(): Promise<AccountBalance[]>
  /** Newest first; of a seller, of an order, or all. */
  listEntries(query: {
    organizationId?: number
    orderId?: number
    limit: number
    /** Only entries older than this one. */
    beforeId?: number
  }): Promise<LedgerEntry[]>
  /**
   * The seller got money from the shop's bank. `key` names the payout: repeating it records nothing more. Refuses
   * PAYOUT_OVER_BALANCE when it is more than what is due.
   */
  recordPayout(payout: { organizationId: number; amount: Kopecks; key: string }): Promise<void>
  /** Posts everything that has no entry, also for events that were lost; reads all orders. */
  catchUp(): Promise<void>
}
