import { DECLINE_REASONS } from '../reviews/review.ts'

/** Kinds of texts that the office may hide: photos of reviews and messages of chats are among them; a question includes its answer. */
export const MATTER_KINDS = ['review', 'photo', 'answer', 'question', 'chat', 'post', 'page'] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** Reasons of a visitor who reports a text. */
export const REPORT_REASONS = ['insult', 'personalData', 'advertising', 'deceit', 'forbidden', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const MAX_REPORT_WORDS = 500
/** Maximum reports from one network an hour. */
export const MAX_REPORTS_AN_HOUR = 20

/** Why a published text is hidden; `waiting` = a moderator has not decided it. */
export const HIDDEN_BECAUSE = [...DECLINE_REASONS, 'waiting'] as const
export type HiddenBecause = (typeof HIDDEN_BECAUSE)[number]

/** Seconds in which a moderator may take back the own decision; the author is notified after them. */
export const UNDO_SECONDS = 12

export const undoBefore = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_SECONDS * 1_000)

/** True = the person decided the text a moment ago, and no change of it has followed. */
export const mayUndoDecision = (
  { decidedBy, decidedAt }: { readonly decidedBy: number | null; readonly decidedAt: Date | null },
  staffId: number,
  now: Date,
): boolean => decidedBy === staffId && decidedAt !== null && undoBefore(decidedAt) >= now
