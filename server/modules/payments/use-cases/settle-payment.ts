import {
  isOpenAttempt,
  LATE_MONEY_CHECKS_SECONDS,
  mayMoveAttempt,
  nextCheckDelaySeconds,
} from '@okolitsa/domain/payments/payment-machine.ts'
import type { AttemptStatus } from '@okolitsa/domain/payments/payment-status.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { paymentSettled, paymentWithdrawn, refundRequested } from '../events.ts'
import { type PaymentDeps, plusSeconds } from '../payment-deps.ts'
import type { GatewayState, GatewayStatus, PayableOrder } from '../ports.ts'
import { type Attempt, lockAttempts, recordEvent, saveAttempt } from '../store/payment.store.ts'
import { insertRefund } from '../store/refund.store.ts'

/** What the gateway's word means for an attempt that still waits; null = it goes on waiting. */
const openAttemptMeaning: Readonly<Record<GatewayState, AttemptStatus | null>> = {
  unknown: null,
  open: null,
  held: 'held',
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  canceled: 'declined',
  // returned by hand at the bank: it was paid first
  partiallyRefunded: 'paid',
  refunded: 'declined',
}
/** After these words no money can come any more. */
const FINAL: ReadonlySet<GatewayState> = new Set(['declined', 'expired', 'canceled', 'refunded'])

/**
 * Applies the gateway's own word on an attempt. Notification, return page, poll and job all end here and may race:
 * the order's row and then its attempts are locked, and the machine lets each arrow happen once.
 */
export async function settlePayment(
  deps: PaymentDeps,
  attempt: Pick<Attempt, 'id' | 'order_id'>,
  word: GatewayStatus,
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const order = await deps.orders.lock(tx, attempt.order_id)
    if (!order) return
    const attempts = await lockAttempts(tx, attempt.order_id)
    const own = attempts.find((each) => each.id === attempt.id)
    if (!own) return
    const isMoney = word.state === 'paid' || word.state === 'partiallyRefunded'
    if (isMoney && mayMoveAttempt(own.status, 'paid')) return takeMoney(deps, tx, order, attempts, own, word)
    if (isOpenAttempt(own.status)) return closeOrWait(deps, tx, own, word)
    // a closed attempt without money: look again later, unless the gateway has said its last word
    if (own.next_check_at !== null) await saveAttempt(tx, own.id, laterLook(deps, own, word))
  })
}

async function takeMoney(
  deps: PaymentDeps,
  tx: Executor,
  order: PayableOrder,
  attempts: readonly Attempt[],
  own: Attempt,
  word: GatewayStatus,
): Promise<void> {
  const now = deps.clock()
  const isWhole = word.paid === own.amount
  const isTaken = isWhole && (await deps.orders.takePayment(tx, order))
  await saveAttempt(tx, own.id, {
    status: 'paid',
    is_surplus: !isTaken,
    gateway_order_id: own.gateway_order_id ?? word.gatewayOrderId,
    settled_at: now,
    next_check_at: null,
    failure: null,
  })
  await recordEvent(tx, own.id, 'paid', { from: own.status, paid: word.paid, isTaken })
  for (const other of attempts) {
    if (other.id !== own.id && isOpenAttempt(other.status)) await withdrawInTransaction(deps, tx, other, 'canceled')
  }
  if (isTaken) {
    await emit(tx, paymentSettled({ orderId: order.id, paymentId: own.id, amount: own.amount }))
    return
  }
  if (!isWhole) deps.log.error({ payment: own.gateway_number, paid: word.paid }, 'the paid amount is not the asked one')
  // never money without an order: what can not be taken goes back at once
  await requestRefund(deps, tx, own, { cause: 'surplus', amount: own.amount, reason: 'the order could not take it' })
}

async function closeOrWait(deps: PaymentDeps, tx: Executor, own: Attempt, word: GatewayStatus): Promise<void> {
  const now = deps.clock()
  const next = openAttemptMeaning[word.state]
  if (next === null || !mayMoveAttempt(own.status, next)) {
    await saveAttempt(tx, own.id, {
      checks: own.checks + 1,
      next_check_at: plusSeconds(now, nextCheckDelaySeconds(own.checks)),
    })
    return
  }
  await saveAttempt(tx, own.id, {
    status: next,
    failure: word.reason,
    next_check_at: FINAL.has(word.state) ? null : plusSeconds(now, nextCheckDelaySeconds(own.checks)),
  })
  await recordEvent(tx, own.id, next, { from: own.status, reason: word.reason })
}

/** When a closed attempt is looked at again for late money. */
function laterLook(deps: PaymentDeps, own: Attempt, word: GatewayStatus) {
  const delay = LATE_MONEY_CHECKS_SECONDS[own.checks]
  const isOver = FINAL.has(word.state) || delay === undefined
  return { checks: own.checks + 1, next_check_at: isOver ? null : plusSeconds(deps.clock(), delay) }
}

/** Closes an open attempt on our side; a job withdraws it at the gateway and watches for late money. */
export async function withdrawInTransaction(
  deps: PaymentDeps,
  tx: Executor,
  attempt: Attempt,
  status: 'canceled' | 'expired',
): Promise<void> {
  await saveAttempt(tx, attempt.id, { status, checks: 0, next_check_at: plusSeconds(deps.clock(), 60) })
  await recordEvent(tx, attempt.id, status, { from: attempt.status })
  await emit(tx, paymentWithdrawn(attempt.id))
}

/** Decides to give money back; a job does it. Deciding twice for one cause is deciding once. */
export async function requestRefund(
  deps: PaymentDeps,
  tx: Executor,
  attempt: Attempt,
  refund: { cause: string; amount: Attempt['amount']; reason: string },
): Promise<void> {
  const id = await insertRefund(tx, { payment_id: attempt.id, ...refund, created_at: deps.clock() })
  if (id) await emit(tx, refundRequested(id))
}
