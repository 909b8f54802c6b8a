import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { typedNumber } from '../kernel/typed-number.ts'
import { goodsCountsSchema, goodsListSchema, goodsOutcomeSchema } from './goods.ts'
import { roubles } from './goods-product.ts'
import { GOODS_STATES } from './goods-state.ts'

export const GOODS_PER_PAGE = 50
/** Maximum products changed in one call. */
export const MAX_CHANGED = 500

const onHand = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(2_147_483_647, 'tooBig')
const desk = { access: 'seller', permission: 'manageGoods' } as const
const narrowing = z.object({
  /** Seller to show. */
  organizationId: id.optional(),
  state: z.enum(GOODS_STATES, 'wrongValue').default('all'),
  /** A part of the title or of the article number. */
  search: z.string('wrongValue').trim().max(60, 'tooLong').default(''),
})

/** Product list of a seller: stock, price, and whether it is on sale. */
export const goodsEndpoints = defineEndpointsIn(['goods', 'restaurants'], {
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
    summary: 'Sets prices, amounts and categories, puts on or off sale, archives; reports the result for each product.',
    body: z.object({
      changes: z
        .array(
          z.object({
            id,
            price: roubles.optional(),
            /** New stock; unlimited stock becomes limited. */
            onHand: onHand.optional(),
            /** New sale state; a product put on sale is also removed from the archive. */
            isOnSale: z.boolean('wrongValue').optional(),
            isArchived: z.boolean('wrongValue').optional(),
            /** New main category; additional categories stay unchanged. */
            categoryId: id.optional(),
            /**
             * Values as the person saw them; the change is refused when they differ from the current ones. Absent = not
             * checked.
             */
            seen: z.object({ price: roubles.optional(), onHand: onHand.nullable().optional() }).optional(),
          }),
          'wrongValue',
        )
        .min(1, 'required')
        .max(MAX_CHANGED, 'tooLong'),
    }),
    answer: z.object({ items: z.array(goodsOutcomeSchema) }),
  },
})
