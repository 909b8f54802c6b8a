import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { balanceOf } from '@okolitsa/domain/payments/payment-balance.ts'
import { HOLD_CHECK_SECONDS, isOpenAttempt, PAY_AGAIN_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentHeld, paymentHoldLost, paymentSettled } from '../events.ts'
import { type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { GatewayStatus, LockedPayableOrder } from '../ports.ts'
import { type Attempt, recordEvent, saveAttempt } from '../store/payment.store.ts'
import { balancePayments } from './balance-payments.ts'
import { closePayments } from './close-payments.ts'
import { openPayment } from './open-payment.ts'
import { requestRefund } from './request-refund.ts'
import { sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/** The gateway's word about one attempt, with its order and every attempt of it under lock. */
export interface Settlement {
  readonly deps: PaymentDeps
  readonly tx: Executor
  readonly order: LockedPayableOrder
  readonly attempts: readonly Attempt[]
  readonly own: Attempt
  readonly gatewayStatus: GatewayStatus
}

const nothing = 0 as Kopecks

/** The bank took money: at once, late, or of a hold. What the order can not take goes back. */
export async function takeMoney(settlement: Settlement): Promise<void> {
  const { deps, tx, order, own, gatewayStatus } = settlement
  const isTaken = await mayTake(settlement)
  await saveAttempt(tx, own.id, {
    status: 'paid',
    isSurplus: !isTaken,
    heldAmount: nothing,
    capturedAmount: gatewayStatus.paid,
    gatewayOrderId: own.gatewayOrderId ?? gatewayStatus.gatewayOrderId,
    settledAt: deps.clock(),
    claimedUntil: null,
    nextCheckAt: null,
    failure: null,
  })
  await recordEvent(tx, own.id, 'paid', { from: own.status, paid: gatewayStatus.paid, isTaken })
  if (isTaken) {
    const isCapture = own.status === 'held'
    await emit(tx, paymentSettled({ orderId: order.id, paymentId: own.id, amount: gatewayStatus.paid, isCapture }))
    return balance(settlement, 'paid more than the order costs')
  }
  if (gatewayStatus.paid !== own.amount) {
    deps.log.error({ payment: own.gatewayNumber, paid: gatewayStatus.paid }, 'the paid amount is not the asked one')
  }
  // never money without an order: what can not be taken goes back at once
  const reason = 'the order could not take it'
  await requestRefund(deps, tx, own, { cause: 'surplus', amount: gatewayStatus.paid, reason })
  await refreshOrderPayment(settlement)
}

/** Of a hold whatever was captured is ours; otherwise the sum must be the one that was asked for. */
async function mayTake({ deps, tx, order, own, gatewayStatus }: Settlement): Promise<boolean> {
  if (own.status === 'held') return true
  if (gatewayStatus.paid !== own.amount) return false
  return own.purpose === 'surcharge' ? order.state !== 'canceled' : deps.orders.takePayment(tx, order)
}

/**
 * The bank holds the money; answers whether that was news. What the order can not take is let go: now when the
 * attempt still waited, otherwise whenever the closed attempt is looked at (see carryOnAttempt). What is being
 * withdrawn does not come here (mayTakeHold): its money is let go by us, not by the bank.
 */
export async function takeHold(settlement: Settlement): Promise<boolean> {
  const { deps, tx, order, own, gatewayStatus } = settlement
  if (!(await deps.orders.takePayment(tx, order))) {
    const wasOpen = isOpenAttempt(own.status)
    if (wasOpen) await withdrawInTransaction(deps, tx, own, 'canceled')
    await refreshOrderPayment(settlement)
    return wasOpen
  }
  // gateways that do not say how much they hold, hold what they were asked to
  const held = gatewayStatus.held > 0 ? gatewayStatus.held : own.amount
  await saveAttempt(tx, own.id, {
    status: 'held',
    heldAmount: held,
    gatewayOrderId: own.gatewayOrderId ?? gatewayStatus.gatewayOrderId,
    checks: 0,
    claimedUntil: null,
    nextCheckAt: plusSeconds(deps.clock(), HOLD_CHECK_SECONDS),
    failure: null,
  })
  await recordEvent(tx, own.id, 'held', { from: own.status, held })
  await emit(tx, paymentHeld({ orderId: order.id, paymentId: own.id, amount: held }))
  await balance(settlement, 'held more than the order costs')
  return true
}

/**
 * The bank let a hold go by itself: the customer has to pay again. While the order is with the seller it waits a day
 * and is cancelled then; what has left already is asked for without an end, since the goods are gone.
 */
export async function loseHold(settlement: Settlement): Promise<void> {
  const { deps, tx, order, attempts, own, gatewayStatus } = settlement
  const status = gatewayStatus.state === 'expired' ? 'expired' : 'canceled'
  await saveAttempt(tx, own.id, { status, heldAmount: nothing, nextCheckAt: null, failure: gatewayStatus.reason })
  await recordEvent(tx, own.id, 'hold-lost', { gatewayStatus: gatewayStatus.state, reason: gatewayStatus.reason })
  deps.log.error({ payment: own.gatewayNumber, gatewayStatus: gatewayStatus.state }, 'the bank let a hold go')
  await emit(tx, paymentHoldLost({ orderId: order.id, paymentId: own.id, amount: own.heldAmount }))

  // a part was to be paid on hand-over, not all of it
  const asked = { ...order, isRestInCash: false }
  if (order.state !== 'formed' && order.state !== 'isAssembling' && order.state !== 'booked') {
    await deps.orders.awaitAgain(tx, order.id, null)
    return balance({ ...settlement, order: asked }, 'the bank let a hold go')
  }
  await withdrawOthers(settlement)
  const { missing } = balanceOf(order.total, attempts.filter((each) => each.id !== own.id).map(sumsOf))
  if (missing > 0) {
    const payBefore = plusSeconds(deps.clock(), PAY_AGAIN_MINUTES * 60)
    await deps.orders.awaitAgain(tx, order.id, payBefore)
    await openPayment(deps, tx, { ...order, payBefore }, { purpose: 'order', amount: missing })
  }
  await updateOrderPayment(deps, tx, order)
}

function balance({ deps, tx, order, own }: Settlement, reason: string): Promise<void> {
  return balancePayments(deps, tx, order, { key: `settled:${own.id}`, total: order.total, reason })
}

async function withdrawOthers({ deps, tx, attempts, own }: Settlement): Promise<void> {
  for (const other of attempts) {
    if (other.id !== own.id && isOpenAttempt(other.status)) await withdrawInTransaction(deps, tx, other, 'canceled')
  }
}

/** Trying to take may have cancelled the order: its stock was gone. */
async function refreshOrderPayment({ deps, tx, order: before }: Settlement): Promise<void> {
  const order = (await deps.orders.lock(tx, before.id)) ?? before
  await (order.state === 'canceled' ? closePayments(deps, tx, order.id) : updateOrderPayment(deps, tx, order))
}
