import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Two accounts with paid plans became one: the plan that ended with the merge is refunded. */
export const plansMerged = defineEvent('PlansMerged', { customerId: z.int() })
