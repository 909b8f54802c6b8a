import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Days before its end in which a seller is reminded of a paper: a new declaration takes two or three weeks. */
export const PAPER_SOON_DAYS = 30

/** `ended` papers are shown to no customer. */
export type PaperTerm = 'valid' | 'endsSoon' | 'ended'

/**
 * How it stands with a paper on a day of its seller.
 * @param validTo the last day it holds; null = it does not end
 */
export function paperTerm(validTo: IsoDate | null, today: IsoDate): PaperTerm {
  if (validTo === null) return 'valid'
  if (validTo < today) return 'ended'
  return validTo < plusDays(today, PAPER_SOON_DAYS) ? 'endsSoon' : 'valid'
}
