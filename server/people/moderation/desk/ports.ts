import type { MatterText } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { SiteScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import type { Executor } from '../../../platform/db/client.ts'

export interface Decision {
  /** Null = the text is shown. */
  readonly because: DeclineReason | null
  readonly staffId: number
  readonly at: Date
}

/** A text, locked until the end of the transaction. */
export interface TakenText {
  readonly organizationId: number
  /** Hides or shows the text. */
  decide(decision: Decision): Promise<void>
  /** Restores the text as it was before the decision. @param wasShown visitors saw it */
  undo(wasShown: boolean): Promise<void>
}

export interface RecentTexts {
  readonly since: Date
  readonly most: number
}

/** Texts of one kind in the queue of the office, handled by the module that owns them. */
export interface ModeratedTexts {
  /** The texts by id; those that are gone are absent. */
  read(executor: Executor, scope: StaffScope, ids: readonly string[]): Promise<ReadonlyMap<string, MatterText>>
  /** Locks a text; null = it is gone. */
  take(tx: Executor, scope: StaffScope, id: string): Promise<TakenText | null>
  /** The latest texts since a moment, newest first. */
  listRecent(executor: Executor, scope: StaffScope, asked: RecentTexts): Promise<readonly string[]>
  /** The text that a visitor reports; null = the site does not show it. @param id a page is named by its path */
  findShown(
    executor: Executor,
    site: SiteScope & { readonly siteUuid: string | null },
    id: string,
  ): Promise<{ readonly id: string; readonly organizationId: number } | null>
}

/** Texts of a module by kind. */
export type ModeratedKinds<Kind extends MatterKind> = Readonly<Record<Kind, ModeratedTexts>>
export type AllKinds = ModeratedKinds<MatterKind>
