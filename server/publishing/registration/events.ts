import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted when an administrator has approved a seller, or returned its application. */
export const applicationDecided = defineEvent('ApplicationDecided', { organizationId: z.int() })
