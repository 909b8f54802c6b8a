import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** What the partner is to know of a subscription is different now. */
export const partnerServiceChanged = defineEvent('PartnerServiceChanged', {
  subscriptionId: z.int(),
  service: z.enum(['smotreshka']),
})
