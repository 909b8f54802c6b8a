import type { ReadyReply } from '@okolitsa/contracts/inbox/inbox.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Reply templates of a seller of the caller, the oldest first. */
export function listReadyReplies(executor: Executor, organizationId: number): Promise<ReadyReply[]> {
  return run<ReadyReply>(executor, 'select id, title, text from ready_reply where organization_id = $1 order by id', [
    organizationId,
  ])
}

export type ReplyWords = Pick<ReadyReply, 'title' | 'text'>

/** Inserts a template; null = there are `most` already. The caller has locked the seller. */
export async function insertReadyReply(
  tx: Executor,
  organizationId: number,
  { title, text, at, most }: ReplyWords & { readonly at: Date; readonly most: number },
): Promise<ReadyReply | null> {
  const [row] = await run<ReadyReply>(
    tx,
    `insert into ready_reply (organization_id, title, text, created_at)
     select $1, $2, $3, $4 where (select count(*) from ready_reply where organization_id = $1) < $5
     returning id, title, text`,
    [organizationId, title, text, at, most],
  )
  return row ?? null
}

/** Changes a template; null = the seller has no such template. */
export async function saveReadyReply(
  executor: Executor,
  organizationId: number,
  { id, title, text }: ReadyReply,
): Promise<ReadyReply | null> {
  const [row] = await run<ReadyReply>(
    executor,
    'update ready_reply set title = $3, text = $4 where organization_id = $1 and id = $2 returning id, title, text',
    [organizationId, id, title, text],
  )
  return row ?? null
}

/** Deletes a template; false = the seller had no such template. */
export async function deleteReadyReply(executor: Executor, organizationId: number, id: number): Promise<boolean> {
  const rows = await run<{ id: number }>(
    executor,
    'delete from ready_reply where organization_id = $1 and id = $2 returning id',
    [organizationId, id],
  )
  return rows.length > 0
}
