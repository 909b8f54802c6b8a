import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/**
 * A pending notification; delivered to this module itself, because external calls follow the commit and some wait for
 * the morning.
 */
export const notificationDue = defineEvent('NotificationDue', {
  notificationId: z.int(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  /** Of news: region whose daytime counts; absent = an order, or unknown. */
  regionCode: z.string().optional(),
})

/** An order's recipient must be informed of a recalled lot. The phone stays with the order. */
export const recallMessageDue = defineEvent('RecallMessageDue', {
  orderId: z.int(),
  lotId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  productTitle: z.string(),
  number: z.string(),
  text: z.string(),
})
