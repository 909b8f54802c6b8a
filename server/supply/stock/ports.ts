import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { LotDates, LotTrouble } from '@okolitsa/domain/stock/lot-dates.ts'
import type { StockMoveKind, WriteOffReason } from '@okolitsa/domain/stock/stock-moves.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Why stock is set aside: `checkout` while an order is written, `payment` until its money comes, `offer` for who waited. */
export type HoldCause = 'checkout' | 'payment' | 'offer'

/** Stock wanted by one order line. */
export interface StockClaim {
  readonly productId: number
  /** Base units: grams or millilitres for weight goods, sale steps otherwise. Positive, but where zero is named. */
  readonly amount: number
  readonly orderLineId: number
}

/**
 * The service of the stock ledger: available = on hand − allocated − live holds. Every function runs in the caller's
 * transaction and takes stock rows in the order of product ids, so two orders never wait for each other in a ring.
 */
export interface StockService {
  /** Sets stock aside until `expiresAt`. Refuses NOT_ENOUGH_STOCK with facts.products = what is left of each. */
  hold(tx: Executor, claims: readonly StockClaim[], cause: HoldCause, expiresAt: Date): Promise<void>
  /** Promises stock to an order that waits for no money. Refuses NOT_ENOUGH_STOCK as `hold` does. */
  promise(tx: Executor, claims: readonly StockClaim[], now: Date): Promise<void>
  /**
   * Promises what is held to confirmed orders. A hold that ran out is taken anew when the stock is still there;
   * refuses NOT_ENOUGH_STOCK otherwise (nothing is written then).
   */
  commit(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /**
   * Sets aside other amounts for lines than before, held or promised as the order's other lines are: a changed amount
   * ends the line's hold and begins another. Zero gives all back; a line without a hold gets one. Refuses
   * NOT_ENOUGH_STOCK (nothing is written then).
   */
  resize(
    tx: Executor,
    claims: readonly StockClaim[],
    hold: { readonly isPromised: boolean; readonly expiresAt: Date },
    now: Date,
  ): Promise<void>
  /** Sets stock aside for somebody who has no order of it yet; answers the hold, or null when there is not so much. */
  setAside(
    tx: Executor,
    claim: { readonly productId: number; readonly amount: number },
    expiresAt: Date,
  ): Promise<string | null>
  /** Ends such a hold; safe to repeat. */
  letGo(tx: Executor, holdId: string, now: Date): Promise<void>
  /** Keeps what is held until `expiresAt`, if that is later. */
  prolong(tx: Executor, orderLineIds: readonly number[], expiresAt: Date): Promise<void>
  /** Gives stock back, held or promised; safe to repeat. */
  release(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /**
   * An order leaves with what is promised to its lines: lots that have goods are taken from, those first that are best
   * before the earliest day. Once for an order; what is given back goes back to its lots.
   */
  takeLots(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /**
   * Takes a lot off sale and tells the customers who have it, each once however often it is asked. What orders were
   * promised of it stays until they change, and leaves the shelf then. Answers what is left of it.
   */
  recallLot(tx: Executor, recall: LotRecall): Promise<{ readonly writtenOff: number; readonly promised: number }>
  /** What was promised has left the shelf. */
  handOver(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /** Ends holds whose time is over; answers how many. */
  expire(now: Date): Promise<number>
  /** What there is of products that have none yet. */
  open(tx: Executor, levels: readonly ShelfLevel[]): Promise<void>
  /** Says anew what there is of a product. Refuses BAD_REQUEST when less than what is promised or held would be left. */
  setLevel(tx: Executor, level: ShelfLevel, staffId: number | null): Promise<void>
  /** The same of many products at once: all of them or none. Mistakes are named `levels.0.onHand`. */
  setLevels(tx: Executor, levels: readonly ShelfLevel[], staffId: number | null): Promise<void>
  /** So much more (or less, below nothing) of a counted product; two at once both count. Answers what is on hand. */
  addOnHand(tx: Executor, productId: number, amount: number, staffId: number | null): Promise<number>
  /**
   * Enters an arrival, a write-off or a count. The same press again changes nothing and answers what is there. Refuses
   * BAD_REQUEST when less than what is promised or held would be left, or nothing is counted (but for a count, which
   * begins it).
   */
  move(tx: Executor, productId: number, move: StockMove): Promise<MovedShelf>
  /**
   * Takes off the shelf what was not found there: all that is free, at most `most` base units (null = whatever it is).
   * Goods that are not counted are counted from then on. Answers the shelves that changed.
   */
  empty(
    tx: Executor,
    emptyings: readonly { readonly productId: number; readonly most: number | null }[],
    staffId: number | null,
  ): Promise<readonly ({ readonly productId: number } & Pick<MovedShelf, 'before' | 'after'>)[]>
  /** Fills an emptied shelf again, once, when that was not long ago; null = nothing was done. */
  returnEmptied(
    tx: Executor,
    emptied: {
      readonly id: string
      readonly productId: number
      readonly staffId: number | null
    },
  ): Promise<Pick<MovedShelf, 'before' | 'after'> | null>
  /** Shelves that can be filled again, the latest first. */
  listEmptied(executor: Executor, scope: StaffScope): Promise<readonly EmptiedShelf[]>
  /** The product of an emptying within the scope, with its seller; null = there is none. */
  findEmptied(
    executor: Executor,
    scope: StaffScope,
    id: string,
  ): Promise<{ readonly productId: number; readonly organizationId: number } | null>
  /** Lots that lines of orders have left with, by line. */
  lotsOfLines(executor: Executor, orderLineIds: readonly number[]): Promise<ReadonlyMap<number, LabelLots>>
  /**
   * A seller's lots that every line of their product will leave with that has not left yet, by product: the only one with
   * goods that can be sold, and it has enough for all that is promised. Of several lots nobody knows before the step which
   * is whose.
   */
  sureLots(executor: Executor, organizationId: number): Promise<ReadonlyMap<number, LabelLots>>
  /** Below how much its seller is told, base units; null = never. */
  setThreshold(tx: Executor, productId: number, below: number | null): Promise<void>
  /** What there is of products, in the order of their ids; taken until the end of the transaction. */
  takeLevels(tx: Executor, productIds: readonly number[]): Promise<readonly ShelfLevel[]>
  /** Bulk load for benchmarks: every product without stock gets that of the product it was copied from. */
  cloneLevels(tx: Executor): Promise<void>
}

/** A shelf whose goods were not found, and may be found after all. */
export interface EmptiedShelf {
  readonly id: string
  readonly productId: number
  readonly title: string
  readonly unit: string
  readonly isWeight: boolean
  /** Base units; null = it was not counted before. */
  readonly amount: number | null
}

/** What a label says of the lots that a line is of. */
export interface LabelLots {
  /** Their numbers, those that are best before the earliest day first. */
  readonly numbers: string
  /** Of those lots the earliest day. */
  readonly madeOn: IsoDate | null
  readonly bestBefore: IsoDate | null
}

/** What there is of one product on the seller's shelf, with what is promised and held; base units. */
export interface ShelfLevel {
  readonly productId: number
  readonly kind: 'unlimited' | 'counted' | 'harvest'
  /** Zero when unlimited. */
  readonly onHand: number
}

/** A movement of a shelf that no order makes. */
export interface StockMove {
  /** A key of whoever asks. */
  readonly press: string
  readonly kind: StockMoveKind
  /** Base units: the difference, or all that was counted. */
  readonly amount: number
  /** Of a write-off. */
  readonly reason: WriteOffReason | null
  readonly note: string
  /** What was seen on the shelf, null = nothing counted; when it is otherwise, nothing moves. Absent = whatever it is. */
  readonly seen?: number | null | undefined
  /** Of an arrival: the lot it came as. */
  readonly lot?: NamedLot | null
  /** Of a write-off: the lot it is gone from; absent = what is in no lot, then whatever is best before the earliest day. */
  readonly lotId?: number | null
  readonly staffId: number | null
}

/** On hand before and after; alike when the press was made before, or something else was seen. */
export interface MovedShelf {
  readonly before: number
  readonly after: number
  readonly isStale: boolean
  /** Why the lot did not come; nothing was moved then. */
  readonly lotTrouble?: LotTrouble
}

/** A lot as whoever enters it says it. */
export interface NamedLot extends LotDates {
  readonly number: string
  /** The day it comes, by the seller's clock. */
  readonly today: IsoDate
}

/** What the customers of a lot are told, and who they are. */
export interface LotRecall {
  readonly productId: number
  readonly staffId: number | null
  readonly lotId: number
  readonly organizationId: number
  readonly sellerTitle: string
  readonly productTitle: string
  readonly number: string
  readonly text: string
  readonly customerIds: readonly number[]
  /** Orders whose recipient has another phone than the customer. */
  readonly orderIds: readonly number[]
}
