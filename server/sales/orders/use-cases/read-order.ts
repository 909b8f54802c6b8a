import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { FiscalService } from '../../../money/fiscal/ports.ts'
import type { PaymentsService } from '../../../money/payments/ports.ts'
import { awaitsPayment } from '../awaits-payment.ts'
import type { OrderDetailView } from '../order-view.ts'
import type { OrderPage } from '../ports.ts'
import { listClaims } from '../store/claim.store.ts'
import { findOrderView } from '../store/order-read-model.ts'
import { listOrderPhotos } from '../store/parcel-photo.store.ts'
import type { ChangeDeps } from './change-deps.ts'
import { isBeforeCutOff } from './prepare-change.ts'

export interface ReadOrderDeps extends ChangeDeps {
  readonly payments: PaymentsService
  readonly receiptsOf: FiscalService['receiptsOf']
}

/** An order with the data of its page; null = none within the scope. */
export async function readOrderPage(
  deps: ReadOrderDeps,
  scope: CustomerScope | StaffScope,
  orderId: number,
): Promise<OrderPage | null> {
  const { executor, payments } = deps
  const view = await findOrderView(executor, scope, orderId)
  if (!view) return null
  const order = awaitsPayment(view) ? await deps.lifecycle.read(executor, orderId) : null
  const [payment, refunds, debts, receipts, proposals, claims, photos, mayEdit] = await Promise.all([
    order && payments.viewOf(order),
    payments.refundsOf(executor, orderId),
    payments.debtsOf(executor, orderId),
    deps.receiptsOf(orderId),
    deps.lifecycle.changes.listProposals(executor, orderId),
    listClaims(executor, orderId),
    listOrderPhotos(executor, orderId),
    mayBeEdited(deps, view),
  ])
  return { view, payment, refunds, debts, receipts, proposals, claims, photos, mayEdit }
}

/** True = the seller has not begun, and the day's cutoff has not passed. */
async function mayBeEdited(deps: ChangeDeps, view: OrderDetailView): Promise<boolean> {
  if (view.dinner !== null || view.state !== 'formed' || view.lines.some((line) => line.picked_amount !== null))
    return false
  const read = await deps.lifecycle.readWhole(deps.executor, view.id)
  return read !== null && isBeforeCutOff(deps, read)
}
