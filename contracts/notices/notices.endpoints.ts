import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'

/** What the shopper was told about an order, in the words of that day. */
export const noticeSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  orderId: z.number().int(),
  /** ISO moment. */
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof noticeSchema>

/** Newest first. */
export const noticeListSchema = pageOf(noticeSchema).extend({ unreadCount: z.number().int() })
export type NoticeList = z.output<typeof noticeListSchema>

const unread = z.object({ unreadCount: z.number().int() })

/** The shopper's own list of notices; what goes by SMS and by letter stands in it too. */
export const noticesEndpoints = defineEndpoints({
  listNotices: {
    method: 'GET',
    path: '/api/v1/notices',
    access: 'customer',
    summary: 'Notices about the orders of the customer, newest first, and how many were not read.',
    query: z.object(pageQuery(20)),
    answer: noticeListSchema,
  },
  countUnread: {
    method: 'GET',
    path: '/api/v1/notices/unread-count',
    access: 'customer',
    summary: 'How many notices the customer has not read.',
    answer: unread,
  },
  markRead: {
    method: 'PATCH',
    path: '/api/v1/notices/read',
    access: 'customer',
    summary: 'Marks the notices up to one as read: those that came after the list was shown stay unread.',
    body: z.object({ upToId: z.number('notANumber').int('wholeNumber').positive('wrongValue') }),
    answer: unread,
  },
})
