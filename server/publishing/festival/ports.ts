import type { FestivalEvent, FestivalGround } from '@okolitsa/domain/festival/festival.ts'
import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import type { Author } from '../../people/audit/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Each runs in the caller's transaction and leaves an audit entry; what is not there is NOT_FOUND. */
export interface FestivalCommands {
  /** A season nobody sees yet. Answers its id. */
  createFestival(
    tx: Executor,
    author: Author,
    festival: { readonly title: string; readonly lead: string },
  ): Promise<number>
  publishFestival(tx: Executor, author: Author, festivalId: number): Promise<void>
  withdrawFestival(tx: Executor, author: Author, festivalId: number): Promise<void>
  /** Answers the ground's id. */
  addGround(tx: Executor, author: Author, festivalId: number, ground: FestivalGround): Promise<number>
  /** The whole programme of a ground in place of the one before: what stays at its hour under its name stays in plans. */
  setProgramme(tx: Executor, author: Author, groundId: number, events: readonly FestivalEvent[]): Promise<void>
  /** A farm comes: a trade place of its own is opened at the ground for its days. Answers the trade place. */
  addStand(
    tx: Executor,
    author: Author,
    groundId: number,
    stand: { readonly organizationId: number; readonly number: number; readonly title: string },
  ): Promise<number>
  /** A farm does not come: its trade place is closed, orders that were keep it. */
  removeStand(tx: Executor, author: Author, groundId: number, organizationId: number): Promise<void>
  /** Which categories of the catalogue a section is. */
  setSection(tx: Executor, author: Author, section: FestivalSection, categoryIds: readonly number[]): Promise<void>
}
