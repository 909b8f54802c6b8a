import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A month was closed, for the first time or again after it was opened. `by`: the person of the office. */
export const periodClosed = defineEvent('PeriodClosed', { period: z.string(), by: z.int() })
