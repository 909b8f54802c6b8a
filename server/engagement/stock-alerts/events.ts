import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A product that a customer waited for can be bought at their place again. Emitted once, when the alert is deleted. */
export const stockReturned = defineEvent('StockReturned', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  productTitle: z.string(),
  sellerTitle: z.string(),
  /** Region of the alert; absent in events of an earlier release. */
  regionCode: z.string().optional(),
  /** Waited for stock, or for a delivery method; absent in events of an earlier release. */
  awaited: z.enum(['stock', 'way']).optional(),
  path: z.string(),
})

/** A farm that a customer waited for takes orders again. Emitted once, when the alert is deleted. */
export const sellerReopened = defineEvent('SellerReopened', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
})
