import { LOT_TROUBLES } from '@okolitsa/domain/stock/lot-dates.ts'
import { STOCK_ENTRIES, STOCK_MOVES, STOCK_REASONS } from '@okolitsa/domain/stock/stock-moves.ts'
import { z } from 'zod'

const int = z.number().int()

/** A product as its seller counts it. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export const stockItemSchema = z.object({
  id: int,
  title: z.string(),
  imageUrl: z.string(),
  hue: int,
  unit: z.string(),
  measure: int,
  isWeight: z.boolean(),
  isOnSale: z.boolean(),
  /** On the shelf; null = it is not counted: as many as are asked for. */
  onHand: int.nullable(),
  /** Of those on the shelf, what orders and checkouts have taken already. */
  promised: int,
  /** Below how much its seller is told that it runs out; null = never. */
  lowBelow: int.nullable(),
  /** Less than that is left to sell. */
  isLow: z.boolean(),
  /** Customers who asked to be told when it is back. */
  waiting: int,
  /** What the seller said was there yesterday, by their own clock; null = they said nothing. */
  yesterday: int.nullable(),
})

export const stockListSchema = z.object({
  items: z.array(stockItemSchema),
  currentPage: int,
  totalPages: int,
  /** How many there are of each, whatever is sought. */
  counts: z.object({ all: int, low: int, soldOut: int }),
})

/** What became of one move. */
export const stockFateSchema = z.object({
  productId: int,
  kind: z.enum(STOCK_MOVES),
  /**
   * `stale` = there is another amount than was seen; `refused` = less would be left than orders have taken; `uncounted` =
   * what is not counted has nothing to add to or to take from; `wrongLot` = its lot does not come onto the shelf.
   */
  fate: z.enum(['done', 'stale', 'refused', 'uncounted', 'wrongLot']),
  /** Of `wrongLot`: its day is over, it is not made yet, or goods of this number that are there have other days. */
  lotTrouble: z.enum(LOT_TROUBLES).optional(),
  /** As it is now. */
  item: stockItemSchema,
})

/** A line of the history: what became of the shelf, who did it and why. */
export const stockEntrySchema = z.object({
  id: int,
  at: z.iso.datetime(),
  /** Of the seller. */
  timeZone: z.string(),
  kind: z.enum(STOCK_ENTRIES),
  product: z.object({ id: int, title: z.string(), unit: z.string(), isWeight: z.boolean() }),
  before: int,
  after: int,
  reason: z.enum(STOCK_REASONS).nullable(),
  note: z.string(),
  /** Null = nobody at the desk: an order, or a service of the shop. */
  staffName: z.string().nullable(),
  /** Of an order. */
  orderId: int.nullable(),
})

export const stockEntriesSchema = z.object({
  items: z.array(stockEntrySchema),
  /** Where the next ones begin; null = there are none. */
  next: int.nullable(),
})

export type StockItem = z.output<typeof stockItemSchema>
export type StockList = z.output<typeof stockListSchema>
export type StockFate = z.output<typeof stockFateSchema>
export type StockEntry = z.output<typeof stockEntrySchema>
export type StockEntries = z.output<typeof stockEntriesSchema>
