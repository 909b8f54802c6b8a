import { NO_DINNER_REASONS } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { z } from 'zod'
import { moment, waitingRangeSchema } from './restaurant.ts'

/** From a moment to a moment, shown by the clock of the restaurant's zone. */
export const dinnerSlotSchema = z.object({ from: moment, to: moment })

/** Why a dinner can not be had so, and from when it may be asked again (null = nobody knows). */
export const noDinnerSchema = z.object({ reason: z.enum(NO_DINNER_REASONS), until: moment.nullable() })

/** When a dinner may be had by one way. */
export const dinnerPromiseSchema = z.object({
  methodCode: z.enum(['courier', 'pickup']),
  /** Of `pickup`; null = brought home. */
  tradePlaceId: z.number().int().nullable(),
  /** IANA. */
  timeZone: z.string(),
  /** «As soon as possible», an honest range; null = not now, `notNow` says why. */
  asap: dinnerSlotSchema.extend(waitingRangeSchema.shape).nullable(),
  notNow: noDinnerSchema.nullable(),
  /** Half hours of today and tomorrow. */
  slots: z.array(dinnerSlotSchema),
})
export type DinnerPromise = z.output<typeof dinnerPromiseSchema>
