import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A rule of the market's fees was made, or ended early. */
export const feesChanged = defineEvent('FeesChanged', { ruleId: z.int(), isEnd: z.boolean() })
