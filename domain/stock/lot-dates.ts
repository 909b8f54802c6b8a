import type { IsoDate } from '../clock/clock.ts'

/** Dates of a lot; null = not stated. */
export interface LotDates {
  readonly madeOn: IsoDate | null
  readonly bestBefore: IsoDate | null
}

/** An existing lot of the same number. */
export interface KeptLot extends LotDates {
  readonly remaining: number
  /** True = the lot was recalled. */
  readonly isRecalled: boolean
}

export const LOT_TROUBLES = ['expired', 'notMadeYet', 'otherDates', 'recalled'] as const
export type LotTrouble = (typeof LOT_TROUBLES)[number]

/**
 * The reason for refusing an arriving lot; null = accepted. A missing date is taken from the existing lot of this
 * number. Stock retains its dates: the same number with another date is another lot.
 */
export function lotTrouble(given: LotDates, kept: KeptLot | null, today: IsoDate): LotTrouble | null {
  if (kept?.isRecalled) return 'recalled'
  const madeOn = given.madeOn ?? kept?.madeOn ?? null
  const bestBefore = given.bestBefore ?? kept?.bestBefore ?? null
  if (bestBefore !== null && bestBefore < today) return 'expired'
  if (madeOn !== null && madeOn > today) return 'notMadeYet'
  if (madeOn !== null && bestBefore !== null && madeOn > bestBefore) return 'otherDates'
  const isOther = (now: IsoDate | null, before: IsoDate | null) => now !== null && before !== null && now !== before
  if (!kept || kept.remaining === 0) return null
  return isOther(given.madeOn, kept.madeOn) || isOther(given.bestBefore, kept.bestBefore) ? 'otherDates' : null
}
