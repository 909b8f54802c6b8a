import { z } from 'zod'

const int = z.number().int()
const nothing = z.object({})

/** Refusals of tours and plans. Statuses and facts as in `refusals.ts`. */
export const bookingRefusals = {
  /** The date is cancelled, over, too late to book, or closed to bookings. */
  TOUR_DATE_CLOSED: { status: 400, facts: z.object({ reason: z.enum(['canceled', 'late', 'closed']) }) },
  /** A manual booking has more people than free places. */
  TOUR_DATE_FULL: { status: 400, facts: z.object({ left: int }) },
  TOUR_PLACES_GONE: { status: 400, facts: z.object({ left: int }) },
  /** `total` = the current price in roubles. */
  TOUR_PRICE_CHANGED: { status: 400, facts: z.object({ total: z.number() }) },
  /** `from` = ISO date from which the current plan may be renewed. */
  PLAN_RUNS: { status: 400, facts: z.object({ from: z.string() }) },
  /** `total` = the current price, `back` = the refund of the current plan. */
  PLAN_TERMS_CHANGED: { status: 400, facts: z.object({ total: z.number(), back: z.number() }) },
  /** `back` = the current refund, roubles. */
  BOOKING_BACK_CHANGED: { status: 400, facts: z.object({ back: z.number() }) },
  /** Free places can be booked directly; `left` = their number. */
  WAITING_NOT_NEEDED: { status: 400, facts: z.object({ left: int }) },
  TICKET_UNKNOWN: { status: 400, facts: nothing },
  TICKET_OVER: { status: 400, facts: nothing },
  TICKET_TOO_EARLY: { status: 400, facts: nothing },
} as const
