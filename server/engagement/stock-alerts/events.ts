import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** What a customer waited for can be bought at their place again. Told once: the alert is gone with it. */
export const stockReturned = defineEvent('StockReturned', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  productTitle: z.string(),
  sellerTitle: z.string(),
  /** Where the goods are awaited; absent in events of an earlier release. */
  regionCode: z.string().optional(),
  /** The product's page. */
  path: z.string(),
})
