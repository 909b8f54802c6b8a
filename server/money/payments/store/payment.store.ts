import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { AttemptFacts } from '@okolitsa/domain/payments/payment-machine.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { AttemptStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** What an attempt pays: the order as it was agreed, or what it costs more since it was paid. */
export type PaymentPurpose = 'order' | 'surcharge'

/** One attempt to pay an order. */
export interface Attempt {
  id: string
  order_id: number
  method: PaymentMethod
  attempt: number
  amount: Kopecks
  status: AttemptStatus
  gateway_number: string
  gateway_order_id: string | null
  pay_url: string | null
  payload: string | null
  qr_id: string | null
  qr_image: string | null
  purpose: PaymentPurpose
  stages: 'one' | 'two'
  held_amount: Kopecks
  captured_amount: Kopecks
  refunded_amount: Kopecks
  /** Decided to be given back, whatever has become of it. */
  returning_amount: Kopecks
  is_surplus: boolean
  capture_asked_at: Date | null
  capture_attempts: number
  /** When we began to take it back at the gateway; null = we never did. */
  withdrawing_at: Date | null
  checks: number
  next_check_at: Date | null
  created_at: Date
  expires_at: Date
}

/** An attempt as the rules see it. */
export const factsOf = ({ status, withdrawing_at, expires_at }: Attempt): AttemptFacts => ({
  status,
  isWithdrawing: withdrawing_at !== null,
  expiresAt: expires_at,
})

const COLUMNS = `id, order_id, method, attempt, amount, status, gateway_number, gateway_order_id, pay_url, payload,
  qr_id, qr_image, purpose, stages, held_amount, captured_amount, refunded_amount,
  (select coalesce(sum(refund.amount), 0)::int from refund where payment_id = payment.id) as returning_amount,
  is_surplus, capture_asked_at, capture_attempts, withdrawing_at, checks, next_check_at, created_at, expires_at`

export async function findAttempt(executor: Executor, paymentId: string): Promise<Attempt | null> {
  const [row] = await run<Attempt>(executor, `select ${COLUMNS} from payment where id = $1`, [paymentId])
  return row ?? null
}

/** By what a notification names: the gateway's id or our number. */
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

/** Every attempt of an order, newest first. */
export function listAttempts(executor: Executor, orderId: number): Promise<Attempt[]> {
  return run<Attempt>(executor, `select ${COLUMNS} from payment where order_id = $1 order by attempt desc`, [orderId])
}

/** The newest attempt of an order. */
export async function findLatestAttempt(executor: Executor, orderId: number): Promise<Attempt | null> {
  const [latest] = await listAttempts(executor, orderId)
  return latest ?? null
}

/** Every attempt of an order under lock, newest first. The order's row must be locked already. */
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
    order_id: number
    method: PaymentMethod
    attempt: number
    purpose: PaymentPurpose
    stages: Attempt['stages']
    amount: Kopecks
    gateway_number: string
    created_at: Date
    expires_at: Date
    next_check_at: Date
  },
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into payment (order_id, method, attempt, purpose, stages, amount, gateway_number, created_at, expires_at,
       next_check_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      values.order_id,
      values.method,
      values.attempt,
      values.purpose,
      values.stages,
      values.amount,
      values.gateway_number,
      values.created_at,
      values.expires_at,
      values.next_check_at,
    ],
  )
  return (row as { id: string }).id
}

export interface AttemptPatch {
  status?: AttemptStatus
  gateway_order_id?: string | null
  pay_url?: string | null
  payload?: string | null
  qr_id?: string | null
  qr_image?: string | null
  held_amount?: Kopecks
  captured_amount?: Kopecks
  refunded_amount?: Kopecks
  capture_asked_at?: Date
  withdrawing_at?: Date
  is_surplus?: boolean
  failure?: string | null
  claimed_until?: Date | null
  next_check_at?: Date | null
  checks?: number
  registered_at?: Date
  settled_at?: Date
}

export async function saveAttempt(executor: Executor, paymentId: string, patch: AttemptPatch): Promise<void> {
  await run(
    executor,
    `update payment set (status, gateway_order_id, pay_url, payload, qr_id, qr_image, held_amount, captured_amount,
       refunded_amount, capture_asked_at, withdrawing_at, is_surplus, failure, claimed_until, next_check_at, checks,
       registered_at, settled_at) = (select status, gateway_order_id, pay_url, payload, qr_id, qr_image, held_amount,
       captured_amount, refunded_amount, capture_asked_at, withdrawing_at, is_surplus, failure, claimed_until,
       next_check_at, checks, registered_at, settled_at from jsonb_populate_record(payment, $2::jsonb))
     where id = $1`,
    [paymentId, JSON.stringify(patch)],
  )
}

/** Takes the right to talk to the gateway about an attempt until `until`; null = somebody else has it. */
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

/** Takes a held attempt whose money is asked for until `until`; null = captured, let go, or somebody else works on it. */
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

/** Held attempts whose money is asked for and not captured, the longest waiting first. */
export async function listDueCaptures(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    `select id from payment where status = 'held' and capture_asked_at is not null
        and (claimed_until is null or claimed_until <= $1) order by capture_asked_at limit $2`,
    [now, limit],
  )
  return rows.map((row) => row.id)
}

/** Attempts the gateway should be asked about, the longest waiting first. */
export async function listToCheck(executor: Executor, now: Date, limit: number): Promise<Attempt[]> {
  return run<Attempt>(
    executor,
    `select ${COLUMNS} from payment where next_check_at <= $1 order by next_check_at limit $2`,
    [now, limit],
  )
}

/** Appends to the history of an attempt. */
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
