import type { Posting } from './postings.ts'

/**
 * Postings of the fee that acquirers withheld, by payment method: a cost, and less money at the gateway. The method is
 * empty for rows of a register whose payment is unknown.
 */
export const acquirerFeePostings = (
  parts: readonly { readonly method: string; readonly amount: number }[],
): readonly Posting[] => [
  { account: 'acquirer_fee', owner: '', amount: parts.reduce((sum, { amount }) => sum + amount, 0) },
  ...parts.map(({ method, amount }) => ({ account: 'gateway' as const, owner: method, amount: -amount })),
]
