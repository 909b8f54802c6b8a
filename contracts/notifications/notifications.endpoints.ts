import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'

/** A message to the customer about an order, as it was worded when it was sent. */
export const notificationSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  orderId: z.number().int(),
  /** ISO moment. */
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notificationSchema>

/** Newest first. */
export const notificationListSchema = pageOf(notificationSchema).extend({ unreadCount: z.number().int() })
export type NotificationList = z.output<typeof notificationListSchema>

const unread = z.object({ unreadCount: z.number().int() })

/** The customer's own list of notifications; what goes by SMS and by letter stands in it too. */
export const notificationsEndpoints = defineEndpoints({
  listNotifications: {
    method: 'GET',
    path: '/api/v1/notifications',
    access: 'customer',
    summary: 'Notices about the orders of the customer, newest first, and how many were not read.',
    query: z.object(pageQuery(20)),
    answer: notificationListSchema,
  },
  countUnread: {
    method: 'GET',
    path: '/api/v1/notifications/unread-count',
    access: 'customer',
    summary: 'How many notices the customer has not read.',
    answer: unread,
  },
  markRead: {
    method: 'PATCH',
    path: '/api/v1/notifications/read',
    access: 'customer',
    summary: 'Marks the notices up to one as read: those that came after the list was shown stay unread.',
    body: z.object({ upToId: z.number('notANumber').int('wholeNumber').positive('wrongValue') }),
    answer: unread,
  },
})
