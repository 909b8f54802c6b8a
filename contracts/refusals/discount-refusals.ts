import { z } from 'zod'

const nothing = z.object({})

/** Refusals of promo codes, bonuses and subscriptions. Statuses and facts as in `refusals.ts`. */
export const discountRefusals = {
  // promo codes and bonuses
  PROMO_NOT_FOUND: { status: 400, facts: nothing },
  PROMO_NOT_STARTED: { status: 400, facts: z.object({ fromDate: z.string() }) },
  PROMO_ENDED: { status: 400, facts: z.object({ toDate: z.string() }) },
  PROMO_MIN_SUM: { status: 400, facts: z.object({ minSum: z.number(), missing: z.number() }) },
  PROMO_USED_UP: { status: 400, facts: nothing },
  PROMO_FOREIGN: { status: 400, facts: nothing },
  PROMO_NOT_HERE: { status: 400, facts: nothing },
  PROMO_NO_GOODS: { status: 400, facts: nothing },
  PROMO_FIRST_ORDER: { status: 400, facts: nothing },
  PROMO_IN_OTHER_CART: { status: 400, facts: nothing },
  BONUSES_NOT_ENOUGH: { status: 400, facts: z.object({ usable: z.number() }) },
  // subscriptions
  CINEMA_NOT_CHOSEN: { status: 400, facts: nothing },
  /** `from` = ISO moment from which another cinema may be chosen. */
  CINEMA_CHANGED_RECENTLY: { status: 400, facts: z.object({ from: z.string() }) },
} as const
