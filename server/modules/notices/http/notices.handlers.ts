import type { noticesEndpoints } from '@okolitsa/contracts/notices/notices.endpoints.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { noticesTopic } from '../notices-topic.ts'
import { countNotices, listNotices, markRead, type NoticeReader } from '../store/notice-list.store.ts'

const readerOf = ({ customerId }: Customer, { site }: Pick<CallContext, 'site'>): NoticeReader => ({
  customerId,
  organizationId: site.organizationId,
})

/** Handlers of the shopper's own list; a seller's site knows of no orders at others. */
export function noticesHandlers({
  database: { executor },
  clock,
}: Pick<NoticeDeps, 'database' | 'clock'>): Handlers<typeof noticesEndpoints> {
  return {
    listNotices: async ({ actor, query, context }) => {
      const reader = readerOf(actor, context)
      const [items, count] = await Promise.all([listNotices(executor, reader, query), countNotices(executor, reader)])
      return {
        items: items.map(({ createdAt, ...notice }) => ({ ...notice, createdAt: createdAt.toISOString() })),
        currentPage: query.page,
        totalItems: count.all,
        totalPages: Math.ceil(count.all / query.perPage),
        itemsPerPage: query.perPage,
        unreadCount: count.unread,
      }
    },
    countUnread: async ({ actor, context }) => ({
      unreadCount: (await countNotices(executor, readerOf(actor, context))).unread,
    }),
    markRead: async ({ actor, body, context }) => {
      const reader = readerOf(actor, context)
      const marked = await markRead(executor, reader, body.upToId, clock())
      // the person's other tabs and devices
      if (marked > 0) await publishLive(executor, noticesTopic(reader.customerId))
      return { unreadCount: (await countNotices(executor, reader)).unread }
    },
  }
}
