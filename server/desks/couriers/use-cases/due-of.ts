import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { offlineDue } from '@okolitsa/domain/payments/offline-payment.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import type { StopRow } from '../store/route.store.ts'

/** The amount due at the door, for orders paid there and for surcharges. */
export function dueOf(row: StopRow): Kopecks {
  if (!isPaidAtHandOver(row.paymentMethod) && !row.isRestInCash) return ZERO
  const { paymentMethod: method, isRestInCash, total, taken } = row
  const payments = [{ isSurplus: false, held: ZERO, captured: row.online, returning: ZERO }]
  return offlineDue({ method, isCanceled: false, isRestInCash, total, payments, taken })
}
