import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PaymentsService, Repayment } from '../../../money/payments/ports.ts'
import type { ChangeDeps } from './change-deps.ts'
import { recordRepayment } from './record-change.ts'

interface PayDebtDeps extends Pick<ChangeDeps, 'executor' | 'inTransaction' | 'audit' | 'lifecycle'> {
  readonly payments: Pick<PaymentsService, 'payBack'>
}

/** Records that the seller repaid a debt; see `StaffOrdersService.payDebt`. */
export async function payDebt(
  deps: PayDebtDeps,
  party: StaffParty,
  orderId: number,
  repayment: Pick<Repayment, 'debtId' | 'way' | 'on' | 'note'>,
): Promise<void> {
  const found = await deps.lifecycle.find(deps.executor, scopeOfParty(party), orderId)
  if (!found) throw new Refusal('NOT_FOUND')
  const { timeZone } = found
  await deps.inTransaction(async (tx) => {
    const how = { ...repayment, timeZone, by: party.staffId }
    const paid = await deps.payments.payBack(tx, scopeOfParty(party), orderId, how)
    if (paid) await recordRepayment(deps.audit, tx, party, found, paid.amount)
  })
}
