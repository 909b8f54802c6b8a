import { MAX_INVITED_ROWS } from '@okolitsa/domain/sellers/invitation.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Emitted when the office has approved a seller, or returned its application. */
export const applicationDecided = defineEvent('ApplicationDecided', { organizationId: z.int() })

/** Emitted when the office has invited sellers by SMS. */
export const sellersInvited = defineEvent('SellersInvited', { ids: z.array(z.int()).max(MAX_INVITED_ROWS) })
