import { calledMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES, ORDER_PARTY_KINDS, ORDER_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { WAITING_STATES } from '@okolitsa/domain/tours/waiting.ts'
import { z } from 'zod'
import { recipientSchema } from '../checkout/checkout.ts'
import { id } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { without } from '../kernel/validation.ts'
import { paymentMethodCode } from '../payments/payment-method.ts'
import { sellerDebtSchema } from '../payments/seller-debt.ts'
import { tourDateSchema, tourOrganizerSchema } from '../tours/tour.ts'

const int = z.number().int()
const MAX_PLACES = 30

/** Number of participants by price; a group counts as one participant. */
export const quoteBodySchema = z.object({
  dateId: id,
  people: z
    .array(z.object({ priceId: id, count: int.min(1, 'tooSmall').max(MAX_PLACES, 'tooBig') }))
    .min(1, 'required')
    .max(10, 'tooLong'),
})

/** A booking with or without names. Prices never come from the client. */
export const bookBodySchema = z.object({
  dateId: id,
  people: z
    .array(
      z.object({
        priceId: id,
        /** Name on the ticket; optional. */
        name: z.string().trim().max(100, 'tooLong').check(without(calledMistake)).default(''),
      }),
    )
    .min(1, 'required')
    .max(MAX_PLACES, 'tooLong'),
  /** Contact for the organizer. */
  contact: recipientSchema,
  comment: z.string().trim().max(1_000, 'tooLong').default(''),
  paymentMethod: paymentMethodCode,
  /** Total that the customer saw, roubles; a different total is refused with TOUR_PRICE_CHANGED. */
  expectedTotal: enteredRoubles(),
})

export const bookedSchema = z.object({
  orderId: int,
  number: z.string(),
  total: z.number(),
  payNow: z.number(),
  /** Path of our payment page. */
  payUrl: z.string(),
})

export const bookedTourSchema = z.object({
  id: int,
  slug: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  hue: int,
  regionCode: z.string(),
  region: z.string(),
  placeTitle: z.string(),
  timeZone: z.string(),
  durationMinutes: int,
  /** False = the tour is hidden by its organizer and has no page. */
  isShown: z.boolean(),
})

/** Fields of both the list and the page. */
const commonFields = {
  id: int,
  number: z.string(),
  tour: bookedTourSchema,
  date: tourDateSchema,
  /** Set B: Оформлено, Подтверждено, Отменено, Выполнено. */
  status: z.enum(ORDER_STATUSES),
  /** Set A: formed = awaits the organizer, booked = confirmed, sentToOrganizer = the ticket is issued. */
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  orderDate: z.string(),
  orderCancelingInitiator: z.enum(ORDER_PARTY_KINDS).nullable(),
  completionIssuer: z.enum(ORDER_PARTY_KINDS).nullable(),
  /** Participants without cancelled places. */
  people: int,
  total: z.number(),
  /** Deadline of the organizer's answer, after which the booking is refunded; null = answered, or not paid yet. */
  confirmBefore: z.string().nullable(),
  /** Payment deadline; null = no payment is awaited. */
  payBefore: z.string().nullable(),
  may: z.object({ cancel: z.boolean(), pay: z.boolean(), ticket: z.boolean() }),
}

export const bookingSummarySchema = z.object(commonFields)

export const bookedPlaceSchema = z.object({
  id: int,
  title: z.string(),
  name: z.string(),
  places: int,
  price: z.number(),
  /** True = the place is cancelled; `kept` is the retained part of its price. */
  isCanceled: z.boolean(),
  kept: z.number(),
  /** True = the place may be cancelled separately. */
  mayCancel: z.boolean(),
})

export const bookingSchema = z.object({
  ...commonFields,
  organizer: tourOrganizerSchema,
  meetingPoint: z.object({
    title: z.string(),
    address: z.string(),
    coords: z.object({ latitude: z.number(), longitude: z.number() }),
    note: z.string(),
  }),
  toTake: z.array(z.string()),
  places: z.array(bookedPlaceSchema),
  contact: z.object({ name: z.string(), phone: z.string() }),
  comment: z.string(),
  /** Payments less refunds, roubles. */
  paid: z.number(),
  /** Sum to pay at the meeting point. */
  payLater: z.number(),
  refunds: z.array(z.object({ amount: z.number(), status: z.enum(['new', 'done', 'failed']), createdAt: z.string() })),
  /** Refunds owed by the organizer for money they took themselves. */
  debts: z.array(sellerDebtSchema),
  /** Cancellation terms as sums of all places that are not cancelled. */
  cancellation: z.array(
    z.object({ until: z.string().nullable(), hoursBefore: int, backPercent: int, back: z.number() }),
  ),
  /** Ticket with the text of its QR code; null = not issued yet, or no longer valid. */
  ticket: z
    .object({
      code: z.string(),
      /** The QR code as SVG. */
      qr: z.string(),
      /** URL of the PDF. */
      url: z.string(),
      checkedAt: z.string().nullable(),
    })
    .nullable(),
  history: z.array(
    z.object({
      from: z.enum(DELIVERY_STATUSES).nullable(),
      to: z.enum(DELIVERY_STATUSES),
      actor: z.enum(ORDER_ACTORS),
      reason: z.string(),
      at: z.string(),
    }),
  ),
})

/** Places to cancel; empty = the whole booking. */
export const cancellationBodySchema = z.object({ placeIds: z.array(id).max(MAX_PLACES, 'tooLong').default([]) })

/** Effect of a cancellation on payments, before the cancellation is made; roubles. */
export const cancellationPreviewSchema = z.object({
  cancelsBooking: z.boolean(),
  backPercent: int,
  /** Refund of the payments. */
  back: z.number(),
  kept: z.number(),
  /** Price of the remaining participants. */
  totalAfter: z.number(),
  payLaterAfter: z.number(),
})

export const waitingSchema = z.object({
  id: z.uuid(),
  state: z.enum(WAITING_STATES),
  tour: bookedTourSchema,
  date: tourDateSchema,
  people: int,
  /** Number of earlier entries of the waiting list; 0 = first. */
  ahead: int,
  /** End of the hold of offered places; null = none offered. */
  offeredUntil: z.string().nullable(),
})

export type BookingSummaryAnswer = z.output<typeof bookingSummarySchema>
export type BookingAnswer = z.output<typeof bookingSchema>
export type CancellationPreviewAnswer = z.output<typeof cancellationPreviewSchema>
export type WaitingAnswer = z.output<typeof waitingSchema>
