import { ZERO } from '@okolitsa/domain/money/money.ts'
import { balanceOf } from '@okolitsa/domain/payments/payment-balance.ts'
import { HOLD_CHECK_SECONDS, isOpenAttempt, PAY_AGAIN_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { paymentHeld, paymentHoldLost, paymentSettled } from '../events.ts'
import { type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { GatewayStatus, LockedPayableOrder } from '../ports.ts'
import type { Attempt } from '../store/payment.store.ts'
import { balancePayments } from './balance-payments.ts'
import { closePayments } from './close-payments.ts'
import { type AttemptMove, moveAttempt } from './move-attempt.ts'
import { openPayment } from './open-payment.ts'
import { requestRefund } from './request-refund.ts'
import { type OrderMoney, sumsOf, updateOrderPayment } from './update-order-payment.ts'
import { withdrawInTransaction } from './withdraw-in-transaction.ts'

/** A gateway status with its attempt, the order and all attempts of the order, locked. */
export interface Settlement {
  readonly deps: PaymentDeps
  readonly tx: Executor
  readonly order: LockedPayableOrder
  readonly money: OrderMoney
  readonly own: Attempt
  readonly gatewayStatus: GatewayStatus
}

/** Moves the attempt; returns the updated settlement. */
async function move(settlement: Settlement, ...change: AttemptMove): Promise<Settlement> {
  const own = await moveAttempt(settlement.tx, settlement.own, ...change)
  const { money } = settlement
  const attempts = money.attempts.map((each) => (each.id === own.id ? own : each))
  return { ...settlement, own, money: { ...money, attempts } }
}

/**
 * Records money taken by the bank: charged directly, late, or from a hold. Money that the order cannot accept is
 * refunded.
 */
export async function takeMoney(settlement: Settlement): Promise<void> {
  const { deps, tx, order, own, gatewayStatus } = settlement
  const { paid } = gatewayStatus
  const isTaken = await mayTake(settlement)
  const patch = {
    status: 'paid',
    isSurplus: !isTaken,
    heldAmount: ZERO,
    capturedAmount: paid,
    gatewayOrderId: own.gatewayOrderId ?? gatewayStatus.gatewayOrderId,
    settledAt: deps.clock(),
    claimedUntil: null,
    nextCheckAt: null,
    failure: null,
  } as const
  const isCapture = own.status === 'held'
  const settled = await move(settlement, patch, {
    kind: 'paid',
    detail: { from: own.status, paid, isTaken },
    event: isTaken ? paymentSettled({ orderId: order.id, paymentId: own.id, amount: paid, isCapture }) : undefined,
  })
  if (isTaken) return balance(settled, 'paid more than the order costs')
  if (paid !== own.amount) {
    deps.log.error({ payment: own.gatewayNumber, paid }, 'the paid amount is not the asked one')
  }
  // money that the order cannot accept is refunded immediately
  const reason = 'the order could not take it'
  await requestRefund(deps, tx, own, { cause: 'surplus', amount: paid, reason })
  await refreshOrderPayment(settlement)
}

/** True = the sum is acceptable: any captured part of a hold, otherwise exactly the requested sum. */
async function mayTake({ deps, tx, order, own, gatewayStatus }: Settlement): Promise<boolean> {
  if (own.status === 'held') return true
  if (gatewayStatus.paid !== own.amount) return false
  return own.purpose === 'surcharge' ? order.state !== 'canceled' : deps.orders.takePayment(tx, order)
}

/**
 * Records money held by the bank; returns whether that was new. A hold that the order cannot accept is released: now
 * when the attempt was still waiting, otherwise at its next check (see carryOnAttempt). `mayTakeHold` excludes attempts
 * being withdrawn, whose money the shop releases.
 */
export async function takeHold(settlement: Settlement): Promise<boolean> {
  const { deps, tx, order, own, gatewayStatus } = settlement
  if (!(await deps.orders.takePayment(tx, order))) {
    const wasOpen = isOpenAttempt(own.status)
    if (wasOpen) await withdrawInTransaction(deps, tx, own, 'canceled')
    await refreshOrderPayment(settlement)
    return wasOpen
  }
  // gateways that do not report the held sum hold the requested sum
  const held = gatewayStatus.held > 0 ? gatewayStatus.held : own.amount
  const patch = {
    status: 'held',
    heldAmount: held,
    gatewayOrderId: own.gatewayOrderId ?? gatewayStatus.gatewayOrderId,
    checks: 0,
    claimedUntil: null,
    nextCheckAt: plusSeconds(deps.clock(), HOLD_CHECK_SECONDS),
    failure: null,
  } as const
  const event = paymentHeld({ orderId: order.id, paymentId: own.id, amount: held })
  const settled = await move(settlement, patch, { kind: 'held', detail: { from: own.status, held }, event })
  await balance(settled, 'held more than the order costs')
  return true
}

/**
 * Records that the bank released a hold: the customer has to pay again. An order still at the seller waits a day and is
 * then cancelled; an order that has left waits without a limit, since the goods are gone.
 */
export async function loseHold(settlement: Settlement): Promise<void> {
  const { deps, tx, order, own, gatewayStatus } = settlement
  const { state, reason } = gatewayStatus
  const status = state === 'expired' ? 'expired' : 'canceled'
  deps.log.error({ payment: own.gatewayNumber, gatewayStatus: state }, 'the bank let a hold go')
  const patch = { status, heldAmount: ZERO, nextCheckAt: null, failure: reason } as const
  const event = paymentHoldLost({ orderId: order.id, paymentId: own.id, amount: own.heldAmount })
  const lost = await move(settlement, patch, { kind: 'hold-lost', detail: { gatewayStatus: state, reason }, event })

  // the remainder due at handover is part of the requested sum again
  const asked = { ...order, isRestInCash: false }
  if (order.state !== 'formed' && order.state !== 'isAssembling' && order.state !== 'booked') {
    await deps.orders.awaitAgain(tx, order.id, null)
    return balance({ ...lost, order: asked }, 'the bank let a hold go')
  }
  await withdrawOthers(settlement)
  const { missing } = balanceOf(order.total, lost.money.attempts.filter((each) => each.id !== own.id).map(sumsOf))
  if (missing > 0) {
    const payBefore = plusSeconds(deps.clock(), PAY_AGAIN_MINUTES * 60)
    await deps.orders.awaitAgain(tx, order.id, payBefore)
    await openPayment(deps, tx, { ...order, payBefore }, { purpose: 'order', amount: missing })
  }
  await updateOrderPayment(deps, tx, order)
}

function balance({ deps, tx, order, own, money }: Settlement, reason: string): Promise<void> {
  return balancePayments(deps, tx, order, { key: `settled:${own.id}`, total: order.total, reason }, money)
}

async function withdrawOthers({ deps, tx, money, own }: Settlement): Promise<void> {
  for (const other of money.attempts) {
    if (other.id !== own.id && isOpenAttempt(other.status)) await withdrawInTransaction(deps, tx, other, 'canceled')
  }
}

/** The order read again: accepting the money may have cancelled it because its stock was sold out. */
async function refreshOrderPayment({ deps, tx, order: before }: Settlement): Promise<void> {
  const order = (await deps.orders.lock(tx, before.id)) ?? before
  await (order.state === 'canceled' ? closePayments(deps, tx, order.id) : updateOrderPayment(deps, tx, order))
}
