import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { AttemptFacts } from '@okolitsa/domain/payments/payment-machine.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { AttemptStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'

/** Purpose of an attempt: the order as agreed, or its additional cost after it was paid. */
export type PaymentPurpose = 'order' | 'surcharge'

export interface Attempt {
  id: string
  orderId: number
  method: PaymentMethod
  attempt: number
  amount: Kopecks
  status: AttemptStatus
  gatewayNumber: string
  gatewayOrderId: string | null
  /** Last four digits of the card; null = no card, or not known. */
  cardEnd: string | null
  payUrl: string | null
  payload: string | null
  qrId: string | null
  qrImage: string | null
  purpose: PaymentPurpose
  stages: 'one' | 'two'
  heldAmount: Kopecks
  capturedAmount: Kopecks
  refundedAmount: Kopecks
  /** Sum of all requested refunds in any state. */
  returningAmount: Kopecks
  /** Part of `returningAmount` at the market's cost. */
  marketShare: Kopecks
  isSurplus: boolean
  captureAskedAt: Date | null
  captureAttempts: number
  /** Start of the withdrawal at the gateway; null = not begun. */
  withdrawingAt: Date | null
  checks: number
  nextCheckAt: Date | null
  createdAt: Date
  expiresAt: Date
}

export const factsOf = ({ status, withdrawingAt, expiresAt }: Attempt): AttemptFacts => ({
  status,
  isWithdrawing: withdrawingAt !== null,
  expiresAt,
})

const COLUMNS = `id, order_id as "orderId", method, attempt, amount, status, gateway_number as "gatewayNumber",
  gateway_order_id as "gatewayOrderId", card_end as "cardEnd", pay_url as "payUrl", payload, qr_id as "qrId", qr_image as "qrImage", purpose,
  stages, held_amount as "heldAmount", captured_amount as "capturedAmount", refunded_amount as "refundedAmount",
  (select coalesce(sum(refund.amount), 0)::int from refund where payment_id = payment.id) as "returningAmount",
  (select coalesce(sum(refund.market_share), 0)::int from refund where payment_id = payment.id) as "marketShare",
  is_surplus as "isSurplus", capture_asked_at as "captureAskedAt", capture_attempts as "captureAttempts",
  withdrawing_at as "withdrawingAt", checks, next_check_at as "nextCheckAt", created_at as "createdAt",
  expires_at as "expiresAt"`

export async function findAttempt(executor: Executor, paymentId: string): Promise<Attempt | null> {
  const [row] = await run<Attempt>(executor, `select ${COLUMNS} from payment where id = $1`, [paymentId])
  return row ?? null
}

/** Finds the attempt of a notification by the gateway's id or the shop's number. */
export async function findAttemptAtGateway(
  executor: Executor,
  reference: { gatewayOrderId: string | null; number: string | null },
): Promise<Attempt | null> {
  const [row] = await run<Attempt>(
    executor,
    `select ${COLUMNS} from payment where gateway_order_id = $1 or gateway_number = $2 limit 1`,
    [reference.gatewayOrderId, reference.number],
  )
  return row ?? null
}

/** Attempts of an order, newest first. */
export function listAttempts(executor: Executor, orderId: number): Promise<Attempt[]> {
  return run<Attempt>(executor, `select ${COLUMNS} from payment where order_id = $1 order by attempt desc`, [orderId])
}

export async function findLatestAttempt(executor: Executor, orderId: number): Promise<Attempt | null> {
  const [latest] = await listAttempts(executor, orderId)
  return latest ?? null
}

/** Locks every attempt of an order, newest first. The order's row must be locked already. */
export function lockAttempts(tx: Executor, orderId: number): Promise<Attempt[]> {
  return run<Attempt>(
    tx,
    `select ${COLUMNS} from payment where order_id = $1 order by attempt desc for update of payment`,
    [orderId],
  )
}

export async function insertAttempt(
  tx: Executor,
  values: {
    orderId: number
    method: PaymentMethod
    attempt: number
    purpose: PaymentPurpose
    stages: Attempt['stages']
    amount: Kopecks
    gatewayNumber: string
    createdAt: Date
    expiresAt: Date
    nextCheckAt: Date
  },
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into payment (order_id, method, attempt, purpose, stages, amount, gateway_number, created_at, expires_at,
       next_check_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      values.orderId,
      values.method,
      values.attempt,
      values.purpose,
      values.stages,
      values.amount,
      values.gatewayNumber,
      values.createdAt,
      values.expiresAt,
      values.nextCheckAt,
    ],
  )
  return (row as { id: string }).id
}

