import type { noticesEndpoints } from '@okolitsa/contracts/notices/notices.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { noticesTopic } from '../notices-topic.ts'
import { countNotices, listNotices, markRead } from '../store/notice-list.store.ts'

/** Handlers of the shopper's own list. */
export function noticesHandlers({
  database: { executor },
  clock,
}: Pick<NoticeDeps, 'database' | 'clock'>): Handlers<typeof noticesEndpoints> {
  return {
    listNotices: async ({ actor, query }) => {
      const { customerId } = actor
      const [items, count] = await Promise.all([
        listNotices(executor, customerId, query),
        countNotices(executor, customerId),
      ])
      return {
        items: items.map(({ createdAt, ...notice }) => ({ ...notice, createdAt: createdAt.toISOString() })),
        currentPage: query.page,
        totalItems: count.all,
        totalPages: Math.ceil(count.all / query.perPage),
        itemsPerPage: query.perPage,
        unreadCount: count.unread,
      }
    },
    countUnread: async ({ actor }) => ({ unreadCount: (await countNotices(executor, actor.customerId)).unread }),
    markRead: async ({ actor, body }) => {
      const { customerId } = actor
      const marked = await markRead(executor, customerId, body.upToId, clock())
      // the person's other tabs and devices
      if (marked > 0) await publishLive(executor, noticesTopic(customerId))
      return { unreadCount: (await countNotices(executor, customerId)).unread }
    },
  }
}
