import type { Kopecks } from '../money/money.ts'
import type { Posting } from './postings.ts'

/**
 * Postings of a register: what an acquirer settles leaves the accounts of the payment methods and becomes the debt of its
 * payer, which is the balance of `gateway` with the payer's taxpayer number. @param parts payments less refunds and fees
 * by payment method, kopecks; the method is empty for rows whose payment is unknown. Empty = nothing is left to be paid.
 */
export function acquirerRegisterPostings(
  payer: string,
  parts: readonly { readonly method: string; readonly amount: number }[],
): Posting[] {
  const own = parts.map(({ method, amount }) => ({ account: 'gateway', owner: method, amount: 0 - amount }) as const)
  const debt = { account: 'gateway', owner: payer, amount: parts.reduce((sum, { amount }) => sum + amount, 0) } as const
  return [...own, debt].filter(({ amount }) => amount !== 0)
}

/** Money of an acquirer that came into the bank account. */
export interface AcquirerPayment {
  /** Id of the row of the statement. */
  readonly rowId: number
  /** Taxpayer number of the payer. */
  readonly payer: string
  readonly amount: Kopecks
  readonly at: Date
}

/** Postings of money that came: it is at the bank, and the payer owes less. */
export const acquirerPaymentPostings = ({ payer, amount }: AcquirerPayment): Posting[] => [
  { account: 'bank', owner: '', amount },
  { account: 'gateway', owner: payer, amount: 0 - amount },
]
