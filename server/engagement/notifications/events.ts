import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/**
 * A notification waits to be sent; delivered to the module itself: outside calls happen after commit, and some wait for
 * the morning.
 */
export const notificationDue = defineEvent('NotificationDue', {
  notificationId: z.int(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  /** Of news: where it is told by day; absent = of an order, or nobody knows. */
  regionCode: z.string().optional(),
})

/** The recipient of an order waits to be told of a recalled lot. The phone stays with the order. */
export const recallMessageDue = defineEvent('RecallMessageDue', {
  orderId: z.int(),
  lotId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  productTitle: z.string(),
  number: z.string(),
  text: z.string(),
})
