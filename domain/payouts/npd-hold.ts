import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Days for which an answer of the tax service holds: it is asked every day, and silences of a week are no rarity. */
const NPD_ANSWER_DAYS = 7

export const NPD_HOLDS = ['selfEmployedLost', 'selfEmployedUnverified'] as const
export type NpdHold = (typeof NPD_HOLDS)[number]

/** The status of a self-employed seller, as far as the tax service has answered. */
interface Status {
  /** Day since which the tax service does not know the seller as self-employed; null = it does, or never answered. */
  readonly lostOn: IsoDate | null
  /** Day of the latest answer; null = none yet. */
  readonly checkedOn: IsoDate | null
}

/**
 * Why a self-employed seller is not paid: the status is lost, or nobody has confirmed it for a week. Null = it is paid.
 * The hold ends with the next answer that confirms the status, or when the seller has another tax system.
 */
export function npdHold({ lostOn, checkedOn }: Status, today: IsoDate): NpdHold | null {
  if (lostOn !== null) return 'selfEmployedLost'
  return checkedOn === null || plusDays(checkedOn, NPD_ANSWER_DAYS) < today ? 'selfEmployedUnverified' : null
}
