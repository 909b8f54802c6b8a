import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Some goods of a seller are running out: less is left than the seller has said to tell of. */
export const stockRanLow = defineEvent('StockRanLow', { organizationId: z.int(), products: z.int() })

/** Customers who have goods of a lot are told something of it, each once. */
export const lotRecalled = defineEvent('LotRecalled', {
  lotId: z.int(),
  organizationId: z.int(),
  sellerTitle: z.string(),
  productTitle: z.string(),
  number: z.string(),
  /** In the words of the seller. */
  text: z.string(),
  customerIds: z.array(z.int()),
  /** Orders whose recipient has another phone than the customer: they are told, too. Absent in older rows. */
  orderIds: z.array(z.int()).default([]),
})
