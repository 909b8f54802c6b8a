import { NO_DINNER_REASONS } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { z } from 'zod'
import { moment, waitingRangeSchema } from './restaurant.ts'

/** An interval, shown in the restaurant's time zone. */
export const dinnerSlotSchema = z.object({ from: moment, to: moment })

/** The reason against a dinner, and when it may be requested again (null = unknown). */
export const noDinnerSchema = z.object({ reason: z.enum(NO_DINNER_REASONS), until: moment.nullable() })

/** Possible times of a dinner by one delivery method. */
export const dinnerPromiseSchema = z.object({
  methodCode: z.enum(['courier', 'pickup']),
  /** Place of `pickup`; null = delivery. */
  tradePlaceId: z.number().int().nullable(),
  /** IANA time zone of the restaurant. */
  timeZone: z.string(),
  /** Time range of “as soon as possible”; null = impossible now, for the reason in `notNow`. */
  asap: dinnerSlotSchema.extend(waitingRangeSchema.shape).nullable(),
  notNow: noDinnerSchema.nullable(),
  /** Slots: half hours of today and tomorrow. */
  slots: z.array(dinnerSlotSchema),
})
export type DinnerPromise = z.output<typeof dinnerPromiseSchema>
