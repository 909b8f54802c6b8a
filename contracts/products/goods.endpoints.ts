import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { goodsCountsSchema, goodsFateSchema, goodsListSchema } from './goods.ts'
import { roubles } from './goods-product.ts'
import { GOODS_STATES } from './goods-state.ts'

/** Products of a page of the list. */
export const GOODS_PER_PAGE = 50
/** Products that one call changes. */
export const MAX_CHANGED = 500

const onHand = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(2_147_483_647, 'tooBig')
const desk = { access: 'seller', permission: 'manageGoods' } as const
const narrowing = z.object({
  /** One seller of several; an administrator names one. */
  organizationId: id.optional(),
  state: z.enum(GOODS_STATES, 'wrongValue').default('all'),
  /** A part of the title or of the seller's own number. */
  search: z.string('wrongValue').trim().max(60, 'tooLong').default(''),
})

/** Goods of a seller: what there is, at what price, and whether it is on sale. */
export const goodsEndpoints = defineEndpoints({
  listGoods: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/goods',
    summary: 'Goods of a seller with what was sold of each in the last seven days.',
    query: narrowing.extend({
      page: typedNumber({ least: 1, most: 100_000 }).default(1),
    }),
    answer: goodsListSchema,
  },
  countGoods: {
    ...desk,
    seller: 'organizationId',
    method: 'GET',
    path: '/v1/cabinet/goods-counts',
    summary: 'How many goods of a seller there are of each state, and how many pages are found.',
    query: narrowing,
    answer: goodsCountsSchema,
  },
  changeGoods: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/goods/changes',
    summary:
      'Sets prices, amounts and categories, puts on sale, takes off it, archives; says of each product what became of it.',
    body: z.object({
      changes: z
        .array(
          z.object({
            id,
            price: roubles.optional(),
            /** What is counted from now on, if it was not. */
            onHand: onHand.optional(),
            /** On sale is out of the archive, too. */
            isOnSale: z.boolean('wrongValue').optional(),
            isArchived: z.boolean('wrongValue').optional(),
            /** Where it stands; further categories stay. */
            categoryId: id.optional(),
            /** What was seen; when it is otherwise by now, nothing is changed. Absent = whatever it is. */
            seen: z.object({ price: roubles.optional(), onHand: onHand.nullable().optional() }).optional(),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_CHANGED, 'tooLong'),
    }),
    answer: z.object({ items: z.array(goodsFateSchema) }),
  },
})
