import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { NOTIFICATION_TOPICS } from '@okolitsa/domain/notifications/notification-topics.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { jsonBigId } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'

/** A notification of the customer about an order or products, with its text as it was sent. */
export const notificationSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  /** Order of the notification; null = not about an order. */
  orderId: z.number().int().nullable(),
  /** Path of the linked page. */
  path: z.string(),
  /** Creation time, ISO 8601. */
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notification = z.output<typeof notificationSchema>

/** Notifications, newest first. */
export const notificationListSchema = pageOf(notificationSchema).extend({ unreadCount: z.number().int() })
export type NotificationList = z.output<typeof notificationListSchema>

const topic = z.enum(NOTIFICATION_TOPICS, 'wrongValue')
const channel = z.enum(NOTIFICATION_CHANNELS, 'wrongValue')
const switched = z.object({ topic, channel, isOn: z.boolean() })

/** A customer's settings by topic and channel, without the list in the account, which shows everything. */
export const notificationSettingsSchema = z.object({
  channels: z.array(
    z.object({
      channel,
      /** The customer's contact for the channel; null = unknown. */
      address: z.string().nullable(),
    }),
  ),
  topics: z.array(
    z.object({
      topic,
      /** Channels that notifications of the topic use. */
      channels: z.array(
        z.object({
          channel,
          isOn: z.boolean(),
          /** True = the law or the order requires it, so it cannot be switched off. */
          isRequired: z.boolean(),
        }),
      ),
    }),
  ),
})
export type NotificationSettings = z.output<typeof notificationSettingsSchema>
/** Token of an e-mail's link: customer, topic and signature. */
const token = z.string('required').min(1, 'required').max(200, 'tooLong')

const unread = z.object({ unreadCount: z.number().int() })

/** The customer's list of notifications, including those sent by SMS and e-mail. */
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
    body: z.object({ upToId: jsonBigId }),
    answer: unread,
  },
  notificationSettings: {
    method: 'GET',
    path: '/api/v1/notifications/settings',
    access: 'customer',
    summary: 'Topics notified by SMS and e-mail, and those that cannot be turned off.',
    answer: notificationSettingsSchema,
  },
  changeNotificationSetting: {
    method: 'PATCH',
    path: '/api/v1/notifications/settings',
    access: 'customer',
    summary: 'Switches one topic on or off in one channel.',
    body: z.object({ topic, channel, isOn: z.boolean('wrongValue') }),
    answer: notificationSettingsSchema,
    errors: refuses('NOTIFICATION_REQUIRED'),
  },
  subscriptionOfLetter: {
    method: 'GET',
    path: '/api/v1/notifications/unsubscribe',
    access: 'public',
    session: 'none',
    summary: 'The topic of an e-mail’s unsubscribe link and its state. Needs no sign-in.',
    verbatim: true,
    query: z.object({ token }),
    answer: switched,
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/notifications/unsubscribe',
    access: 'public',
    session: 'none',
    summary: 'Turns the topic of an e-mail’s unsubscribe link off or on. Needs no sign-in.',
    verbatim: true,
    body: z.object({ token, isOn: z.boolean('wrongValue').default(false) }),
    answer: switched,
  },
})
