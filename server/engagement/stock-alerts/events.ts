import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/**
 * Emitted once, with the deletion of the alert, when an awaited product can be bought at the customer's place again.
 */
export const stockReturned = defineEvent('StockReturned', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  productTitle: z.string(),
  sellerTitle: z.string(),
  /** Region of the alert; absent in events of an earlier release. */
  regionCode: z.string().optional(),
  /** The awaited condition: stock, or a delivery method; absent in events of an earlier release. */
  awaited: z.enum(['stock', 'way']).optional(),
  path: z.string(),
})

/** Emitted once, with the deletion of the alert, when an awaited farm takes orders again. */
export const sellerReopened = defineEvent('SellerReopened', {
  alertId: z.int(),
  customerId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
})
