import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { AttemptStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { type Executor, run, tables } from '../../../platform/db/client.ts'

const db = (executor: Executor) => tables<'payment' | 'payment_event'>(executor)

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
  refunded_amount: Kopecks
  is_surplus: boolean
  checks: number
  next_check_at: Date | null
  expires_at: Date
}

const COLUMNS = `id, order_id, method, attempt, amount, status, gateway_number, gateway_order_id, pay_url, payload,
  qr_id, qr_image, refunded_amount, is_surplus, checks, next_check_at, expires_at`

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

/** The newest attempt of an order. */
export async function findLatestAttempt(executor: Executor, orderId: number): Promise<Attempt | null> {
  const [row] = await run<Attempt>(
    executor,
    `select ${COLUMNS} from payment where order_id = $1 order by attempt desc limit 1`,
    [orderId],
  )
  return row ?? null
}

/** Every attempt of an order under lock, newest first. The order's row must be locked already. */
export function lockAttempts(tx: Executor, orderId: number): Promise<Attempt[]> {
  return run<Attempt>(tx, `select ${COLUMNS} from payment where order_id = $1 order by attempt desc for update`, [
    orderId,
  ])
}

export async function insertAttempt(
  tx: Executor,
  values: {
    order_id: number
    method: PaymentMethod
    attempt: number
    amount: Kopecks
    gateway_number: string
    created_at: Date
    expires_at: Date
    next_check_at: Date
  },
): Promise<string> {
  const row = await db(tx).insertInto('payment').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export interface AttemptPatch {
  status?: AttemptStatus
  gateway_order_id?: string | null
  pay_url?: string | null
  payload?: string | null
  qr_id?: string | null
  qr_image?: string | null
  refunded_amount?: number
  is_surplus?: boolean
  failure?: string | null
  claimed_until?: Date | null
  next_check_at?: Date | null
  checks?: number
  registered_at?: Date
  settled_at?: Date
}

export async function saveAttempt(executor: Executor, paymentId: string, patch: AttemptPatch): Promise<void> {
  await db(executor).updateTable('payment').set(patch).where('id', '=', paymentId).execute()
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
