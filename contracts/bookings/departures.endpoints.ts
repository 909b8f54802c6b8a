import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { z } from 'zod'
import { defineServedEndpointsIn } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { handBookingSchema } from './hand-bookings.endpoints.ts'
import { deskBookingSchema } from './tour-desk.endpoints.ts'

const int = z.number().int()

/** A booking as shown to the guide at the meeting point. */
const departingBookingSchema = z.object({
  id: int,
  number: z.string(),
  state: z.enum(DELIVERY_STATUSES),
  name: z.string(),
  /** Telephone: 11 digits for staff with access to orders, otherwise masked in the middle. */
  phone: z.string(),
  /** Number of participants; a group counts by its places. */
  people: int,
  places: z.array(z.object({ title: z.string(), name: z.string() })),
  /** Sum that the organizer has not collected yet, roubles. */
  due: z.number(),
  comment: z.string(),
  /** Time of arrival; null = not arrived. */
  checkedAt: z.string().nullable(),
  /** Actions possible now: the arrival may be marked or unmarked on the day, and twelve hours before the start. */
  may: z.object({ arrive: z.boolean(), undo: z.boolean() }),
})

/** A date that begins today or tomorrow in the tour's time zone. */
export const departureSchema = z.object({
  dateId: int,
  tourId: int,
  tourTitle: z.string(),
  timeZone: z.string(),
  day: z.enum(['today', 'tomorrow']),
  startsAt: z.string(),
  meetingPoint: z.object({
    title: z.string(),
    address: z.string(),
    coords: z.object({ latitude: z.number(), longitude: z.number() }),
    note: z.string(),
  }),
  /** True = the minimum group is reached or not required. */
  isCertain: z.boolean(),
  /** Number of participants of all bookings; `arrived` = the participants who have arrived. */
  people: int,
  arrived: int,
  bookings: z.array(departingBookingSchema),
  byHand: z.array(handBookingSchema),
  /** Places sold outside the shop without a name. */
  unnamed: int,
})

/** Current departures with their participants, and the marking of arrivals. */
export const departuresEndpoints = defineServedEndpointsIn('tours', {
  listDepartures: {
    method: 'GET',
    path: '/v1/cabinet/departures',
    access: 'seller',
    permission: 'readOrders',
    summary: 'Dates of today and tomorrow, by the hour, with the list of people; at most 60.',
    answer: z.object({ items: z.array(departureSchema) }),
  },
  arrive: {
    method: 'POST',
    path: '/v1/cabinet/bookings/{id}/arrival',
    access: 'seller',
    permission: 'workOrders',
    summary: 'These people have come, with or without their ticket: as if it had been checked. Twice is once.',
    params: idParams,
    answer: deskBookingSchema,
    errors: refuses('TICKET_OVER', 'ORDER_STEP_FORBIDDEN'),
  },
  undoArrival: {
    method: 'DELETE',
    path: '/v1/cabinet/bookings/{id}/arrival',
    access: 'seller',
    permission: 'workOrders',
    summary: 'They have not come after all: pressed by mistake. Until the booking is over.',
    params: idParams,
    answer: deskBookingSchema,
    errors: refuses('ORDER_STEP_FORBIDDEN'),
  },
})
