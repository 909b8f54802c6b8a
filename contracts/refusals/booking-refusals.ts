import { z } from 'zod'

const int = z.number().int()
const nothing = z.object({})

/** Refusals of what is booked or bought for a term: tours and plans. Statuses and facts as in `refusals.ts`. */
export const bookingRefusals = {
  /** Cancelled, over, too late to book, or closed to sale. */
  TOUR_DATE_CLOSED: { status: 400, facts: z.object({ reason: z.enum(['canceled', 'late', 'closed']) }) },
  /** A booking by hand has more people than the date has free places. */
  TOUR_DATE_FULL: { status: 400, facts: z.object({ left: int }) },
  TOUR_PLACES_GONE: { status: 400, facts: z.object({ left: int }) },
  /** The whole price now, in roubles. */
  TOUR_PRICE_CHANGED: { status: 400, facts: z.object({ total: z.number() }) },
  /** ISO date from which the plan that runs may be bought once more. */
  PLAN_RUNS: { status: 400, facts: z.object({ from: z.string() }) },
  /** What it costs now, and what comes back of the plan that runs. */
  PLAN_TERMS_CHANGED: { status: 400, facts: z.object({ total: z.number(), back: z.number() }) },
  /** Roubles that come back now. */
  BOOKING_BACK_CHANGED: { status: 400, facts: z.object({ back: z.number() }) },
  /** So many places are left: they can be booked at once. */
  WAITING_NOT_NEEDED: { status: 400, facts: z.object({ left: int }) },
  TICKET_UNKNOWN: { status: 400, facts: nothing },
  /** The booking was cancelled. */
  TICKET_OVER: { status: 400, facts: nothing },
  TICKET_TOO_EARLY: { status: 400, facts: nothing },
} as const
