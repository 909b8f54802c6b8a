import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { FestivalNames } from '../../discovery/search/ports.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Commands of the festival, in the caller's transaction. */
export interface FestivalCommands extends FestivalNames {
  /**
   * Writes what is shown of a festival that the office has written; null = it is hidden. Stands that are gone close their
   * pick-up points, which existing orders retain. The caller writes the audit entry with the version.
   */
  writeFestival(tx: Executor, author: Author, code: string, written: WrittenFestival | null): Promise<void>
  /** Orders received at the stands of festivals on the days of their grounds, and what they cost, by code. */
  salesOf(
    executor: Executor,
    codes: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly orders: number; readonly sum: Kopecks }>>
  /** Sets the catalogue categories of a section. */
  setSection(tx: Executor, author: Author, section: FestivalSection, categoryIds: readonly number[]): Promise<void>
}
