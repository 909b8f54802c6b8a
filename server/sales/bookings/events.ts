import { z } from 'zod'
import { defineEvent } from '../../platform/events/event.ts'

/** Released places of a date are reserved for the next customer of its waiting list. */
export const tourPlacesOffered = defineEvent('TourPlacesOffered', {
  waitingId: z.string(),
  customerId: z.int(),
  organizationId: z.int(),
  tourTitle: z.string(),
  people: z.int(),
  /** End of the offer in ISO 8601, and the time zone of the tour. */
  until: z.string(),
  timeZone: z.string(),
  regionCode: z.string(),
  /** Path of the tour's page. */
  path: z.string(),
})
