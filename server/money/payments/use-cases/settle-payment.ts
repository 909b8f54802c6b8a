import {
  HOLD_CHECK_SECONDS,
  isOpenAttempt,
  LATE_MONEY_CHECKS_SECONDS,
  mayMoveAttempt,
  mayTakeHold,
  nextCheckDelaySeconds,
  plusCheck,
} from '@okolitsa/domain/payments/payment-machine.ts'
import type { AttemptStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { plusSeconds } from '../payment-deps.ts'
import type { GatewayState, GatewayStatus } from '../ports.ts'
import { type Attempt, factsOf, recordEventOnce, saveAttempt } from '../store/payment.store.ts'
import { moveAttempt } from './move-attempt.ts'
import { loseHold, type Settlement, takeHold, takeMoney } from './take-money.ts'
import { lockMoney } from './update-order-payment.ts'

/** Status of a waiting attempt after each gateway state; null = the attempt keeps waiting. */
const closingMeaning: Readonly<Record<GatewayState, AttemptStatus | null>> = {
  unknown: null,
  open: null,
  held: null,
  paid: null,
  partiallyRefunded: null,
  declined: 'declined',
  expired: 'expired',
  canceled: 'declined',
  refunded: 'declined',
}
/** Final states, after which no money can arrive and no money is held. */
const FINAL: ReadonlySet<GatewayState> = new Set(['declined', 'expired', 'canceled', 'refunded'])
/** States after which money has arrived; a refund made manually at the bank was paid before. */
const MONEY: ReadonlySet<GatewayState> = new Set(['paid', 'partiallyRefunded'])

/** Closed states that a paid payment reaches only without our request. */
const GONE: ReadonlySet<GatewayState> = new Set(['declined', 'expired', 'canceled'])

/**
 * Applies the gateway's status to an attempt. Notification, return page, poll and job may run concurrently: the order's
 * row and then its attempts are locked, and the state machine allows each transition once.
 */
export async function settlePayment(
  deps: PaymentDeps,
  attempt: Pick<Attempt, 'id' | 'orderId'>,
  gatewayStatus: GatewayStatus,
): Promise<void> {
  await deps.database.inTransaction(async (tx) => {
    const [order, money] = await pipelined([deps.orders.lock(tx, attempt.orderId), lockMoney(tx, attempt.orderId)])
    const own = money.attempts.find((each) => each.id === attempt.id)
    if (!order || !own) return
    const { cardEnd } = gatewayStatus
    if (cardEnd !== undefined && cardEnd !== own.cardEnd) await saveAttempt(tx, own.id, { cardEnd })
    const settlement = { deps, tx, order, money, own, gatewayStatus }
    // a paid sum of zero is not a payment: later checks resolve it
    if (MONEY.has(gatewayStatus.state) && gatewayStatus.paid > 0 && mayMoveAttempt(own.status, 'paid'))
      return takeMoney(settlement)
    if (gatewayStatus.state === 'held' && mayTakeHold(factsOf(own))) {
      if (await takeHold(settlement)) return
    }
    if (own.status === 'held') return FINAL.has(gatewayStatus.state) ? loseHold(settlement) : lookAgain(settlement)
    if (isOpenAttempt(own.status)) return closeOrWait(settlement)
    if (own.capturedAmount > 0 && GONE.has(gatewayStatus.state)) return reportGone(settlement)
    if (own.nextCheckAt !== null || gatewayStatus.state === 'held') await lookForLateMoney(settlement)
  })
}

/**
 * Records that paid money left the gateway without our request (reversed manually or by credit). Logged once for staff.
 */
async function reportGone({ deps, tx, own, gatewayStatus }: Settlement): Promise<void> {
  const { state } = gatewayStatus
  await saveAttempt(tx, own.id, { nextCheckAt: null })
  if (!(await recordEventOnce(tx, own.id, 'gone', state, { amount: own.capturedAmount }))) return
  deps.log.error({ payment: own.gatewayNumber, state }, 'paid money has left the gateway by itself')
}

async function closeOrWait({ deps, tx, own, gatewayStatus }: Settlement): Promise<void> {
  const now = deps.clock()
  const next = closingMeaning[gatewayStatus.state]
  if (next === null || !mayMoveAttempt(own.status, next)) {
    await saveAttempt(tx, own.id, {
      checks: plusCheck(own.checks),
      // a polling page must not postpone the closing of a withdrawn attempt (see carryOnAttempt)
      ...(own.withdrawingAt === null && { nextCheckAt: plusSeconds(now, nextCheckDelaySeconds(own.checks)) }),
    })
    return
  }
  const { reason } = gatewayStatus
  const patch = { status: next, failure: reason, nextCheckAt: null }
  await moveAttempt(tx, own, patch, { kind: next, detail: { from: own.status, reason } })
}

async function lookAgain({ deps, tx, own }: Settlement): Promise<void> {
  await saveAttempt(tx, own.id, { nextCheckAt: plusSeconds(deps.clock(), HOLD_CHECK_SECONDS) })
}

/**
 * Schedules another check of a closed attempt, soon while the bank holds unneeded money, unless its status is final.
 */
async function lookForLateMoney({ deps, tx, own, gatewayStatus }: Settlement): Promise<void> {
  const isHeld = gatewayStatus.state === 'held'
  const delay = isHeld ? nextCheckDelaySeconds(own.checks) : (LATE_MONEY_CHECKS_SECONDS[own.checks] ?? null)
  const isOver = FINAL.has(gatewayStatus.state) || delay === null
  await saveAttempt(tx, own.id, {
    checks: plusCheck(own.checks),
    nextCheckAt: isOver ? null : plusSeconds(deps.clock(), delay),
  })
}
