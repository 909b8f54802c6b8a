/** Kinds of entries; `manual` = written by a person and approved by another. */
export const ENTRY_KINDS = [
  'payment',
  'refund',
  'settlement',
  'bonus',
  'payout',
  'payoutPaid',
  'payoutReturn',
  'compensation',
  'acquirer_fee',
  'acquirer_settlement',
  'merge',
  'manual',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
