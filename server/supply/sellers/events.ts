import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted when the market has suspended or restored a seller, or a suspension has ended by itself. */
export const sellerSuspensionChanged = defineEvent('SellerSuspensionChanged', { suspensionId: z.int() })
