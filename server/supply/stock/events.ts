import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** The remaining stock of some products fell below the seller's threshold. */
export const stockRanLow = defineEvent('StockRanLow', { organizationId: z.int(), products: z.int() })

/** A recall: each customer with goods of the lot is notified once. */
export const lotRecalled = defineEvent('LotRecalled', {
  lotId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  productTitle: z.string(),
  number: z.string(),
  /** Text of the seller. */
  text: z.string(),
  customerIds: z.array(z.int()),
  /**
   * Ids of orders whose recipient has another telephone than the customer and is notified as well. Absent in older
   * events.
   */
  orderIds: z.array(z.int()).default([]),
})
