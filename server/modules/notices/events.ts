import type { NoticeChannel } from '@okolitsa/domain/notices/notice-table.ts'
import type { OutboxEvent } from '../../platform/db/outbox.ts'

/** The module hears its own topic: outside calls happen after commit, and some wait for the morning. */
export const NOTICE_TOPICS = { due: 'NoticeDue' } as const

export const noticeDue = (facts: { noticeId: number; channel: NoticeChannel }): OutboxEvent => ({
  topic: NOTICE_TOPICS.due,
  payload: facts,
})