export interface AttemptPatch {
  status?: AttemptStatus
  gatewayOrderId?: string | null
  cardEnd?: string
  payUrl?: string | null
  payload?: string | null
  qrId?: string | null
  qrImage?: string | null
  heldAmount?: Kopecks
  capturedAmount?: Kopecks
  refundedAmount?: Kopecks
  captureAskedAt?: Date
  withdrawingAt?: Date
  isSurplus?: boolean
  failure?: string | null
  claimedUntil?: Date | null
  nextCheckAt?: Date | null
  checks?: number
  registeredAt?: Date
  settledAt?: Date
}

export async function saveAttempt(executor: Executor, paymentId: string, patch: AttemptPatch): Promise<void> {
  await run(
    executor,
    `update payment set (status, gateway_order_id, card_end, pay_url, payload, qr_id, qr_image, held_amount, captured_amount,
       refunded_amount, capture_asked_at, withdrawing_at, is_surplus, failure, claimed_until, next_check_at, checks,
       registered_at, settled_at) = (select status, gateway_order_id, card_end, pay_url, payload, qr_id, qr_image, held_amount,
       captured_amount, refunded_amount, capture_asked_at, withdrawing_at, is_surplus, failure, claimed_until,
       next_check_at, checks, registered_at, settled_at from jsonb_populate_record(payment, $2::jsonb))
     where id = $1`,
    [paymentId, JSON.stringify(columnsOf(patch))],
  )
}

/** Claims the gateway calls of an attempt until `until`; null = another worker has the claim. */
export async function claimAttempt(
  executor: Executor,
  paymentId: string,
  now: Date,
  until: Date,
): Promise<Attempt | null> {
  const [row] = await run<Attempt>(
    executor,
    `update payment set claimed_until = $3
      where id = $1 and (claimed_until is null or claimed_until <= $2) returning ${COLUMNS}`,
    [paymentId, now, until],
  )
  return row ?? null
}

/** Claims a status request after a notification; null = the last one was made after `before`. */
export async function claimQuestion(
  executor: Executor,
  paymentId: string,
  now: Date,
  before: Date,
): Promise<Attempt | null> {
  const [row] = await run<Attempt>(
    executor,
    `update payment set asked_at = $2 where id = $1 and (asked_at is null or asked_at <= $3) returning ${COLUMNS}`,
    [paymentId, now, before],
  )
  return row ?? null
}

/** Claims the capture of a held attempt until `until`; null = captured, released, or claimed by another worker. */
export async function claimCapture(
  executor: Executor,
  paymentId: string,
  now: Date,
  until: Date,
): Promise<Attempt | null> {
  const [row] = await run<Attempt>(
    executor,
    `update payment set claimed_until = $3, capture_attempts = capture_attempts + 1
      where id = $1 and status = 'held' and capture_asked_at is not null
        and (claimed_until is null or claimed_until <= $2) returning ${COLUMNS}`,
    [paymentId, now, until],
  )
  return row ?? null
}

/** Held attempts whose capture is requested and not done, longest waiting first. */
export async function listDueCaptures(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    `select id from payment where status = 'held' and capture_asked_at is not null
        and (claimed_until is null or claimed_until <= $1) order by capture_asked_at limit $2`,
    [now, limit],
  )
  return rows.map((row) => row.id)
}

/** Attempts due for a status request, longest waiting first. */
export async function listToCheck(executor: Executor, now: Date, limit: number): Promise<Attempt[]> {
  return run<Attempt>(
    executor,
    `select ${COLUMNS} from payment where next_check_at <= $1 order by next_check_at limit $2`,
    [now, limit],
  )
}

/** Appends an entry to the history of an attempt. */
export async function recordEvent(
  executor: Executor,
  paymentId: string,
  kind: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await run(executor, 'insert into payment_event (payment_id, kind, detail) values ($1, $2, $3)', [
    paymentId,
    kind,
    JSON.stringify(detail),
  ])
}

/** Appends a history entry once per kind of event; false = it exists already. */
export async function recordEventOnce(
  executor: Executor,
  paymentId: string,
  kind: string,
  event: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const rows = await run<{ id: number }>(
    executor,
    `insert into payment_event (payment_id, kind, detail) values ($1, $2, $3) on conflict do nothing returning id`,
    [paymentId, kind, JSON.stringify({ ...detail, event })],
  )
  return rows.length > 0
}
