import type { Kopecks } from '../money/money.ts'
import type { PayoutState } from '../payouts/payout-states.ts'
import type { Account, Posting } from './postings.ts'

/** A payout that changes its state. */
export interface PayoutMove {
  readonly organizationId: number
  readonly amount: Kopecks
  readonly from: PayoutState
  readonly to: PayoutState
}

/** The account on which the money of a payout lies in a state. Money that never left or came back is the seller's. */
const ACCOUNT_OF = {
  due: 'seller',
  sent: 'payout_in_transit',
  paid: 'bank',
  returned: 'seller',
  failed: 'seller',
} as const satisfies Readonly<Record<PayoutState, Account>>

/**
 * Postings of a move: the balance of the seller falls when the payout is sent, the bank's when it is paid, and both
 * rise again when it returns. Empty = no money moves, as when a payout fails before it was sent.
 */
export function payoutMovePostings({ organizationId, amount, from, to }: PayoutMove): Posting[] {
  const posting = (account: Account, signed: number): Posting => ({
    ...{ account, amount: signed },
    owner: account === 'seller' ? String(organizationId) : '',
  })
  const [before, after] = [ACCOUNT_OF[from], ACCOUNT_OF[to]]
  return before === after ? [] : [posting(before, amount), posting(after, -amount)]
}
