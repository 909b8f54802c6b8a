import { type Executor, run } from '../../../platform/db/client.ts'

/** The stored record of a key: the first request with its response, or a new order group. */
export type KnownKey =
  | { readonly isNew: true; readonly orderGroupId: string }
  | { readonly isNew: false; readonly hash: Buffer; readonly answer: string }

/**
 * Stores the key first and, when it is new, the group of the orders. A concurrent request with the same key waits here:
 * after the other commit it reads the response; after the other rollback the key is new.
 */
export async function openOrderGroup(
  tx: Executor,
  { customerId, key, hash }: { readonly customerId: number; readonly key: string; readonly hash: Buffer },
  origin: string | null,
  now: Date,
): Promise<KnownKey> {
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

/** The first request of a key with its response. */
async function readKey(tx: Executor, customerId: number, key: string): Promise<KnownKey> {
  const [known] = await run<{ requestHash: Buffer; answer: string | null }>(
    tx,
    'select request_hash as "requestHash", answer from idempotency_record where customer_id = $1 and key = $2',
    [customerId, key],
  )
  // a key is committed together with its response, so a key without one was rolled back
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

/** Deletes keys older than `before`; returns their number. */
export async function forgetKeys(executor: Executor, before: Date): Promise<number> {
  return (await run(executor, 'delete from idempotency_record where created_at < $1 returning key', [before])).length
}

/** Deletes a group without orders. */
export async function dropOrderGroup(tx: Executor, orderGroupId: string): Promise<void> {
  await run(tx, 'delete from order_group where id = $1', [orderGroupId])
}
