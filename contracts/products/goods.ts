import { z } from 'zod'
import { GOODS_STATES } from './goods-state.ts'

const int = z.number().int()

/** A product as its seller sees it in the list. Amounts are grams or millilitres for weighed goods, sale steps for all others. */
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
  /** `stopped` = its seller took it off sale; `archived` = out of every list but its own. */
  state: z.enum(GOODS_STATES).exclude(['all']),
  /** Of one sale step, roubles. */
  price: z.number(),
  /** On the shelf; null = as many as are asked for. */
  onHand: int.nullable(),
  /** Of those on the shelf, what orders and checkouts have taken already. */
  promised: int,
  /** Less is left to sell than its seller wants to be told of. */
  isLow: z.boolean(),
  /** Ordered before it is ripe: nothing is brought before this day. */
  readyOn: z.string().nullable(),
  /** In the last seven days. */
  sold: int,
})

export const goodsCountsSchema = z.object({
  totalPages: int,
  /** How many there are of each, whatever is sought; `all` are those not archived. */
  counts: z.object({ all: int, onSale: int, soldOut: int, stopped: int, archived: int }),
})

export const goodsListSchema = z.object({
  items: z.array(goodsItemSchema),
  currentPage: int,
  /** Null = of so many goods a page does not wait for their counts: they are asked for apart. */
  counted: goodsCountsSchema.nullable(),
})

/** What became of one product of a change. */
export const goodsFateSchema = z.object({
  id: int,
  /** `stale` = it is no longer as it was seen; `refused` = less was asked for than orders have taken. */
  fate: z.enum(['changed', 'stale', 'refused']),
  /** As it is now. */
  item: goodsItemSchema,
})

export type GoodsItem = z.output<typeof goodsItemSchema>
export type GoodsCounts = z.output<typeof goodsCountsSchema>
export type GoodsList = z.output<typeof goodsListSchema>
export type GoodsFate = z.output<typeof goodsFateSchema>
