import { calledMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import { DELIVERY_STATUSES, ORDER_PARTIES, ORDER_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { WAITING_STATES } from '@okolitsa/domain/tours/waiting.ts'
import { z } from 'zod'
import { recipientSchema } from '../checkout/checkout.ts'
import { id } from '../kernel/id.ts'
import { saidRoubles } from '../kernel/roubles.ts'
import { without } from '../kernel/validation.ts'
import { paymentMethodCode } from '../payments/payment-method.ts'
import { sellerDebtSchema } from '../payments/seller-debt.ts'
import { tourDateSchema, tourOrganizerSchema } from '../tours/tour.ts'

const int = z.number().int()
/** Of one booking. */
const MAX_PLACES = 30

/** Who goes, by price: so many of each. A whole group counts once. */
export const quoteBodySchema = z.object({
  dateId: id,
  people: z
    .array(z.object({ priceId: id, count: int.min(1, 'tooSmall').max(MAX_PLACES, 'tooBig') }))
    .min(1, 'required')
    .max(10, 'tooLong'),
})

/** A booking: everybody by name or without. Prices are never taken from here. */
export const bookBodySchema = z.object({
  dateId: id,
  people: z
    .array(
      z.object({
        priceId: id,
        /** As on the ticket; may be left out. */
        name: z.string().trim().max(100, 'tooLong').check(without(calledMistake)).default(''),
      }),
    )
    .min(1, 'required')
    .max(MAX_PLACES, 'tooLong'),
  /** Whom the organizer calls. */
  contact: recipientSchema,
  comment: z.string().trim().max(1_000, 'tooLong').default(''),
  paymentMethod: paymentMethodCode,
  /** Roubles: the whole price the customer saw. Another one is refused with TOUR_PRICE_CHANGED and nothing is written. */
  expectedTotal: saidRoubles(),
})

export const bookedSchema = z.object({
  orderId: int,
  number: z.string(),
  total: z.number(),
  payNow: z.number(),
  /** Our payment page. */
  payUrl: z.string(),
})

/** A tour as a booking shows it. */
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
  /** False = its organizer has taken it off: it has no page now. */
  isShown: z.boolean(),
})

/** What both the list and the page show. */
const commonFields = {
  id: int,
  number: z.string(),
  tour: bookedTourSchema,
  date: tourDateSchema,
  /** Set B: Оформлено, Подтверждено, Отменено, Выполнено. */
  status: z.enum(ORDER_STATUSES),
  /** Set A: formed = waits for the organizer, booked = confirmed, sentToOrganizer = the ticket is out. */
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  orderDate: z.string(),
  orderCancelingInitiator: z.enum(ORDER_PARTIES).nullable(),
  completionIssuer: z.enum(ORDER_PARTIES).nullable(),
  /** People who go: without cancelled places. */
  people: int,
  total: z.number(),
  /** The organizer answers until then, or the booking ends with all money back; null = answered, or not paid yet. */
  confirmBefore: z.string().nullable(),
  /** Until when it is to be paid; null = nothing is awaited. */
  payBefore: z.string().nullable(),
  may: z.object({ cancel: z.boolean(), pay: z.boolean(), ticket: z.boolean() }),
}

export const bookingSummarySchema = z.object(commonFields)

/** One place, or a whole group. */
export const bookedPlaceSchema = z.object({
  id: int,
  title: z.string(),
  name: z.string(),
  places: int,
  price: z.number(),
  /** Given back: of its price `kept` stays with the organizer by the table. */
  isCanceled: z.boolean(),
  kept: z.number(),
  /** May be cancelled by itself. */
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
  /** Roubles that came and stayed. */
  paid: z.number(),
  /** To the organizer at the meeting point. */
  payLater: z.number(),
  refunds: z.array(z.object({ amount: z.number(), status: z.enum(['new', 'done', 'failed']), createdAt: z.string() })),
  /** Refunds that the organizer owes for money they took themselves. */
  debts: z.array(sellerDebtSchema),
  /** What the table gives back now, and until when it does; sums of all places that are not cancelled. */
  cancellation: z.array(
    z.object({ until: z.string().nullable(), hoursBefore: int, backPercent: int, back: z.number() }),
  ),
  /** Its words, as the QR code holds them; null = no ticket yet, or no longer. */
  ticket: z
    .object({
      code: z.string(),
      /** A drawing of the QR code: SVG. */
      qr: z.string(),
      /** Where the PDF is. */
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

/** Which places are cancelled; none named = the whole booking. */
export const cancellationBodySchema = z.object({ placeIds: z.array(id).max(MAX_PLACES, 'tooLong').default([]) })

/** What cancelling does to the money, before anything is written; roubles. */
export const cancellationPreviewSchema = z.object({
  cancelsBooking: z.boolean(),
  backPercent: int,
  /** What comes back of what was paid. */
  back: z.number(),
  kept: z.number(),
  /** The price of those who still go. */
  totalAfter: z.number(),
  payLaterAfter: z.number(),
})

/** Somebody's place in the list of those who wait. */
export const waitingSchema = z.object({
  id: z.uuid(),
  state: z.enum(WAITING_STATES),
  tour: bookedTourSchema,
  date: tourDateSchema,
  people: int,
  /** How many stand before; 0 = the first. */
  ahead: int,
  /** The places are held for this customer until then; null = none are offered. */
  offeredUntil: z.string().nullable(),
})

export type BookingSummaryAnswer = z.output<typeof bookingSummarySchema>
export type BookingAnswer = z.output<typeof bookingSchema>
export type CancellationPreviewAnswer = z.output<typeof cancellationPreviewSchema>
export type WaitingAnswer = z.output<typeof waitingSchema>
