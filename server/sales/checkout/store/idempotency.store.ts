import { type Executor, run } from '../../../platform/db/client.ts'

/** What is known of a key: nothing yet (it is ours now), or the first request and its answer. */
export type KnownKey =
  | { readonly isNew: true }
  | { readonly isNew: false; readonly hash: Buffer; readonly answer: string }

/**
 * Writes the key first of all. A twin that is still under way makes this wait for its end: if it committed, its
 * answer is read; if it rolled back, the key becomes ours.
 */
export async function claimKey(tx: Executor, customerId: number, key: string, hash: Buffer): Promise<KnownKey> {
  const inserted = await run(
    tx,
    `insert into idempotency_record (customer_id, key, request_hash) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [customerId, key, hash],
  )
  return inserted.length > 0 ? { isNew: true } : readKey(tx, customerId, key)
}

/** What is known of a key; when it is new, the order group that was opened with it. */
export type OpenedOrderGroup =
  | Exclude<KnownKey, { isNew: true }>
  | { readonly isNew: true; readonly orderGroupId: string }

/** Writes the key as `claimKey` does and, when it is new, the group of the orders to come. */
export async function openOrderGroup(
  tx: Executor,
  { customerId, key, hash }: { readonly customerId: number; readonly key: string; readonly hash: Buffer },
  origin: string | null,
  now: Date,
): Promise<OpenedOrderGroup> {
  const [opened] = await run<{ id: string }>(
    tx,
    `with claimed as (
       insert into idempotency_record (customer_id, key, request_hash) values ($1, $2, $3)
       on conflict do nothing returning customer_id)
     insert into order_group (customer_id, origin, created_at) select customer_id, $4, $5 from claimed returning id`,
    [customerId, key, hash, origin, now],
  )
  return opened ? { isNew: true, orderGroupId: opened.id } : readKey(tx, customerId, key)
}

/** The first request of a key and its answer. */
async function readKey(tx: Executor, customerId: number, key: string): Promise<Exclude<KnownKey, { isNew: true }>> {
  const [known] = await run<{ requestHash: Buffer; answer: string | null }>(
    tx,
    'select request_hash as "requestHash", answer from idempotency_record where customer_id = $1 and key = $2',
    [customerId, key],
  )
  // a key is committed together with its answer: a key without one was rolled back
  if (!known || known.answer === null) throw new Error('an idempotency record vanished')
  return { isNew: false, hash: known.requestHash, answer: known.answer }
}

export async function saveAnswer(tx: Executor, customerId: number, key: string, answer: string): Promise<void> {
  await run(tx, 'update idempotency_record set answer = $3 where customer_id = $1 and key = $2', [
    customerId,
    key,
    answer,
  ])
}

/** Forgets keys older than `before`; answers how many. */
export async function forgetKeys(executor: Executor, before: Date): Promise<number> {
  const rows = await run(executor, 'delete from idempotency_record where created_at < $1 returning key', [before])
  return rows.length
}

export async function insertOrderGroup(
  tx: Executor,
  customerId: number,
  origin: string | null,
  now: Date,
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    'insert into order_group (customer_id, origin, created_at) values ($1, $2, $3) returning id',
    [customerId, origin, now],
  )
  if (!row) throw new Error('no purchase was written')
  return row.id
}
