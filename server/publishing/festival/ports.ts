import type { WrittenFestival } from '@okolitsa/domain/content/written-piece.ts'
import type { FestivalEvent, FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/**
 * Commands of the festival. Each runs in the caller's transaction and writes an audit entry; an unknown subject is
 * refused with NOT_FOUND.
 */
export interface FestivalCommands {
  /** Creates an unpublished festival. Returns its id. */
  createFestival(
    tx: Executor,
    author: Author,
    festival: { readonly title: string; readonly lead: string },
  ): Promise<number>
  publishFestival(tx: Executor, author: Author, festivalId: number): Promise<void>
  withdrawFestival(tx: Executor, author: Author, festivalId: number): Promise<void>
  /** Creates a venue. Returns its id. */
  addGround(tx: Executor, author: Author, festivalId: number, ground: FestivalGround): Promise<number>
  /** Replaces the programme of a venue; events with the same hour and name remain in visitors' plans. */
  setProgramme(tx: Executor, author: Author, groundId: number, events: readonly FestivalEvent[]): Promise<void>
  /** Adds a farm and opens a separate pick-up point at the venue for its days. Returns the pick-up point's id. */
  addStand(
    tx: Executor,
    author: Author,
    groundId: number,
    stand: { readonly organizationId: number; readonly number: number; readonly title: string },
  ): Promise<number>
  /** Removes a farm and closes its pick-up point, which existing orders retain. */
  removeStand(tx: Executor, author: Author, groundId: number, organizationId: number): Promise<void>
  /**
   * Writes what is shown of a festival that the office has written; null = it is hidden. Stands that are gone close their
   * pick-up points, which existing orders retain.
   */
  writeFestival(tx: Executor, author: Author, code: string, written: WrittenFestival | null): Promise<void>
  /** Sets the catalogue categories of a section. */
  setSection(tx: Executor, author: Author, section: FestivalSection, categoryIds: readonly number[]): Promise<void>
}
