import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { mayDispute } from '@okolitsa/domain/payments/seller-debt.ts'
import type { SellerDebt } from '../ports.ts'

/**
 * Money that the seller gives back by hand.
 * @param claims of the order, with the changes they led to
 */
export const presentDebt = (
  debt: SellerDebt,
  claims: readonly { readonly id: string; readonly changeId: string | null }[],
  now: Date,
): SellerDebtAnswer => ({
  id: debt.id,
  amount: toRoubles(debt.amount),
  state: debt.state,
  dueAt: debt.dueAt.toISOString(),
  claimId: claims.find(({ changeId }) => changeId === debt.cause)?.id ?? null,
  way: debt.way,
  paidOn: debt.paidOn,
  note: debt.note,
  isDisputed: debt.disputedAt !== null,
  mayDispute: mayDispute(debt, now),
})
