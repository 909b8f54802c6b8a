import { type IsoDate, plusDays } from '../clock/clock.ts'

/** Days before a document's end at which the reminder is sent: a new declaration takes two or three weeks. */
export const PAPER_SOON_DAYS = 30

/** State of a document by its end; customers do not see `ended` documents. */
export type PaperTerm = 'valid' | 'endsSoon' | 'ended'

/** The state of a document on a day of its seller. @param validTo the last valid day; null = no end */
export function paperTerm(validTo: IsoDate | null, today: IsoDate): PaperTerm {
  if (validTo === null) return 'valid'
  if (validTo < today) return 'ended'
  return validTo < plusDays(today, PAPER_SOON_DAYS) ? 'endsSoon' : 'valid'
}
