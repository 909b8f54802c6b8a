import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

export const serviceRequested = defineEvent('ServiceRequested', { requestId: z.int(), organizationId: z.int() })
