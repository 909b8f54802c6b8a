import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind, ReportReason } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import type { Executor } from '../../platform/db/client.ts'

/** A text by its kind and its id among those of this kind. */
export interface Subject {
  readonly kind: MatterKind
  readonly id: string
}

export interface NewMatter extends Subject {
  readonly organizationId: number
  /** True = visitors see the text while it waits. */
  readonly isShown: boolean
  /** The text, to find phrases of the list of words. */
  readonly text: string
  readonly at: Date
}

export interface NewReport extends Subject {
  readonly organizationId: number
  /** Hash of the account, or of the network of a guest. */
  readonly reporter: string
  readonly reason: ReportReason
  readonly words: string
  readonly at: Date
}

/** A text that waits, with the reports since then. */
export interface WaitingMatter extends Subject {
  readonly since: Date
  readonly changedAt: Date
  readonly isShown: boolean
  /** The latest ones, newest first; times in ISO 8601. */
  readonly reports: { readonly reason: ReportReason; readonly words: string; readonly at: string }[]
  readonly reportsCount: number
  /** Phrases of the list of words. */
  readonly phrases: string[]
}

/** A phrase of the list of words of the market. */
export interface ModerationWord {
  readonly phrase: string
  /** True = texts with it are shown after a decision only. */
  readonly isHeld: boolean
}

export interface MatterCount {
  readonly kind: MatterKind
  readonly count: number
}

/** A text that waits, or the last decision about it. */
export interface MatterRow extends Subject {
  readonly organizationId: number
  readonly isShown: boolean
  readonly changedAt: Date
  /** Null = it waits. */
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  /** Null = it waits, or is shown. */
  readonly because: DeclineReason | null
}

export interface ModerationService {
  /**
   * Puts a text that its author wrote or changed into the queue; an earlier decision no longer applies. A text that
   * waits keeps its place.
   */
  submit(tx: Executor, matter: NewMatter): Promise<void>
  /** Puts photos without words into the queue, which nobody sees before a decision. */
  submitPhotos(
    tx: Executor,
    ids: readonly string[],
    of: { readonly organizationId: number; readonly at: Date },
  ): Promise<void>
  /**
   * Puts a new text into the queue when it contains a phrase of the list of words. Returns true when it may be shown
   * after a decision only.
   */
  check(tx: Executor, matter: Omit<NewMatter, 'isShown'>): Promise<boolean>
  listWords(executor: Executor): Promise<ModerationWord[]>
  /** Adds a phrase or changes it, or removes it (`isHeld: null`). Refuses mistakes of the field `phrase`. */
  changeWord(
    tx: Executor,
    staffId: number,
    change: { readonly phrase: string; readonly isHeld: boolean | null },
  ): Promise<void>
  /** Removes texts from the queue, because nothing of them is left to decide. */
  withdraw(tx: Executor, kind: MatterKind, ids: readonly string[]): Promise<void>
  /** Stores a visitor's report of a shown text; a person reports a text once. */
  report(tx: Executor, report: NewReport): Promise<void>
  /** Texts that wait, the longest waiting first. @param kind null = of every kind */
  listWaiting(
    executor: Executor,
    scope: Scope,
    asked: { readonly kind: MatterKind | null; readonly limit: number; readonly reports: number },
  ): Promise<readonly WaitingMatter[]>
  countWaiting(executor: Executor, scope: Scope): Promise<MatterCount[]>
  /** A matter, locked until the end of the transaction; null = none. */
  take(tx: Executor, scope: Scope, subject: Subject): Promise<MatterRow | null>
  /** Stores a decision, or its absence. */
  saveDecision(tx: Executor, matter: MatterRow): Promise<void>
}
