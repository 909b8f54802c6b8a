import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A review of what came in an order. */
const reviewOfOrder = { reviewId: z.int(), orderId: z.int() }

/** A moderator let a review be seen; stars alone tell of nothing. */
export const reviewPublished = defineEvent('ReviewPublished', reviewOfOrder)
/** A moderator did not. */
export const reviewDeclined = defineEvent('ReviewDeclined', reviewOfOrder)
/** A review with words can be seen, and its seller may answer. */
export const reviewAwaitsAnswer = defineEvent('ReviewAwaitsAnswer', { reviewId: z.int(), organizationId: z.int() })
/** The seller answered for the first time. */
export const reviewAnswered = defineEvent('ReviewAnswered', reviewOfOrder)
