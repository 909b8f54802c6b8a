import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A review of an order's product or seller. */
const reviewOfOrder = { reviewId: z.int(), orderId: z.int() }

/**
 * A moderator decided a review. Its listeners are notified when the decision can no longer be taken back; `decidedAt` names
 * the decision, because another one may have followed.
 */
export const reviewModerated = defineEvent('ReviewModerated', { reviewId: z.int(), decidedAt: z.iso.datetime() })
/** A moderator published a review; ratings without text emit no event. */
export const reviewPublished = defineEvent('ReviewPublished', reviewOfOrder)
export const reviewDeclined = defineEvent('ReviewDeclined', reviewOfOrder)
/** Emitted when a review with text is public, so its seller may answer. */
export const reviewAwaitsAnswer = defineEvent('ReviewAwaitsAnswer', { reviewId: z.int(), organizationId: z.int() })
/** Emitted when the seller answers for the first time. */
export const reviewAnswered = defineEvent('ReviewAnswered', reviewOfOrder)
