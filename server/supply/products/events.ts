import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted for the moment when a decision of the office about a product can no longer be taken back. */
export const goodsDecided = defineEvent('GoodsDecided', {
  productId: z.int(),
  organizationId: z.int(),
  decidedAt: z.iso.datetime(),
})
