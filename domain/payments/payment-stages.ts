/** Banks let a hold go after about a week; an order that is delivered later is paid at once. */
export const HOLD_LASTS_DAYS = 6
const DAY_MS = 86_400_000

/** How payments are taken: as each order needs it, or always one way. */
export const STAGE_CHOICES = ['auto', 'one', 'two'] as const
export type StageChoice = (typeof STAGE_CHOICES)[number]

export interface StageFacts {
  /** The gateway really holds. */
  readonly hasHolds: boolean
  /** Is there a hand-over at which the final sum is known? Bookings and plans have none: they are paid when bought. */
  readonly isHandedOver: boolean
  /** The final sum may come out lower: goods by weight, lines that may be replaced. */
  readonly sumMayChange: boolean
  /** `YYYY-MM-DD`. */
  readonly deliveryDate: string
  readonly now: Date
}

/**
 * One stage or two? Two where the sum may still change and the hold lives until the delivery. What is not handed over is
 * never held, whatever was chosen: a hold would end long before most dates of tours, and the part of a booking that its
 * table keeps would go with it.
 */
export function choosePaymentStages(choice: StageChoice, facts: StageFacts): 'one' | 'two' {
  if (choice === 'one' || !facts.hasHolds || !facts.isHandedOver) return 'one'
  const lastsUntilDelivery = Date.parse(facts.deliveryDate) - facts.now.getTime() <= HOLD_LASTS_DAYS * DAY_MS
  return choice === 'two' || (facts.sumMayChange && lastsUntilDelivery) ? 'two' : 'one'
}
