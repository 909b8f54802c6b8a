import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

export const partnerServiceChanged = defineEvent('PartnerServiceChanged', {
  subscriptionId: z.int(),
  service: z.enum(['smotreshka']),
})

/** A subscription ends soon. Published every day of its last week. */
export const subscriptionEnding = defineEvent('SubscriptionEnding', {
  subscriptionId: z.int(),
  customerId: z.int(),
  day: z.iso.date().transform((day) => day as IsoDate),
})
