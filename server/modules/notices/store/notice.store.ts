import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NoticeChannel, NoticeKind } from '@okolitsa/domain/notices/notice-table.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface NewNotice {
  readonly customerId: number
  readonly orderId: number
  readonly kind: NoticeKind
  readonly step: string
  readonly title: string
  readonly text: string
  readonly amount: Kopecks | null
  readonly createdAt: Date
}

/** Writes a notice; answers its id, or null when this step was told already. */
export async function insertNotice(tx: Executor, notice: NewNotice): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into notice (customer_id, order_id, kind, step, title, text, amount, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_id, kind, step) do nothing returning id`,
    [
      notice.customerId,
      notice.orderId,
      notice.kind,
      notice.step,
      notice.title,
      notice.text,
      notice.amount,
      notice.createdAt,
    ],
  )
  return row?.id ?? null
}

/** A notice that waits to be sent. */
export interface WaitingNotice {
  readonly id: number
  readonly order_id: number
  readonly kind: NoticeKind
  readonly title: string
  readonly text: string
  readonly amount: Kopecks | null
  readonly created_at: Date
}

export async function insertDelivery(tx: Executor, noticeId: number, channel: NoticeChannel): Promise<void> {
  await run(tx, 'insert into notice_delivery (notice_id, channel) values ($1, $2)', [noticeId, channel])
}

/** Null = it is sent, being sent or given up: nothing to do. */
export async function findWaiting(
  executor: Executor,
  noticeId: number,
  channel: NoticeChannel,
): Promise<WaitingNotice | null> {
  const [row] = await run<WaitingNotice>(
    executor,
    `select id, order_id, kind, title, text, amount, created_at
       from notice join notice_delivery on notice_id = id
      where id = $1 and channel = $2 and state = 'waiting'`,
    [noticeId, channel],
  )
  return row ?? null
}

/** Marks a delivery before the provider is called; false = somebody else has it. */
export async function claimDelivery(
  executor: Executor,
  noticeId: number,
  channel: NoticeChannel,
  now: Date,
): Promise<boolean> {
  const rows = await run(
    executor,
    `update notice_delivery set state = 'sending', claimed_at = $3, attempts = attempts + 1
      where notice_id = $1 and channel = $2 and state = 'waiting' returning notice_id`,
    [noticeId, channel, now],
  )
  return rows.length > 0
}

/** How many messages about an order were given to a channel since then. */
export async function countMessages(
  executor: Executor,
  orderId: number,
  channel: NoticeChannel,
  since: Date,
): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from notice join notice_delivery on notice_id = id
      where order_id = $1 and channel = $2 and state in ('sending', 'sent', 'unsure') and claimed_at > $3`,
    [orderId, channel, since],
  )
  return row?.count ?? 0
}

/** What became of a claimed or waiting delivery. */
export async function saveDelivery(
  executor: Executor,
  noticeId: number,
  channel: NoticeChannel,
  outcome: {
    readonly state: 'waiting' | 'sent' | 'unsure' | 'dropped'
    readonly sentAt?: Date
    readonly failure?: string
  },
): Promise<void> {
  await run(
    executor,
    `update notice_delivery set state = $3, sent_at = $4, failure = $5
      where notice_id = $1 and channel = $2 and state in ('waiting', 'sending')`,
    [noticeId, channel, outcome.state, outcome.sentAt ?? null, outcome.failure ?? null],
  )
}
