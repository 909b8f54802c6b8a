import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { mayDispute } from '@okolitsa/domain/payments/seller-debt.ts'
import type { SellerDebt } from '../ports.ts'

/** Facts of an order that are needed to present its debts. */
export interface DebtContext {
  readonly claims: readonly { readonly id: string; readonly changeId: string | null }[]
  readonly photos: readonly { readonly id: string; readonly debtId: number | null }[]
}

export const presentDebt = (debt: SellerDebt, { claims, photos }: DebtContext, now: Date): SellerDebtAnswer => ({
  id: debt.id,
  amount: toRoubles(debt.amount),
  state: debt.state,
  dueAt: debt.dueAt.toISOString(),
  claimId: claims.find(({ changeId }) => changeId === debt.cause)?.id ?? null,
  way: debt.way,
  paidOn: debt.paidOn,
  note: debt.note,
  photoIds: photos.filter(({ debtId }) => debtId === debt.id).map(({ id }) => id),
  isDisputed: debt.disputedAt !== null,
  mayDispute: mayDispute(debt, now),
})
