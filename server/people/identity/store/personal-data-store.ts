import { type Executor, run } from '../../../platform/db/client.ts'

export interface ExportRow {
  readonly askedAt: Date
  /** Time when the archive was finished; null = a job is making it. */
  readonly readyAt: Date | null
}

export async function findExport(executor: Executor, customerId: number): Promise<ExportRow | null> {
  const [row] = await run<{ askedAt: Date; readyAt: Date | null }>(
    executor,
    'select asked_at as "askedAt", ready_at as "readyAt" from personal_export where customer_id = $1',
    [customerId],
  )
  return row ?? null
}

/** Stores a request for an archive, which replaces an earlier archive. */
export async function saveExportRequest(tx: Executor, customerId: number, now: Date): Promise<void> {
  await run(
    tx,
    `insert into personal_export (customer_id, asked_at) values ($1, $2)
     on conflict (customer_id) do update set asked_at = $2, ready_at = null, archive = null`,
    [customerId, now],
  )
}

/** Stores the requested archive, unless it is already finished. */
export async function saveArchive(tx: Executor, customerId: number, archive: string, now: Date): Promise<void> {
  await run(tx, 'update personal_export set archive = $2, ready_at = $3 where customer_id = $1 and ready_at is null', [
    customerId,
    archive,
    now,
  ])
}

/** The archive as JSON, if it was made after `after`; null = there is none. */
export async function findArchive(executor: Executor, customerId: number, after: Date): Promise<string | null> {
  const [row] = await run<{ archive: string | null }>(
    executor,
    'select archive from personal_export where customer_id = $1 and ready_at > $2',
    [customerId, after],
  )
  return row?.archive ?? null
}

export async function deleteOldExports(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from personal_export where ready_at < $1', [before])
}

/** Stores a request for deletion, unless one exists; returns the deadline of the first request. */
export async function saveDeletionRequest(tx: Executor, customerId: number, now: Date, dueAt: Date): Promise<void> {
  await run(
    tx,
    `insert into account_deletion (customer_id, asked_at, due_at) values ($1, $2, $3)
     on conflict (customer_id) do update set asked_at = $2, due_at = $3 where account_deletion.done_at is null`,
    [customerId, now, dueAt],
  )
}

/** Cancels the request after a concurrent erasure has ended; false = there is no request. */
export async function cancelDeletion(tx: Executor, customerId: number): Promise<boolean> {
  const rows = await run(
    tx,
    'delete from account_deletion where customer_id = $1 and done_at is null returning customer_id',
    [customerId],
  )
  return rows.length > 0
}

/** Locks one account that is due; other nodes skip it. Null = none is due. */
export async function takeDueDeletion(tx: Executor, now: Date): Promise<number | null> {
  const [row] = await run<{ customerId: number }>(
    tx,
    `select customer_id as "customerId" from account_deletion where done_at is null and due_at <= $1
      order by due_at limit 1 for update skip locked`,
    [now],
  )
  return row?.customerId ?? null
}

export async function putOffDeletion(tx: Executor, customerId: number, dueAt: Date): Promise<void> {
  await run(tx, 'update account_deletion set due_at = $2 where customer_id = $1', [customerId, dueAt])
}

export async function finishDeletion(tx: Executor, customerId: number, now: Date): Promise<void> {
  await run(tx, 'update account_deletion set done_at = $2 where customer_id = $1', [customerId, now])
}

/** Permits the deletion of otherwise immutable rows until the transaction ends. */
export async function allowErasing(tx: Executor): Promise<void> {
  await run(tx, `select set_config('okolitsa.erasing', 'on', true)`)
}
