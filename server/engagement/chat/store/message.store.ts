import type { ChatSide, KEPT_STATUSES } from '@okolitsa/domain/chat/message.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ChatPerson } from '../ports.ts'

export interface MessageRow {
  readonly id: number
  readonly threadId: number
  readonly customerId: number
  readonly organizationId: number
  readonly clientMessageId: string
  readonly sender: ChatSide
  readonly text: string
  /** Storage keys of the photos. */
  readonly photos: readonly string[]
  readonly status: (typeof KEPT_STATUSES)[number]
  readonly generatedByAi: boolean
  /** Null = the office does not hide it. */
  readonly hiddenBecause: DeclineReason | null
  readonly createdAt: Date
}

const COLUMNS = `m.id, m.thread_id as "threadId", t.customer_id as "customerId", t.organization_id as "organizationId",
  m.client_message_id as "clientMessageId", m.sender, m.text, m.photos, m.status, m.generated_by_ai as "generatedByAi",
  m.hidden_because as "hiddenBecause", m.created_at as "createdAt"`

/** The requested part of a thread: after a message, before one, or the newest. */
export interface Piece {
  readonly after?: number | undefined
  readonly before?: number | undefined
  readonly perPage: number
}

/**
 * Reads messages, oldest first, and one more than requested to show whether there are more. The caller has checked the
 * thread's scope.
 */
export async function readMessages(
  executor: Executor,
  threadId: number,
  { after, before, perPage }: Piece,
): Promise<{ items: MessageRow[]; hasMore: boolean }> {
  const rows =
    after === undefined
      ? await run<MessageRow>(
          executor,
          `select ${COLUMNS} from chat_message m join chat_thread t on t.id = m.thread_id where m.thread_id = $1 and m.id < $2 order by m.id desc limit $3`,
          [threadId, before ?? Number.MAX_SAFE_INTEGER, perPage + 1],
        )
      : await run<MessageRow>(
          executor,
          `select ${COLUMNS} from chat_message m join chat_thread t on t.id = m.thread_id where m.thread_id = $1 and m.id > $2 order by m.id limit $3`,
          [threadId, after, perPage + 1],
        )
  const items = rows.slice(0, perPage)
  return { items: after === undefined ? items.reverse() : items, hasMore: rows.length > perPage }
}

/** The last message of each thread, by thread id. */
export async function readLastMessages(executor: Executor, threadIds: readonly number[]): Promise<MessageRow[]> {
  return run<MessageRow>(
    executor,
    `select ${COLUMNS} from chat_message m join chat_thread t on t.id = m.thread_id where t.id = any($1::int[]) and m.id = t.last_message_id`,
    [threadIds],
  )
}

/** Messages in the order of their ids. */
export async function readMessagesById(executor: Executor, ids: readonly number[]): Promise<MessageRow[]> {
  return run<MessageRow>(
    executor,
    `select ${COLUMNS} from chat_message m join chat_thread t on t.id = m.thread_id where m.id = any($1::bigint[]) order by m.id`,
    [ids],
  )
}

/** The message with this client id; null = none. */
export async function findByClientId(
  executor: Executor,
  threadId: number,
  clientMessageId: string,
): Promise<MessageRow | null> {
  const [row] = await run<MessageRow>(
    executor,
    `select ${COLUMNS} from chat_message m join chat_thread t on t.id = m.thread_id where m.thread_id = $1 and m.client_message_id = $2`,
    [threadId, clientMessageId],
  )
  return row ?? null
}

export interface NewMessage {
  readonly threadId: number
  readonly clientMessageId: string
  readonly sender: ChatSide
  readonly staffId: number | null
  readonly text: string
  readonly photos: readonly string[]
  readonly generatedByAi: boolean
  readonly at: Date
}

/** Inserts a message into a locked thread; returns its id. */
export async function insertMessage(tx: Executor, message: NewMessage): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into chat_message (thread_id, client_message_id, sender, staff_id, text, photos, has_photos, generated_by_ai, created_at)
     values ($1, $2, $3, $4, $5, $6::text[], cardinality($6::text[]) > 0, $7, $8) returning id`,
    [
      message.threadId,
      message.clientMessageId,
      message.sender,
      message.staffId,
      message.text,
      message.photos,
      message.generatedByAi,
      message.at,
    ],
  )
  if (!row) throw new Error('a message was not written')
  return row.id
}

/** Number of messages of a side in a thread since a moment, counted up to a maximum. */
export async function countSince(
  executor: Executor,
  { threadId, sender }: Pick<NewMessage, 'threadId' | 'sender'>,
  since: Date,
  ceiling: number,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) as count from (select created_at, sender from chat_message where thread_id = $1
       order by id desc limit $4) m where m.sender = $2 and m.created_at > $3`,
    [threadId, sender, since, ceiling * 2],
  )
  return row?.count ?? 0
}

/** Marks all messages of `sender` up to one as read; returns whether any was unread. */
export async function markRead(executor: Executor, threadId: number, sender: ChatSide, upTo: number): Promise<boolean> {
  const rows = await run<{ id: number }>(
    executor,
    `update chat_message set status = 'read'
      where thread_id = $1 and sender = $2 and id <= $3 and status = 'sent' returning id`,
    [threadId, sender, upTo],
  )
  return rows.length > 0
}

/** Erases a message's text and photos; returns the photos' keys, null when this side has no such message. */
export async function eraseMessage(
  executor: Executor,
  threadId: number,
  sender: ChatSide,
  id: number,
): Promise<readonly string[] | null> {
  const [row] = await run<{ photos: string[] }>(
    executor,
    `with before as (select id, photos from chat_message where thread_id = $1 and sender = $2 and id = $3 for update)
     update chat_message m set status = 'deleted', text = '', photos = '{}' from before
      where m.id = before.id returning before.photos`,
    [threadId, sender, id],
  )
  return row?.photos ?? null
}

/** Number of messages with photos of a person since a moment, including deleted ones. */
export async function countWithPhotos(executor: Executor, person: ChatPerson, since: Date): Promise<number> {
  const [row] =
    person.side === 'customer'
      ? await run<{ count: number }>(
          executor,
          `select count(*) as count from chat_thread t join chat_message m on m.thread_id = t.id
            where t.customer_id = $1 and m.sender = 'customer' and m.has_photos and m.created_at > $2`,
          [person.scope.customerId, since],
        )
      : await run<{ count: number }>(
          executor,
          'select count(*) as count from chat_message where staff_id = $1 and has_photos and created_at > $2',
          [person.staffId, since],
        )
  return row?.count ?? 0
}

/** The storage key of a photo; undefined = none. The caller has checked the thread's scope. */
export async function findPhoto(
  executor: Executor,
  { threadId, messageId, photoId }: { threadId: number; messageId: number; photoId: string },
): Promise<string | undefined> {
  const [row] = await run<{ photos: string[] }>(
    executor,
    'select photos from chat_message where thread_id = $1 and id = $2 and hidden_because is null',
    [threadId, messageId],
  )
  return row?.photos.find((key) => key.endsWith(`/${photoId}.webp`))
}

/** Number of automatic answers in a thread since a moment. */
export async function countAutomatic(executor: Executor, threadId: number, since: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    'select count(*) as count from chat_message where thread_id = $1 and generated_by_ai and created_at > $2',
    [threadId, since],
  )
  return row?.count ?? 0
}
