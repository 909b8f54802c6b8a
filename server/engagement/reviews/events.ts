import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

const reviewId = z.int()

/** A moderator let a review be seen; stars alone tell of nothing. */
export const reviewPublished = defineEvent('ReviewPublished', { reviewId })
/** A moderator did not. */
export const reviewDeclined = defineEvent('ReviewDeclined', { reviewId })
/** The seller answered for the first time. */
export const reviewAnswered = defineEvent('ReviewAnswered', { reviewId })
