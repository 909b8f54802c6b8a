import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A visitor requested a service from a seller's site. */
export const serviceRequested = defineEvent('ServiceRequested', { requestId: z.int(), organizationId: z.int() })
