import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { CustomerScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FiscalService } from '../../../money/fiscal/ports.ts'
import type { PaymentsService } from '../../../money/payments/ports.ts'
import { listClaims } from '../store/claim.store.ts'
import { findOrderView, type OrderDetailView } from '../store/order-read-model.ts'
import type { ChangeDeps } from '../use-cases/change-deps.ts'
import { isBeforeCutOff } from '../use-cases/prepare-change.ts'
import { awaitsPayment, presentOrder } from './present-order.ts'

export interface ReadOrderDeps extends ChangeDeps {
  readonly payments: PaymentsService
  readonly receiptsOf: FiscalService['receiptsOf']
}

/** A customer's call about one of their orders. */
export interface Called {
  readonly params: { readonly id: number }
  readonly scope: CustomerScope
}

/** An order as its page shows it; null = there is none within the scope. */
export async function readOrderAnswer(
  deps: ReadOrderDeps,
  scope: CustomerScope | StaffScope,
  orderId: number,
): Promise<{ view: OrderDetailView; answer: OrderAnswer } | null> {
  const { executor, payments } = deps
  const view = await findOrderView(executor, scope, orderId)
  if (!view) return null
  const order = awaitsPayment(view) ? await deps.lifecycle.read(executor, orderId) : null
  const [payment, refunds, receipts, proposals, claims, mayEdit] = await Promise.all([
    order && payments.stateOf(order),
    payments.refundsOf(executor, orderId),
    deps.receiptsOf(orderId),
    deps.lifecycle.changes.listProposals(executor, orderId),
    listClaims(executor, orderId),
    mayBeEdited(deps, view),
  ])
  return { view, answer: presentOrder(view, deps.clock(), { payment, refunds, receipts, proposals, claims, mayEdit }) }
}

/** For calls of a customer about their own order: what the page shows after them. NOT_FOUND for any other order. */
export const presentOwnOrder =
  (deps: ReadOrderDeps) =>
  async (scope: CustomerScope, orderId: number): Promise<OrderAnswer> => {
    const found = await readOrderAnswer(deps, scope, orderId)
    if (!found) throw new Refusal('NOT_FOUND')
    return found.answer
  }

/** Refuses NOT_FOUND when the order is not this customer's, or not of the seller whose site it is asked through. */
export async function demandOwnOrder(
  deps: Pick<ReadOrderDeps, 'executor' | 'lifecycle'>,
  scope: CustomerScope,
  orderId: number,
): Promise<void> {
  if (!(await deps.lifecycle.find(deps.executor, scope, orderId))) throw new Refusal('NOT_FOUND')
}

/** The seller has not begun and the day's cut-off is not over. */
async function mayBeEdited(deps: ChangeDeps, view: OrderDetailView): Promise<boolean> {
  if (view.state !== 'formed' || view.lines.some((line) => line.picked_amount !== null)) return false
  const read = await deps.lifecycle.readWhole(deps.executor, view.id)
  return read !== null && isBeforeCutOff(deps, read)
}
