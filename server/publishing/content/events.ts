import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Sellers are to be notified of a version of the market's offer that they must accept until a day. */
export const offerAnnounced = defineEvent('OfferAnnounced', { version: z.int(), from: z.string() })
