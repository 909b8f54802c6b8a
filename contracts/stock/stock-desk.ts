import { LOT_TROUBLES } from '@okolitsa/domain/stock/lot-dates.ts'
import { STOCK_ENTRIES, STOCK_MOVES, STOCK_REASONS } from '@okolitsa/domain/stock/stock-moves.ts'
import { z } from 'zod'

const int = z.number().int()

/** A product in the stock list. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export const stockItemSchema = z.object({
  id: int,
  title: z.string(),
  imageUrl: z.string(),
  hue: int,
  unit: z.string(),
  measure: int,
  isWeight: z.boolean(),
  isOnSale: z.boolean(),
  /** Stock; null = unlimited. */
  onHand: int.nullable(),
  /** Stock reserved by orders and checkouts. */
  promised: int,
  /** Threshold of the low-stock warning; null = none. */
  lowBelow: int.nullable(),
  /** True = the remaining stock is below the threshold. */
  isLow: z.boolean(),
  /** Customers waiting for it to be back in stock. */
  waiting: int,
  /** Stock stated by the seller yesterday, in their time zone; null = not stated. */
  yesterday: int.nullable(),
})

export const stockListSchema = z.object({
  items: z.array(stockItemSchema),
  currentPage: int,
  totalPages: int,
  /** Counts by state, independent of the search. */
  counts: z.object({ all: int, low: int, soldOut: int }),
})

/** Result of one move. */
export const stockOutcomeSchema = z.object({
  productId: int,
  kind: z.enum(STOCK_MOVES),
  /**
   * Result of the move. `stale` = the stock has changed since it was seen; `refused` = below the reserved stock;
   * `uncounted` = unlimited stock cannot be increased or reduced; `wrongLot` = the lot is refused.
   */
  fate: z.enum(['done', 'stale', 'refused', 'uncounted', 'wrongLot']),
  /** Trouble of the lot, for `wrongLot`: expired, not made yet, or stock of this number has other dates. */
  lotTrouble: z.enum(LOT_TROUBLES).optional(),
  /** Current state of the product. */
  item: stockItemSchema,
})

export const stockEntrySchema = z.object({
  id: int,
  at: z.iso.datetime(),
  /** Time zone of the seller. */
  timeZone: z.string(),
  kind: z.enum(STOCK_ENTRIES),
  product: z.object({ id: int, title: z.string(), unit: z.string(), isWeight: z.boolean() }),
  before: int,
  after: int,
  reason: z.enum(STOCK_REASONS).nullable(),
  note: z.string(),
  /** Name of the staff member; null = an order or the shop caused the entry. */
  staffName: z.string().nullable(),
  /** Order that caused the entry; null = none. */
  orderId: int.nullable(),
})

export const stockEntriesSchema = z.object({
  items: z.array(stockEntrySchema),
  /** Cursor of the next page; null = none. */
  next: int.nullable(),
})

export type StockItem = z.output<typeof stockItemSchema>
export type StockList = z.output<typeof stockListSchema>
export type StockOutcome = z.output<typeof stockOutcomeSchema>
export type StockEntry = z.output<typeof stockEntrySchema>
export type StockEntries = z.output<typeof stockEntriesSchema>
