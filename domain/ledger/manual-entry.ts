import { type Kopecks, MAX_KOPECKS } from '../money/money.ts'
import { type FieldMistakes, mistakesOf, text, whole } from '../validation/field-rules.ts'
import type { Account, Posting } from './postings.ts'

/**
 * Accounts of manual entries. The others mirror facts of orders: money at gateways, customers, cash, bonuses, which the
 * integrity check compares with the ledger.
 */
export const MANUAL_ACCOUNTS = [
  'seller',
  'bank',
  'platform',
  'tax',
  'courier',
  'market_discount',
  'adjustment',
] as const satisfies readonly Account[]
export type ManualAccount = (typeof MANUAL_ACCOUNTS)[number]

/** Most characters of a reason, which the seller reads, and of the number and date of a document. */
export const MAX_ENTRY_REASON = 300
export const MAX_ENTRY_DOCUMENT = 120

export interface ManualEntryFields {
  readonly debit: ManualAccount
  readonly credit: ManualAccount
  /** The seller whose account is one of both; null = of none. */
  readonly organizationId: number | null
  readonly amount: Kopecks
  readonly reason: string
  readonly document: string
}

/**
 * Wrong fields of a pair. Money leaves to sellers by payouts only: a debit of a seller with a credit of the bank would
 * pay without requisites and reserve.
 */
export function manualEntryMistakes(fields: ManualEntryFields): FieldMistakes {
  const { debit, credit, organizationId } = fields
  const isOfSeller = debit === 'seller' || credit === 'seller'
  return {
    ...mistakesOf<Pick<ManualEntryFields, 'amount' | 'reason' | 'document'>>(
      {
        amount: whole(1, MAX_KOPECKS),
        reason: text({ most: MAX_ENTRY_REASON, isRequired: true }),
        document: text({ most: MAX_ENTRY_DOCUMENT, isRequired: true }),
      },
      fields,
    ),
    ...((debit === credit || (debit === 'seller' && credit === 'bank')) && { credit: 'wrongValue' }),
    ...(isOfSeller && organizationId === null && { organizationId: 'required' }),
    ...(!isOfSeller && organizationId !== null && { organizationId: 'wrongValue' }),
  }
}

export function manualPostings({ debit, credit, organizationId, amount }: ManualEntryFields): Posting[] {
  const owner = (account: ManualAccount) =>
    account === 'seller' ? String(organizationId) : account === 'courier' ? 'cdek' : ''
  return [
    { account: debit, owner: owner(debit), amount },
    { account: credit, owner: owner(credit), amount: 0 - amount },
  ]
}

/** The pair that undoes an entry: the same accounts with their sides exchanged. */
export const reversedPair = <Of extends Pick<ManualEntryFields, 'debit' | 'credit'>>(entry: Of): Of => ({
  ...entry,
  debit: entry.credit,
  credit: entry.debit,
})

/** Causes of manual entries and of their reversals. A cause is posted once, so an entry has one reversal. */
export const manualCause = (key: string): string => `manual:${key}`
export const reversalCause = (entryId: number): string => `reversal:${entryId}`

/** A manual entry of the ledger that waits for approval. */
export interface ProposedEntry extends ManualEntryFields {
  /** The entry is posted once per key. */
  readonly key: string
  readonly sellerTitle: string | null
  /** The entry that it undoes, with its sides exchanged; null = it undoes none. */
  readonly reverses: number | null
}
