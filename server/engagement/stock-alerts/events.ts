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
  /** Goods that were gone, or a way to the place; absent in events of an earlier release. */
  awaited: z.enum(['stock', 'way']).optional(),
  /** The product's page. */
  path: z.string(),
})

/** A farm that a customer waited for takes orders again. Told once: the alert is gone with it. */
export const sellerReopened = defineEvent('SellerReopened', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
})
