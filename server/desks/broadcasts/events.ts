import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** A broadcast has recipients that wait for their notification. */
export const broadcastDue = defineEvent('BroadcastDue', { broadcastId: z.int() })
