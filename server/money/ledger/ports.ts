import type { AcquirerPayment } from '@okolitsa/domain/ledger/acquirer-settlement-postings.ts'
import type { EntryKind } from '@okolitsa/domain/ledger/entry-kinds.ts'
import type { ManualEntryFields, ProposedEntry } from '@okolitsa/domain/ledger/manual-entry.ts'
import type { PayoutMove } from '@okolitsa/domain/ledger/payout-postings.ts'
import type { Account, Posting } from '@okolitsa/domain/ledger/postings.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A payout of a run that changes its state. */
export interface PayoutItemMove extends PayoutMove {
  readonly itemId: number
}

export interface LedgerEntry {
  readonly id: number
  readonly kind: EntryKind
  /** The order of the entry; null for granted or expired bonuses and for payouts. */
  readonly orderId: number | null
  readonly at: Date
  readonly lines: readonly Posting[]
}

/** Amounts the shop and one seller owe each other, kopecks. */
export interface SellerBalance {
  /** Balance, kopecks: positive = to be paid out; negative = the seller's debt. */
  readonly due: number
  readonly paidOut: Kopecks
}

export interface AccountBalance {
  readonly account: Account
  /** Balance of the account, kopecks; positive = debit. */
  readonly balance: number
}

export interface ManualEntry extends ManualEntryFields {
  readonly id: number
  /** The entry that this one undoes; null = it is no reversal. */
  readonly reverses: number | null
  /** The entry that undid this one; null = it stands. */
  readonly reversedBy: number | null
}

/** The amount that a register leaves to be paid: payments less refunds and fees, by payment method. */
export interface AcquirerRegister {
  readonly key: string
  readonly at: Date
  /** Taxpayer number of the payer. */
  readonly payer: string
  readonly parts: readonly { readonly method: string; readonly amount: number }[]
}

export interface LedgerService {
  balancesOf(organizationId: number): Promise<SellerBalance>
  /** Balances of all accounts, in the order of the chart of accounts. */
  trialBalance(): Promise<AccountBalance[]>
  /** Ledger entries, newest first; filtered by seller or order when given. */
  listEntries(query: {
    organizationId?: number
    orderId?: number
    limit: number
    beforeId?: number
  }): Promise<LedgerEntry[]>
  /** Posts moves of payouts in the transaction that moves them; each state of a payout is entered once. */
  postPayouts(tx: Executor, moves: readonly PayoutItemMove[], at: Date): Promise<void>
  /** Posts the fees that a register names, by payment method, once per `key`. */
  postAcquirerFee(
    tx: Executor,
    fee: { readonly key: string; readonly at: Date; readonly parts: readonly { method: string; amount: number }[] },
  ): Promise<void>
  /** Posts what registers of acquirers leave to be paid, once per `key`; an entry that is there undoes the transaction. */
  postAcquirerRegisters(tx: Executor, registers: readonly AcquirerRegister[]): Promise<void>
  /** Posts money of acquirers that came into the bank, once per row; an entry that is there undoes the transaction. */
  postAcquirerPayments(tx: Executor, payments: readonly AcquirerPayment[]): Promise<void>
  /** A manual entry with the reversal that undid it; null = there is none of this id. */
  findManualEntry(executor: Executor, id: number): Promise<ManualEntry | null>
  /**
   * Posts an approved manual entry, or the reversal of one. Both people are kept in its facts.
   * @throws Refusal of wrong fields, NOT_FOUND, LEDGER_ENTRY_REVERSED
   */
  postManualEntry(tx: Executor, by: { writtenBy: number; approvedBy: number }, entry: ProposedEntry): Promise<void>
  /** Posts all missing entries, including those of lost events. Reads all orders. */
  catchUp(): Promise<void>
}
