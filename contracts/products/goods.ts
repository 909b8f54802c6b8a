import { z } from 'zod'
import { goodsCheckSchema } from './goods-check.ts'
import { GOODS_STATES } from './goods-state.ts'

const int = z.number().int()

/** A product in its seller's list. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
export const goodsItemSchema = z.object({
  id: int,
  title: z.string(),
  slug: z.string(),
  imageUrl: z.string(),
  hue: int,
  unit: z.string(),
  measure: int,
  isWeight: z.boolean(),
  category: z.string(),
  categoryId: int,
  /**
   * State; `stopped` = taken off sale by the seller; `checking` and `returned` = off sale by the check of the office;
   * `archived` = listed only among archived products.
   */
  state: z.enum(GOODS_STATES).exclude(['all']),
  check: goodsCheckSchema,
  /** Price of one sale step, roubles. */
  price: z.number(),
  /** Stock; null = unlimited. */
  onHand: int.nullable(),
  /** Stock reserved by orders and checkouts. */
  promised: int,
  /** True = the remaining stock is below the seller's threshold. */
  isLow: z.boolean(),
  /** First delivery day of a pre-order by harvest. */
  readyOn: z.string().nullable(),
  /** Amount sold in the last seven days. */
  sold: int,
})

export const goodsCountsSchema = z.object({
  totalPages: int,
  /** Counts by state, independent of the search; `all` excludes archived products. */
  counts: z.object({
    ...{ all: int, onSale: int, soldOut: int, stopped: int, archived: int },
    /** Goods that wait for a check or were returned, also while customers see an accepted version. */
    ...{ checking: int, returned: int },
  }),
})

export const goodsListSchema = z.object({
  items: z.array(goodsItemSchema),
  currentPage: int,
  /** Counts by state; null = too expensive for this response, requested separately. */
  counted: goodsCountsSchema.nullable(),
})

/** Result of one product of a change. */
export const goodsOutcomeSchema = z.object({
  id: int,
  /** Result of the change; `stale` = the product differs from the seen values; `refused` = below the reserved stock. */
  fate: z.enum(['changed', 'stale', 'refused']),
  /** Current state of the product. */
  item: goodsItemSchema,
})

export type GoodsItem = z.output<typeof goodsItemSchema>
export type GoodsCounts = z.output<typeof goodsCountsSchema>
export type GoodsList = z.output<typeof goodsListSchema>
export type GoodsOutcome = z.output<typeof goodsOutcomeSchema>
