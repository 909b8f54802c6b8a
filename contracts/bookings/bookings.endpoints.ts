import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, uuid } from '../kernel/id.ts'
import { IDEMPOTENCY_HEADER } from '../kernel/idempotency-header.ts'
import { idempotencyKey } from '../kernel/idempotency-key.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { refuses } from '../refusals/refuses.ts'
import { tourQuoteSchema } from '../tours/tour.ts'
import {
  bookBodySchema,
  bookedSchema,
  bookingSchema,
  bookingSummarySchema,
  cancellationBodySchema,
  cancellationPreviewSchema,
  quoteBodySchema,
  waitingSchema,
} from './booking.ts'

const people = typedNumber({ least: 1, most: 30 })

/** Tour bookings and waiting lists (spec 7.8). */
export const bookingsEndpoints = defineEndpointsIn('tours', {
  quoteTour: {
    method: 'POST',
    path: '/api/v2/tours/{id}/quote',
    access: 'public',
    summary: 'Previews a booking: total, payment due now and availability.',
    params: idParams,
    body: quoteBodySchema,
    answer: tourQuoteSchema,
    errors: refuses('TOUR_DATE_CLOSED'),
  },
  book: {
    method: 'POST',
    path: '/api/v2/orders/tours',
    access: 'customer',
    summary:
      'Books places: they are held until the payment, the organizer answers within a day. A repeat of the key gets the first answer.',
    headers: z.object({ [IDEMPOTENCY_HEADER]: idempotencyKey }),
    body: bookBodySchema,
    answer: bookedSchema,
    errors: refuses(
      'MARKET_CLOSED',
      'CUSTOMER_BLOCKED',
      'AGREEMENT_CHANGED',
      'SELLER_SUSPENDED',
      'TOUR_DATE_CLOSED',
      'TOUR_PLACES_GONE',
      'TOUR_PRICE_CHANGED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'IDEMPOTENCY_KEY_REUSED',
    ),
    status: 201,
  },
  bookings: {
    method: 'GET',
    path: '/api/v2/orders/tours',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Bookings of the customer, newest first, 6 a page.',
    query: z.object(pageQuery(6)),
    answer: pageOf(bookingSummarySchema),
  },
  booking: {
    method: 'GET',
    path: '/api/v1/orders/tour/{id}',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'One booking.',
    params: idParams,
    answer: bookingSchema,
  },
  previewCancellation: {
    method: 'POST',
    path: '/api/v1/orders/tour/{id}/cancel/preview',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Previews the refund of cancelling some or all places, without changes.',
    params: idParams,
    body: cancellationBodySchema,
    answer: cancellationPreviewSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'ORDER_CHANGE_FORBIDDEN'),
  },
  cancelBooking: {
    method: 'PATCH',
    path: '/api/v1/orders/tour/{id}/cancel',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Cancels a booking, or some of its places; money comes back by the table of the tour.',
    params: idParams,
    body: cancellationBodySchema
      .extend({
        /** Refund returned by the preview, roubles; a different sum is refused with BOOKING_BACK_CHANGED. */
        expectedBack: enteredRoubles().optional(),
        reason: z.string().trim().max(500, 'tooLong').default(''),
      })
      .optional(),
    answer: bookingSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'ORDER_CHANGE_FORBIDDEN', 'BOOKING_BACK_CHANGED'),
  },
  ticket: {
    method: 'GET',
    path: '/api/v1/orders/tour/{id}/ticket',
    whenAreaClosed: 'served',
    access: 'customer',
    work: 'dear',
    summary: 'The ticket as a PDF with its QR code.',
    params: idParams,
    media: 'application/pdf',
    answer: bytes,
  },
  waitings: {
    method: 'GET',
    path: '/api/v2/tours/waiting',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Dates the customer waits for a place on, and places that are offered to them.',
    answer: z.object({ items: z.array(waitingSchema) }),
  },
  joinWaiting: {
    method: 'POST',
    path: '/api/v2/tours/dates/{id}/waiting',
    access: 'customer',
    summary: 'Puts the customer on the list of a date that is full; joining again changes how many they are.',
    params: idParams,
    body: z.object({ people }),
    answer: waitingSchema,
    errors: refuses('TOUR_DATE_CLOSED', 'WAITING_NOT_NEEDED'),
    status: 201,
  },
  leaveWaiting: {
    method: 'DELETE',
    path: '/api/v2/tours/waiting/{id}',
    whenAreaClosed: 'served',
    access: 'customer',
    summary: 'Takes the customer off the list; places that were offered go to the next.',
    params: z.object({ id: uuid }),
    answer: z.object({}),
  },
})
