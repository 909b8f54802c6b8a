import type { IsoDate } from '../clock/clock.ts'

/** Days of a lot; null = not said. */
export interface LotDates {
  readonly madeOn: IsoDate | null
  readonly bestBefore: IsoDate | null
}

/** What the shelf has under the same number already. */
export interface KeptLot extends LotDates {
  readonly remaining: number
  /** The lot was recalled: its customers were asked not to use it. */
  readonly isRecalled: boolean
}

/** Why a lot does not come onto the shelf. */
export const LOT_TROUBLES = ['expired', 'notMadeYet', 'otherDates', 'recalled'] as const
export type LotTrouble = (typeof LOT_TROUBLES)[number]

/**
 * What is wrong with a lot that comes today; null = nothing. A day that is not said is that of the lot of this number.
 * Goods that are there keep their days: the same number with another day is another lot.
 */
export function lotTrouble(said: LotDates, kept: KeptLot | null, today: IsoDate): LotTrouble | null {
  if (kept?.isRecalled) return 'recalled'
  const madeOn = said.madeOn ?? kept?.madeOn ?? null
  const bestBefore = said.bestBefore ?? kept?.bestBefore ?? null
  if (bestBefore !== null && bestBefore < today) return 'expired'
  if (madeOn !== null && madeOn > today) return 'notMadeYet'
  if (madeOn !== null && bestBefore !== null && madeOn > bestBefore) return 'otherDates'
  const isOther = (now: IsoDate | null, before: IsoDate | null) => now !== null && before !== null && now !== before
  if (!kept || kept.remaining === 0) return null
  return isOther(said.madeOn, kept.madeOn) || isOther(said.bestBefore, kept.bestBefore) ? 'otherDates' : null
}
