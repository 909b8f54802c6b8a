import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Somebody asked a seller for a service of its site. */
export const serviceRequested = defineEvent('ServiceRequested', { requestId: z.int(), organizationId: z.int() })
