import type { CorrectionBasis, Receipt } from '@okolitsa/domain/fiscal/receipt.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ReceiptSummary } from '../ports.ts'

export interface StoredReceipt extends Receipt {
  readonly id: string
  readonly orderId: number
  readonly state: ReceiptSummary['state']
  readonly registerId: string | null
  readonly attempts: number
  readonly createdAt: Date
  /** Of a correction; null = it is none, or of an earlier release. */
  readonly basis: CorrectionBasis | null
  /** The register's own words of its refusal. */
  readonly failure: string | null
}

const COLUMNS = `id, cause, order_id as "orderId", kind, operation, payment, total, offset_sum as "offset", positions, state,
  register_id as "registerId", attempts, created_at as "createdAt", basis, failure`

/** Serializes the composition of receipts of one order. */
export async function lockReceipts(tx: Executor, orderId: number): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('receipts of order'), $1)", [orderId])
}

/** Receipts of an order, oldest first. */
export function listReceipts(executor: Executor, orderId: number): Promise<StoredReceipt[]> {
  return run<StoredReceipt>(executor, `select ${COLUMNS} from receipt where order_id = $1 order by id`, [orderId])
}

export function listSummaries(executor: Executor, orderId: number): Promise<ReceiptSummary[]> {
  return run<ReceiptSummary>(
    executor,
    'select id, kind, total, state, created_at as "createdAt", url from receipt where order_id = $1 order by id',
    [orderId],
  )
}

/** Stores a receipt and returns its id; null = the cause already has a receipt. */
export async function insertReceipt(
  tx: Executor,
  receipt: Receipt & {
    readonly orderId: number
    readonly correction: { readonly corrects: string; readonly basis: CorrectionBasis } | null
    readonly at: Date
  },
): Promise<string | null> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into receipt (cause, order_id, kind, operation, payment, total, offset_sum, positions, corrects, basis, created_at, next_try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing returning id`,
    [
      receipt.cause,
      receipt.orderId,
      receipt.kind,
      receipt.operation,
      receipt.payment,
      receipt.total,
      receipt.offset,
      JSON.stringify(receipt.positions),
      receipt.correction?.corrects ?? null,
      receipt.correction && JSON.stringify(receipt.correction.basis),
      receipt.at,
    ],
  )
  return row?.id ?? null
}

export async function findFailedReceipt(tx: Executor, id: string): Promise<StoredReceipt | null> {
  const [row] = await run<StoredReceipt>(
    tx,
    `select ${COLUMNS} from receipt where id = $1 and state = 'failed' for update`,
    [id],
  )
  return row ?? null
}

/** Receipts that are not registered and not corrected, the oldest first. @param after the last one of the page before */
export function listOpenReceipts(executor: Executor, after: string | null, most: number): Promise<StoredReceipt[]> {
  return run<StoredReceipt>(
    executor,
    `select ${COLUMNS} from receipt
      where state <> 'registered' and not exists (select from receipt as correction where correction.corrects = receipt.id)
        and ($1::uuid is null or (created_at, id) > (select created_at, id from receipt where id = $1))
      order by created_at, id limit $2`,
    [after, most],
  )
}

/** Claims a due receipt until `until`; null = it is finished, or another worker has claimed it. */
export async function claimReceipt(
  executor: Executor,
  id: string,
  now: Date,
  until: Date,
): Promise<StoredReceipt | null> {
  const [row] = await run<StoredReceipt>(
    executor,
    `update receipt set next_try_at = $3, attempts = attempts + 1
      where id = $1 and state in ('new', 'sent') and next_try_at <= $2 returning ${COLUMNS}`,
    [id, now, until],
  )
  return row ?? null
}

export async function listDueReceipts(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await run<{ id: string }>(
    executor,
    'select id from receipt where next_try_at <= $1 order by next_try_at limit $2',
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

export type ReceiptStep =
  | { readonly state: 'new'; readonly nextTryAt: Date; readonly failure: string }
  | { readonly state: 'sent'; readonly nextTryAt: Date; readonly registerId: string; readonly failure?: string }
  | { readonly state: 'registered'; readonly at: Date; readonly document: unknown; readonly url: string | null }
  | { readonly state: 'failed'; readonly failure: string }

/** Stores the next step of sending a receipt; a registered receipt never changes. */
export async function saveStep(executor: Executor, id: string, step: ReceiptStep): Promise<void> {
  const isDone = step.state === 'registered'
  await run(
    executor,
    `update receipt set state = $2, next_try_at = $3, failure = $4, register_id = coalesce($5, register_id),
       document = $6, url = $7, registered_at = $8 where id = $1 and state in ('new', 'sent')`,
    [
      id,
      step.state,
      'nextTryAt' in step ? step.nextTryAt : null,
      'failure' in step ? step.failure : null,
      step.state === 'sent' ? step.registerId : null,
      isDone ? JSON.stringify(step.document) : null,
      isDone ? step.url : null,
      isDone ? step.at : null,
    ],
  )
}
