import { MAX_DATES_AT_ONCE } from '@okolitsa/domain/tours/date-rule.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { refuses } from '../refusals/refuses.ts'
import { deskDateSchema } from './tour-desk.endpoints.ts'

const int = z.number().int()
/** Price of one place; whole kopecks. */
const roubles = enteredRoubles({ least: 0.01 })
const places = int.min(1, 'tooSmall').max(500, 'tooBig')

/**
 * Rule of repeated dates: “on Saturdays and Sundays at 10:00 until 31 May” in the tour's time zone. A single day has
 * equal ends.
 */
const dateRuleSchema = z.object({
  from: day,
  to: day,
  /** Weekdays: 1 = Monday … 7 = Sunday. */
  weekdays: z.array(int.min(1, 'wrongValue').max(7, 'wrongValue')).min(1, 'required').max(7, 'tooLong'),
  /** Start as minutes after midnight, 0…1439. */
  minute: int.min(0, 'wrongValue').max(1_439, 'wrongValue'),
})

/** Dates of an organizer: creation in bulk, places, prices and closing. */
export const tourDatesDeskEndpoints = defineEndpointsIn('tours', {
  previewDates: {
    method: 'POST',
    path: '/v1/cabinet/tours/{id}/dates/preview',
    access: 'seller',
    permission: 'manageGoods',
    summary: `Every date a rule comes to, at most ${MAX_DATES_AT_ONCE}; nothing is written.`,
    params: idParams,
    body: dateRuleSchema,
    answer: z.object({
      timeZone: z.string(),
      items: z.array(
        z.object({
          /** Start of the date, ISO 8601. */
          startsAt: z.string(),
          /** True = the tour already has a date at that time, which is not created again. */
          isTaken: z.boolean(),
          /** True = the decision time has passed, so the date takes place with any number of participants. */
          isLate: z.boolean(),
        }),
      ),
    }),
  },
  repeatDates: {
    method: 'POST',
    path: '/v1/cabinet/tours/{id}/dates/repeat',
    access: 'seller',
    permission: 'manageGoods',
    summary: 'Opens every date of a rule that is not there yet: pressed again, it opens none.',
    params: idParams,
    body: dateRuleSchema.extend({
      places,
      /**
       * True = dates after their decision time are created and take place with any number of participants; false = they
       * are refused.
       */
      isAnyhow: z.boolean('wrongValue').default(false),
    }),
    answer: z.object({ added: int, skipped: int }),
    errors: refuses('TOUR_NOT_PUBLISHED', 'TOUR_DATE_TOO_LATE'),
  },
  changeDate: {
    method: 'PATCH',
    path: '/v1/cabinet/tours/dates/{id}',
    whenAreaClosed: 'served',
    access: 'seller',
    permission: 'manageGoods',
    summary:
      'Another number of places, never fewer than are booked or held; other prices; closed to sale or open again. Bookings that are there stay as they are.',
    params: idParams,
    body: z.object({
      places: places.optional(),
      /** True = no more bookings are accepted, though the date takes place. */
      isClosed: z.boolean().optional(),
      /** Prices that differ from the tour's; missing prices equal the tour's. */
      prices: z
        .array(z.object({ priceId: id, price: roubles }))
        .max(10, 'tooLong')
        .optional(),
    }),
    answer: deskDateSchema,
    errors: refuses('TOUR_DATE_CLOSED'),
  },
  previewDateCancellation: {
    method: 'GET',
    path: '/v1/cabinet/tours/dates/{id}/cancellation',
    whenAreaClosed: 'served',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Previews the bookings affected by cancelling a date and their refunds, roubles, without changes.',
    params: idParams,
    answer: z.object({ bookings: int, people: int, back: z.number() }),
  },
})
