import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { MessageRow } from './message.store.ts'

export interface ThreadRow {
  readonly id: number
  readonly customerId: number
  readonly organizationId: number
  readonly isBlocked: boolean
  /** True = a message of the customer is unanswered. */
  readonly isWaiting: boolean
  readonly firstName: string | null
  readonly title: string
  readonly slug: string
  readonly image: string
  readonly isOpen: boolean
  readonly unreadByCustomer: number
  readonly unreadBySeller: number
}

const OWNERS = { customer: 't.customer_id', organization: 't.organization_id' }
const COLUMNS = `t.id, t.customer_id as "customerId", t.organization_id as "organizationId", t.is_blocked as "isBlocked",
  t.waiting_since is not null as "isWaiting", c.first_name as "firstName", o.title, o.slug, o.small_image as image, o.is_enabled as "isOpen",
  (select count(*) from chat_message m where m.thread_id = t.id and m.status = 'sent' and m.sender = 'seller') as "unreadByCustomer",
  (select count(*) from chat_message m where m.thread_id = t.id and m.status = 'sent' and m.sender = 'customer') as "unreadBySeller"`

/** Threads with messages, the most recent first. */
export async function listThreads(
  executor: Executor,
  scope: Scope,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ThreadRow[]> {
  return run<ThreadRow>(
    executor,
    `select ${COLUMNS} from chat_thread t join customer_contact c on c.id = t.customer_id join seller_card o on o.id = t.organization_id where t.last_message_id is not null and ${within(scope, OWNERS, 2)}
      order by t.last_message_id desc limit $1 offset $2`,
    [perPage, (page - 1) * perPage, ...scopeValues(scope)],
  )
}

/** Number of threads that `listThreads` pages through. */
export async function countThreads(executor: Executor, scope: Scope): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) as count from chat_thread t where t.last_message_id is not null and ${within(scope, OWNERS, 0)}`,
    scopeValues(scope),
  )
  return row?.count ?? 0
}

/** The thread; null = none in the scope. */
export async function findThread(executor: Executor, scope: Scope, id: number): Promise<ThreadRow | null> {
  const [row] = await run<ThreadRow>(
    executor,
    `select ${COLUMNS} from chat_thread t join customer_contact c on c.id = t.customer_id join seller_card o on o.id = t.organization_id where t.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Returns the thread of a customer with a seller, creating it if necessary. */
export async function openThread(
  executor: Executor,
  { customerId, organizationId, at }: { customerId: number; organizationId: number; at: Date },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    executor,
    `insert into chat_thread (customer_id, organization_id, created_at) values ($1, $2, $3)
     on conflict (customer_id, organization_id) do update set customer_id = excluded.customer_id returning id`,
    [customerId, organizationId, at],
  )
  if (!row) throw new Error('a thread was not opened')
  return row.id
}

/** Blocks the customer's messages, which ends the wait for an answer, or unblocks them. */
export async function blockThread(executor: Executor, scope: Scope, id: number, isBlocked: boolean): Promise<void> {
  await run(
    executor,
    `update chat_thread t set is_blocked = $2, waiting_since = case when not $2 then waiting_since end where t.id = $1 and ${within(scope, OWNERS, 2)}`,
    [id, isBlocked, ...scopeValues(scope)],
  )
}

/** Locks a thread, so that other writers wait. Null = none in the scope. */
export async function lockThread(
  tx: Executor,
  scope: Scope,
  id: number,
): Promise<Pick<ThreadRow, 'customerId' | 'organizationId' | 'isBlocked'> | null> {
  const [row] = await run<Pick<ThreadRow, 'customerId' | 'organizationId' | 'isBlocked'>>(
    tx,
    `select t.customer_id as "customerId", t.organization_id as "organizationId", t.is_blocked as "isBlocked"
       from chat_thread t where t.id = $1 and ${within(scope, OWNERS, 1)} for update`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Marks the customer's message as needing no answer. */
export async function settleThread(executor: Executor, scope: Scope, id: number): Promise<void> {
  await run(executor, `update chat_thread t set waiting_since = null where t.id = $1 and ${within(scope, OWNERS, 1)}`, [
    id,
    ...scopeValues(scope),
  ])
}

/**
 * Sets the last message of a thread. A customer's message starts the wait for an answer; an automatic answer does not
 * end it.
 */
export async function setLastMessage(
  tx: Executor,
  { threadId, id, by, at }: Pick<MessageRow, 'threadId' | 'id'> & { by: ChatSide | 'automatic'; at: Date },
): Promise<void> {
  await run(
    tx,
    `update chat_thread set last_message_id = $2, spoken_at = $4,
       waiting_since = case $3 when 'customer' then coalesce(waiting_since, $4) when 'automatic' then waiting_since end
      where id = $1`,
    [threadId, id, by, at],
  )
}

/** Restarts the wait after a customer's message was deleted: since the next unanswered message, or not at all. */
export async function waitAnew(tx: Executor, threadId: number): Promise<void> {
  await run(
    tx,
    `update chat_thread set waiting_since = (select min(m.created_at) from chat_message m where m.thread_id = $1
       and m.sender = 'customer' and m.status <> 'deleted' and m.created_at >= chat_thread.waiting_since)
      where id = $1 and waiting_since is not null`,
    [threadId],
  )
}

/** Number of unread messages of the other side in the scope. */
export async function countUnread(executor: Executor, scope: Scope, sender: 'customer' | 'seller'): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*) as count from chat_thread t join chat_message m on m.thread_id = t.id
      where m.status = 'sent' and m.sender = $1 and ${within(scope, OWNERS, 1)}`,
    [sender, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

/** Data for a reader's notification: the writer, the time zone and language, and whether any message is unread. */
export interface Silence {
  readonly customerId: number
  readonly organizationId: number
  readonly title: string
  readonly timeZone: string
  readonly language: Language
  readonly isUnread: boolean
}

/** State of a thread for the reader of `sender`'s messages; null = deleted. */
export async function findSilence(
  executor: Executor,
  threadId: number,
  sender: 'customer' | 'seller',
): Promise<Silence | null> {
  const [row] = await run<Silence>(
    executor,
    `select t.customer_id as "customerId", t.organization_id as "organizationId",
       o.voice as title, o.time_zone as "timeZone", c.language,
       exists (select from chat_message m where m.thread_id = t.id and m.sender = $2 and m.status = 'sent') as "isUnread"
       from chat_thread t join customer_contact c on c.id = t.customer_id join seller_card o on o.id = t.organization_id
      where t.id = $1`,
    [threadId, sender],
  )
  return row ?? null
}

/** True when the other side has read every message of `sender`. */
export async function isAllRead(tx: Executor, threadId: number, sender: 'customer' | 'seller'): Promise<boolean> {
  const rows = await run(
    tx,
    `select 1 from chat_message where thread_id = $1 and sender = $2 and status = 'sent' limit 1`,
    [threadId, sender],
  )
  return rows.length === 0
}
