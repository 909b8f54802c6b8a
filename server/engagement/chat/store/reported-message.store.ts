import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A message with the names of both sides. */
export interface ReportedRow {
  readonly id: number
  readonly threadId: number
  readonly customerId: number
  readonly organizationId: number
  readonly sender: ChatSide
  readonly text: string
  /** Storage keys of the photos. */
  readonly photos: readonly string[]
  readonly firstName: string | null
  readonly sellerTitle: string
}

const OWNERS = { customer: 't.customer_id', organization: 't.organization_id' }
const MESSAGES = `select m.id, t.id as "threadId", t.customer_id as "customerId", t.organization_id as "organizationId",
    m.sender, m.text, m.photos, c.first_name as "firstName", o.title as "sellerTitle"
  from chat_message m join chat_thread t on t.id = m.thread_id
    join customer_contact c on c.id = t.customer_id join seller_card o on o.id = t.organization_id`

/** Messages by id that are not deleted. */
export const listReported = (executor: Executor, scope: Scope, ids: readonly number[]): Promise<ReportedRow[]> =>
  run<ReportedRow>(
    executor,
    `${MESSAGES} where m.id = any($1::bigint[]) and m.status <> 'deleted' and ${within(scope, OWNERS, 1)}`,
    [ids, ...scopeValues(scope)],
  )

/** A message that is not deleted, locked until the end of the transaction. */
export async function lockReported(tx: Executor, scope: Scope, id: number): Promise<ReportedRow | null> {
  const [row] = await run<ReportedRow>(
    tx,
    `${MESSAGES} where m.id = $1 and m.status <> 'deleted' and ${within(scope, OWNERS, 1)} for update of m`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** @param because null = the message is shown */
export async function saveHidden(tx: Executor, id: number, because: DeclineReason | null): Promise<void> {
  await run(tx, 'update chat_message set hidden_because = $2 where id = $1', [id, because])
}

export interface TalkRow {
  readonly messageId: number
  readonly side: ChatSide
  readonly text: string
  /** Number of photos. */
  readonly photos: number
  readonly at: Date
}

/** A message with those around it, oldest first. @param around how many before and after it */
export const readTalk = (
  executor: Executor,
  { threadId, id }: Pick<ReportedRow, 'threadId' | 'id'>,
  around: { readonly before: number; readonly after: number },
): Promise<TalkRow[]> =>
  run<TalkRow>(
    executor,
    `select id as "messageId", sender as side, text, cardinality(photos) as photos, created_at as at from (
       (select * from chat_message where thread_id = $1 and id < $2 order by id desc limit $3)
       union all (select * from chat_message where thread_id = $1 and id >= $2 order by id limit $4 + 1)) as talk
      order by id`,
    [threadId, id, around.before, around.after],
  )
