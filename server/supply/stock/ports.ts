import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { LotDates, LotTrouble } from '@okolitsa/domain/stock/lot-dates.ts'
import type { StockMoveKind, WriteOffReason } from '@okolitsa/domain/stock/stock-moves.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Cause of a hold: `checkout` while an order is stored, `payment` until it is paid, `offer` for the waiting list. */
export type HoldCause = 'checkout' | 'payment' | 'offer'

export interface StockClaim {
  readonly productId: number
  /** Grams or millilitres for weighed goods, otherwise sale steps. Positive unless zero is allowed explicitly. */
  readonly amount: number
  readonly orderLineId: number
}

/**
 * The stock ledger: available = on hand − allocated − active holds. All functions run in the caller's transaction and
 * lock stock rows in the order of product ids, so that orders do not deadlock.
 */
export interface StockService {
  /**
   * Holds stock until `expiresAt`. Refuses NOT_ENOUGH_STOCK with facts.products = the available stock of each product.
   */
  hold(tx: Executor, claims: readonly StockClaim[], cause: HoldCause, expiresAt: Date): Promise<void>
  /** Allocates stock to an order that awaits no payment. Refuses NOT_ENOUGH_STOCK like `hold`. */
  promise(tx: Executor, claims: readonly StockClaim[], now: Date): Promise<void>
  /**
   * Allocates held stock to paid orders. An expired hold is reserved again when the stock is available; otherwise refuses
   * NOT_ENOUGH_STOCK without changes.
   */
  commit(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /**
   * Changes the amounts of lines, held or allocated like the order's other lines: the old hold ends and a new one
   * begins. Zero releases all; a line without a hold gets one. Refuses NOT_ENOUGH_STOCK without changes.
   */
  resize(
    tx: Executor,
    claims: readonly StockClaim[],
    hold: { readonly isPromised: boolean; readonly expiresAt: Date },
    now: Date,
  ): Promise<void>
  /** Holds stock without an order; returns the hold's id, or null when the stock is too low. */
  setAside(
    tx: Executor,
    claim: { readonly productId: number; readonly amount: number },
    expiresAt: Date,
  ): Promise<string | null>
  /** Ends a hold without an order; idempotent. */
  releaseHold(tx: Executor, holdId: string, now: Date): Promise<void>
  /** Extends holds until `expiresAt`; never shortens them. */
  prolong(tx: Executor, orderLineIds: readonly number[], expiresAt: Date): Promise<void>
  /** Releases held or allocated stock; idempotent. */
  release(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /** Assigns lots to a departing order, earliest expiry first; once per order. Released stock returns to its lots. */
  takeLots(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /**
   * Takes a lot off sale and notifies its customers, each once for repeated calls. Allocated stock stays until its
   * orders change, and is written off at that time. Returns the remaining amount of the lot.
   */
  recallLot(tx: Executor, recall: LotRecall): Promise<{ readonly writtenOff: number; readonly promised: number }>
  /** Removes allocated stock after the handover. */
  handOver(tx: Executor, orderLineIds: readonly number[], now: Date): Promise<void>
  /** Ends expired holds; returns their number. */
  expire(now: Date): Promise<number>
  open(tx: Executor, levels: readonly ShelfLevel[]): Promise<void>
  /** Sets the stock of a product. Refuses BAD_REQUEST below the allocated and held amount. */
  setLevel(tx: Executor, level: ShelfLevel, staffId: number | null): Promise<void>
  /** Sets the stock of many products; all or none. Mistakes have paths such as `levels.0.onHand`. */
  setLevels(tx: Executor, levels: readonly ShelfLevel[], staffId: number | null): Promise<void>
  /** Adds to (or, below 0, removes from) a counted stock; concurrent additions add up. Returns the stock. */
  addOnHand(tx: Executor, productId: number, amount: number, staffId: number | null): Promise<number>
  /**
   * Records an arrival, a write-off or a count; idempotent by its key, returning the current stock. Refuses BAD_REQUEST
   * below the allocated and held amount, or for unlimited stock (a count makes it counted).
   */
  move(tx: Executor, productId: number, move: StockMove): Promise<MovedShelf>
  /**
   * Writes off missing goods: all free stock, at most `most` base units (null = no limit). Unlimited stock becomes
   * counted. Returns the changed stock.
   */
  empty(
    tx: Executor,
    emptyings: readonly { readonly productId: number; readonly most: number | null }[],
    staffId: number | null,
  ): Promise<readonly ({ readonly productId: number } & Pick<MovedShelf, 'before' | 'after'>)[]>
  /** Undoes a recent write-off once; null = no change. */
  returnEmptied(
    tx: Executor,
    emptied: {
      readonly id: string
      readonly productId: number
      readonly staffId: number | null
    },
  ): Promise<Pick<MovedShelf, 'before' | 'after'> | null>
  /** Write-offs of missing goods that can still be undone, the latest first. */
  listEmptied(executor: Executor, scope: StaffScope): Promise<readonly EmptiedShelf[]>
  /** The product of a write-off in the scope, with its seller; null = none. */
  findEmptied(
    executor: Executor,
    scope: StaffScope,
    id: string,
  ): Promise<{ readonly productId: number; readonly organizationId: number } | null>
  /** Lots that order lines were shipped from, by line. */
  lotsOfLines(executor: Executor, orderLineIds: readonly number[]): Promise<ReadonlyMap<number, LabelLots>>
  /**
   * Lots of a seller, by product, that all unshipped lines of the product will certainly get: the only lot with
   * sellable stock, if it suffices for all orders. With several lots the assignment is unknown before shipping.
   */
  sureLots(executor: Executor, organizationId: number): Promise<ReadonlyMap<number, LabelLots>>
  /** A lot by its product and number, with the orders that hold its stock; null = unknown. */
  lotOrders(
    executor: Executor,
    lotId: number,
  ): Promise<{ readonly title: string; readonly orderIds: readonly number[] } | null>
  /** Lots by a part of the product's title or the beginning of the number, the newest first. */
  listNamedLots(
    executor: Executor,
    text: string,
    most: number,
  ): Promise<readonly { readonly id: string; readonly title: string; readonly note: string }[]>
  /** Goods written off in two periods at the present price, by reason, seller, week or month. */
  sumWriteOffs(executor: Executor, by: WriteOffCut, asked: WriteOffAsked): Promise<readonly WrittenOff[]>
  /** Threshold of the low-stock warning, base units; null = none. */
  setThreshold(tx: Executor, productId: number, below: number | null): Promise<void>
  /** Locks the stock of products in the order of ids until the end of the transaction. */
  takeLevels(tx: Executor, productIds: readonly number[]): Promise<readonly ShelfLevel[]>
  /**
   * Copies stock for benchmarks: every product without stock gets the stock of the product from which it was copied.
   */
  cloneLevels(tx: Executor): Promise<void>
}

export type WriteOffCut = 'reason' | 'seller' | 'week' | 'month'
export interface WriteOffAsked {
  readonly starts: Date
  readonly ends: Date
  readonly startsBefore: Date
  readonly endsBefore: Date
  /** Null = all sellers. */
  readonly organizationId: number | null
}
/** Kopecks in the present period and in the one before. */
export interface WrittenOff {
  readonly key: string
  /** Title of the seller of the key. */
  readonly title: string | null
  readonly now: number
  readonly before: number
}

/** A write-off of missing goods that can be undone. */
export interface EmptiedShelf {
  readonly id: string
  readonly productId: number
  readonly title: string
  readonly unit: string
  readonly isWeight: boolean
  /** Amount in base units; null = the stock was unlimited before. */
  readonly amount: number | null
}

/** The lots of an order line for its label. */
export interface LabelLots {
  /** Numbers of the lots by the date of expiry, the earliest first. */
  readonly numbers: string
  /** Earliest date of those lots. */
  readonly madeOn: IsoDate | null
  readonly bestBefore: IsoDate | null
}

/** Stock of one product with allocated and held amounts; base units. */
export interface ShelfLevel {
  readonly productId: number
  readonly kind: 'unlimited' | 'counted' | 'harvest'
  /** Amount on hand; 0 when unlimited. */
  readonly onHand: number
}

export interface StockMove {
  /** Idempotency key. */
  readonly press: string
  readonly kind: StockMoveKind
  /** Amount in base units: the difference, or the counted total. */
  readonly amount: number
  /** Reason of a write-off; null for other moves. */
  readonly reason: WriteOffReason | null
  readonly note: string
  /** Stock displayed to the author, null = unlimited; the move is refused when it differs now. Absent = not checked. */
  readonly seen?: number | null | undefined
  /** Lot of an arrival; null or absent = none. */
  readonly lot?: NamedLot | null
  /** Lot of a write-off; absent = stock without a lot first, then the earliest expiry. */
  readonly lotId?: number | null
  readonly staffId: number | null
}

/** Stock before and after a move; equal for a repetition, or when it differs from the displayed stock. */
export interface MovedShelf {
  readonly before: number
  readonly after: number
  readonly isStale: boolean
  /** Reason for refusing the lot, in which case the stock is unchanged. */
  readonly lotTrouble?: LotTrouble
}

/** Fields of a lot as entered. */
export interface NamedLot extends LotDates {
  readonly number: string
  /** Day of arrival in the seller's time zone. */
  readonly today: IsoDate
}

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
  /** Orders whose recipient has another telephone than the customer. */
  readonly orderIds: readonly number[]
}
