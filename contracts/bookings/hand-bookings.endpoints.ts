import { calledMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { z } from 'zod'
import { calledPhoneSchema } from '../identity/profile.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, uuid } from '../kernel/id.ts'
import { without } from '../kernel/validation.ts'
import { refuses } from '../refusals/refuses.ts'

const int = z.number().int()

export const handBookingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Telephone: 11 digits for staff with access to orders, masked in the middle for others; null = not given. */
  phone: z.string().nullable(),
  people: int,
  isPaid: z.boolean(),
  comment: z.string(),
  /** Time of arrival, ISO 8601; null = not arrived yet. */
  arrivedAt: z.string().nullable(),
})

/** Bookings of a date that were entered by hand. */
const handBookingsSchema = z.object({
  items: z.array(handBookingSchema),
  /** Places sold outside the shop without a name. */
  unnamed: int,
  /** Number of free places. */
  left: int,
})

const desk = { access: 'seller', permission: 'workOrders' } as const
const ofDate = '/v1/cabinet/tours/dates/{id}/hand-bookings'
const ofBooking = '/v1/cabinet/hand-bookings/{id}'
const params = z.object({ id: uuid })

/** Bookings taken by telephone or on site: they occupy places and belong to no account. */
export const handBookingsEndpoints = defineServedEndpointsIn('tours', {
  listHandBookings: {
    ...desk,
    permission: 'readOrders',
    method: 'GET',
    path: ofDate,
    summary: 'Bookings of a date entered by hand, oldest first.',
    params: idParams,
    answer: handBookingsSchema,
  },
  addHandBooking: {
    ...desk,
    method: 'POST',
    path: ofDate,
    area: 'tours',
    summary: 'Enters a booking by hand; it takes free places.',
    params: idParams,
    body: z.object({
      /** Idempotency key. */
      press: uuid,
      name: z.string('required').trim().min(1, 'required').max(100, 'tooLong').check(without(calledMistake)),
      phone: calledPhoneSchema.nullable().default(null),
      people: int.min(1, 'tooSmall').max(500, 'tooBig'),
      isPaid: z.boolean('wrongValue'),
      comment: z.string().trim().max(500, 'tooLong').default(''),
    }),
    answer: handBookingsSchema,
    errors: refuses('TOUR_DATE_FULL', 'TOUR_DATE_CLOSED', 'IDEMPOTENCY_KEY_REUSED'),
    status: 201,
  },
  changeHandBooking: {
    ...desk,
    method: 'PATCH',
    path: ofBooking,
    summary: 'Sets whether they have paid and whether they have come.',
    params,
    body: z.object({
      isPaid: z.boolean('wrongValue').optional(),
      hasArrived: z.boolean('wrongValue').optional(),
    }),
    answer: handBookingsSchema,
  },
  cancelHandBooking: {
    ...desk,
    method: 'DELETE',
    path: ofBooking,
    summary: 'They do not come: their places are free again. Twice is once.',
    params,
    answer: handBookingsSchema,
  },
})
