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
  /** The seller's text. */
  text: z.string(),
  customerIds: z.array(z.int()),
  /** Orders whose recipient has another telephone than the customer, to be notified, too. Absent in older rows. */
  orderIds: z.array(z.int()).default([]),
})
