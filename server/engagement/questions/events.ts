import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** The seller answered for the first time. */
export const questionAnswered = defineEvent('QuestionAnswered', { questionId: z.int() })
