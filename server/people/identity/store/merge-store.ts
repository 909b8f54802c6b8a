import { type Executor, run } from '../../../platform/db/client.ts'
import type { BlockRow } from './block-store.ts'

/** An account that may be merged. */
export interface MergeableRow {
  id: number
  phone: string
  mergedInto: number | null
  isErased: boolean
  isLeaving: boolean
  language: 'ru' | 'en'
  blockReason: BlockRow['reason'] | null
  blockMessage: string | null
  blockedAt: Date | null
  blockedUntil: Date | null
}

const COLUMNS = `select id, phone, merged_into as "mergedInto", erased_at is not null as "isErased", language,
  exists (select from account_deletion where account_deletion.customer_id = customer.id and done_at is null) as "isLeaving",
  block_reason as "blockReason", block_message as "blockMessage", blocked_at as "blockedAt", blocked_until as "blockedUntil"
  from customer where id in ($1, $2)`

export const findPair = (executor: Executor, one: number, other: number): Promise<MergeableRow[]> =>
  run<MergeableRow>(executor, COLUMNS, [one, other])

/**
 * Locks both accounts in the order of their ids, so that two merges do not deadlock. The lock is stronger than that of
 * a foreign key: rows of requests in flight are committed before, and later requests wait.
 */
export const lockPair = (tx: Executor, one: number, other: number): Promise<MergeableRow[]> =>
  run<MergeableRow>(tx, `${COLUMNS} order by id for update`, [one, other])

/** Fills empty fields of the profile from the account that is closed. */
export async function fillFrom(tx: Executor, into: number, from: number): Promise<void> {
  await run(
    tx,
    `update customer set first_name = coalesce(customer.first_name, other.first_name),
       last_name = case when customer.first_name is null then other.last_name else customer.last_name end,
       email = coalesce(customer.email, other.email), birth_date = coalesce(customer.birth_date, other.birth_date),
       group_id = least(customer.group_id, other.group_id), created_at = least(customer.created_at, other.created_at)
       from customer other where customer.id = $1 and other.id = $2`,
    [into, from],
  )
}

/** Closes an account that became a part of another; its phone and those of its own merged accounts go along. */
export async function closeMerged(tx: Executor, from: number, into: number, now: Date): Promise<void> {
  await run(
    tx,
    `update customer set merged_into = $2, erased_at = coalesce(erased_at, $3), first_name = null, last_name = null,
       email = null, birth_date = null, blocked_at = null, blocked_until = null, block_reason = null, block_message = null
      where id = $1 or merged_into = $1`,
    [from, into, now],
  )
}

/** Ids of the accounts that became a part of an account. */
export async function listMerged(executor: Executor, customerId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(executor, 'select id from customer where merged_into = $1 order by id', [
    customerId,
  ])
  return rows.map(({ id }) => id)
}
