import { DATE_CANCEL_REASONS } from '@okolitsa/domain/tours/tour.ts'
import { z } from 'zod'
import { moment } from '../kernel/day.ts'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pageOf, pageQuery } from '../kernel/paging.ts'
import { refuses } from '../refusals/refuses.ts'
import { tourDateSchema, tourPriceSchema } from '../tours/tour.ts'
import { bookingSchema } from './booking.ts'

const int = z.number().int()
const reason = z.string().trim().max(500, 'tooLong').default('')

/** Filters of an organizer's bookings. */
export const BOOKING_QUEUES = ['toConfirm', 'ahead', 'past', 'canceled'] as const

export const deskBookingSchema = bookingSchema.omit({ organizer: true, ticket: true, toTake: true }).extend({
  organizationId: int,
  may: z.object({ confirm: z.boolean(), refuse: z.boolean(), cancel: z.boolean(), takeMoney: z.boolean() }),
  /** Time at which the ticket was checked at the meeting point; null = not yet. */
  checkedAt: z.string().nullable(),
  /** Sum that the organizer has not collected yet, roubles. */
  due: z.number(),
})

export const deskDateSchema = tourDateSchema.extend({
  tourId: int,
  tourTitle: z.string(),
  timeZone: z.string(),
  organizationId: int,
  /** Unanswered bookings. */
  toConfirm: int,
  /** People on the waiting list. */
  waiting: int,
  cancelReason: z.enum(DATE_CANCEL_REASONS).nullable(),
  /** True = no more bookings are accepted, though the date takes place. */
  isClosed: z.boolean(),
  /** Booked, held and manually sold places: the minimum for a change. */
  taken: int,
})

/** Organizer calls for tours: dates, bookings, tickets. */
export const tourDeskEndpoints = defineServedEndpointsIn('tours', {
  listDates: {
    method: 'GET',
    path: '/v1/cabinet/tours/dates',
    access: 'seller',
    permission: 'readOrders',
    summary: 'Dates ahead, the soonest first, with their places and people.',
    query: z.object({ ...pageQuery(20), tourId: id.optional() }),
    answer: pageOf(deskDateSchema).extend({
      /** Tours for new dates, at most 200; `places` = the places of the last date. */
      tours: z.array(
        z.object({ id: int, title: z.string(), timeZone: z.string(), places: int, prices: z.array(tourPriceSchema) }),
      ),
    }),
  },
  addDate: {
    method: 'POST',
    once: true,
    path: '/v1/cabinet/tours/{id}/dates',
    area: 'tours',
    access: 'seller',
    permission: 'manageGoods',
    summary: 'Opens a date of a tour.',
    params: idParams,
    body: z.object({
      /** Start of the date, ISO 8601. */
      startsAt: moment,
      places: int.min(1, 'tooSmall').max(500, 'tooBig'),
      /** True = the date takes place with any number of people, regardless of the tour's minimum. */
      isAnyhow: z.boolean('wrongValue').default(false),
    }),
    answer: deskDateSchema,
    errors: refuses('TOUR_NOT_PUBLISHED', 'TOUR_DATE_TOO_LATE'),
    status: 201,
  },
  cancelDate: {
    method: 'POST',
    path: '/v1/cabinet/tours/dates/{id}/cancel',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Cancels a date: every booking ends with all its money back. Twice is once.',
    params: idParams,
    body: z.object({ because: z.enum(DATE_CANCEL_REASONS, 'wrongValue'), reason }),
    answer: deskDateSchema,
    errors: refuses('TOUR_DATE_CLOSED', 'MONEY_NOT_YOURS'),
  },
  listBookings: {
    method: 'GET',
    path: '/v1/cabinet/bookings',
    access: 'seller',
    permission: 'readOrders',
    summary: 'Bookings in a queue; those to be answered soonest first.',
    query: z.object({
      ...pageQuery(20),
      queue: z.enum(BOOKING_QUEUES, 'wrongValue').default('toConfirm'),
      dateId: id.optional(),
    }),
    answer: pageOf(deskBookingSchema).extend({ queues: z.record(z.enum(BOOKING_QUEUES), int) }),
  },
  getBooking: {
    method: 'GET',
    path: '/v1/cabinet/bookings/{id}',
    access: 'seller',
    permission: 'readOrders',
    summary: 'One booking.',
    params: idParams,
    answer: deskBookingSchema,
  },
  confirmBooking: {
    method: 'POST',
    path: '/v1/cabinet/bookings/{id}/confirm',
    access: 'seller',
    permission: 'workOrders',
    summary: 'The organizer takes them along; the ticket goes out as soon as the group has come together.',
    params: idParams,
    answer: deskBookingSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
  refuseBooking: {
    method: 'POST',
    path: '/v1/cabinet/bookings/{id}/refuse',
    access: 'seller',
    permission: 'workOrders',
    summary: 'The organizer does not, or no longer, take them along: all their money goes back.',
    params: idParams,
    body: z.object({ reason }),
    answer: deskBookingSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN', 'MONEY_NOT_YOURS'),
  },
  checkTicket: {
    method: 'POST',
    path: '/v1/cabinet/bookings/tickets/check',
    access: 'seller',
    permission: 'workOrders',
    summary: 'Checks in a ticket once; a repetition returns the first moment.',
    body: z.object({
      /** Text of the QR code, scanned or typed. */
      code: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
    }),
    answer: z.object({
      /** False = the ticket was checked before, at `checkedAt`. */
      isFirst: z.boolean(),
      checkedAt: z.string(),
      booking: deskBookingSchema,
    }),
    errors: refuses('TICKET_UNKNOWN', 'TICKET_OVER', 'TICKET_TOO_EARLY'),
  },
})
