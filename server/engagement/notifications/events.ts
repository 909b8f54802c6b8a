import { NOTIFICATION_CHANNELS } from '@okolitsa/domain/notifications/notification-table.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/**
 * A pending notification. This module handles its own event, because external calls follow the commit and some
 * notifications wait for the morning.
 */
export const notificationDue = defineEvent('NotificationDue', {
  notificationId: z.int(),
  channel: z.enum(NOTIFICATION_CHANNELS),
  /** Region whose daytime applies to news; absent = an order, or unknown. */
  regionCode: z.string().optional(),
})

/** Informs an order's recipient of a recalled lot. The phone is read from the order. */
export const recallMessageDue = defineEvent('RecallMessageDue', {
  orderId: z.int(),
  lotId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  productTitle: z.string(),
  number: z.string(),
  text: z.string(),
})

/** A message of the office to a customer about an order; `bonuses` = it came with so many. Sent once per `key`. */
export const officeMessageDue = defineEvent('OfficeMessageDue', {
  key: z.string(),
  orderId: z.int(),
  customerId: z.int(),
  bonuses: z.int().nullable(),
  message: z.string(),
})
