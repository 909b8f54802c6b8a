/** Days that a hold lasts. Banks release holds after about a week, so later orders are captured immediately. */
export const HOLD_LASTS_DAYS = 6
const DAY_MS = 86_400_000

/** Settings of payment stages: chosen for each order, or always the same. */
export const STAGE_CHOICES = ['auto', 'one', 'two'] as const
export type StageChoice = (typeof STAGE_CHOICES)[number]

export interface StageFacts {
  /** True = the gateway supports holds. */
  readonly hasHolds: boolean
  /** True = a handover determines the final sum. Bookings and plans have no handover and are paid when bought. */
  readonly isHandedOver: boolean
  /** True = the final sum may be lower: weighed goods, replaceable lines. */
  readonly sumMayChange: boolean
  /** Delivery day, `YYYY-MM-DD`. */
  readonly deliveryDate: string
  readonly now: Date
}

/**
 * Chooses one or two stages: two when the sum may still change and the hold lasts until the delivery. Orders without a
 * handover are never held, with any setting: a hold would end before most dates of tours, and with it the part of a
 * booking that the terms retain.
 */
export function choosePaymentStages(choice: StageChoice, facts: StageFacts): 'one' | 'two' {
  if (choice === 'one' || !facts.hasHolds || !facts.isHandedOver) return 'one'
  const lastsUntilDelivery = Date.parse(facts.deliveryDate) - facts.now.getTime() <= HOLD_LASTS_DAYS * DAY_MS
  return choice === 'two' || (facts.sumMayChange && lastsUntilDelivery) ? 'two' : 'one'
}
