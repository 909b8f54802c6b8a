import { dayIn, type IsoDate, momentIn } from '../clock/clock.ts'
import { pauseDayMistake } from './pause.ts'

/** Reasons of a suspension by the market. */
export const SUSPENSION_REASONS = ['papers', 'complaints', 'late', 'unsafe', 'deceit', 'asked', 'other'] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]

/** Maximum characters of the message to the seller. */
export const MAX_SUSPENSION_MESSAGE = 500
/** Maximum sellers of one bulk action. */
export const MAX_SUSPENDED_AT_ONCE = 50

/** Maximum characters of an internal note about a seller. */
export const MAX_SELLER_NOTE = 1_000

export interface AskedSuspension {
  readonly reason: SuspensionReason
  /** The seller reads this text. */
  readonly message: string
  /** The day on which sales begin again; null = the office restores the seller. */
  readonly till: IsoDate | null
}

/** Moment of the end in the seller's time zone. */
export const suspensionEnd = (till: IsoDate | null, timeZone: string): Date | null =>
  till === null ? null : momentIn(timeZone, till, 0)

/** Error of the day on which sales begin again; null = the day is valid. */
export const suspensionDayMistake = (
  till: IsoDate | null,
  now: Date,
  timeZone: string,
): 'tooSmall' | 'tooBig' | null => (till === null ? null : pauseDayMistake(till, now, timeZone))

/** True = the end of a suspension has come. */
export const isSuspensionOver = (until: Date | null, now: Date): boolean => until !== null && until <= now

/** States of a seller's papers: one waits for a check, or by the paper that ends first; refused papers do not count. */
export const PAPERS_STATES = ['waiting', 'valid', 'expiring', 'expired', 'missing'] as const
export type PapersState = (typeof PAPERS_STATES)[number]

/** Days before the end of a paper from which it is shown as expiring. */
export const PAPER_EXPIRES_SOON_DAYS = 30

const DAY_MS = 86_400_000

/** First day on which a paper that ends then is not expiring yet. */
export const papersHorizon = (now: Date, timeZone: string): IsoDate =>
  dayIn(timeZone, new Date(now.getTime() + PAPER_EXPIRES_SOON_DAYS * DAY_MS))
