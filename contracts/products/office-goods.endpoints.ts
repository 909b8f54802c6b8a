import { DECISIONS, MAX_GOODS_MOVED } from '@okolitsa/domain/goods/goods-check.ts'
import { z } from 'zod'
import { bytes } from '../kernel/bytes.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams, jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import {
  checkedGoodsSchema,
  checkRuleSchema,
  GOODS_MOVE_OUTCOMES,
  GOODS_MOVES,
  goodsMovePreviewSchema,
  officeGoodsRowSchema,
  returnFields,
} from './office-goods.ts'
import { OFFICE_GOODS_CHECKS, OFFICE_GOODS_ORDERS, OFFICE_GOODS_SALES } from './office-goods-lists.ts'

export const OFFICE_GOODS_PER_PAGE = 50
/** Goods of the queue in one answer, with all their texts. */
export const CHECKED_AT_ONCE = 20

const office = { access: 'office', permission: 'checkGoods' } as const
const path = '/v1/office/goods'
const filters = {
  check: z.enum(OFFICE_GOODS_CHECKS, 'wrongValue').optional(),
  sale: z.enum(OFFICE_GOODS_SALES, 'wrongValue').optional(),
  /** A category with those below it. */
  category: id.optional(),
  seller: id.optional(),
  /** A part of the title or of the seller's name, or an article number. */
  search: z.string().trim().max(80, 'tooLong').optional(),
}
const order = z.enum(OFFICE_GOODS_ORDERS, 'wrongValue').default('newest')
const version = jsonId
const ids = z
  .array(jsonId, 'required')
  .min(1, 'required')
  .max(MAX_GOODS_MOVED, 'tooLong')
  .transform((list) => [...new Set(list)])
const move = {
  ids,
  move: z.enum(GOODS_MOVES, 'wrongValue'),
  /** The category of the move `category`. */
  categoryId: jsonId.nullable(),
}
const decided = z.object({
  productId: z.number().int(),
  /** Time until which the same person may take the decision back, ISO 8601. */
  undoBefore: z.string(),
})

/** Whether the id is of a product (goods and dishes) or of a tour. */
const checkedOf = z.object({ of: z.enum(['product', 'tour'], 'wrongValue').default('product') })

/** The check of goods, and the goods of all sellers, in the office. */
export const officeGoodsEndpoints = defineEndpoints({
  listGoodsChecks: {
    ...office,
    method: 'GET',
    path: `${path}/checks`,
    summary: 'Goods, dishes and tours that wait for a check, longest waiting first; or one of them in any state.',
    query: z.object({ product: id.optional(), tour: id.optional() }),
    answer: z.object({ items: z.array(checkedGoodsSchema), total: z.number().int() }),
  },
  decideGoods: {
    ...office,
    method: 'POST',
    path: `${path}/checks/{id}/decision`,
    summary:
      'Accepts the version that was seen, returns it for mending, or hides it; the seller is told a little later.',
    params: idParams,
    query: checkedOf,
    /** Null version = a decision about a product that does not wait, from its own page. */
    body: z.object({ version: version.nullable(), decision: z.enum(DECISIONS, 'wrongValue'), ...returnFields }),
    answer: decided,
    errors: refuses('GOODS_CHECK_REFUSED'),
  },
  undoGoodsDecision: {
    ...office,
    method: 'POST',
    path: `${path}/checks/{id}/decision/undo`,
    summary: 'Takes back the own decision until `undoBefore`; the product is as before it.',
    params: idParams,
    query: checkedOf,
    answer: z.object({ productId: z.number().int() }),
    errors: refuses('GOODS_CHECK_REFUSED'),
  },
  readCheckRule: {
    ...office,
    method: 'GET',
    path: `${path}/check-rule`,
    summary: 'When goods are checked: new ones, risky ones, changed ones.',
    answer: checkRuleSchema,
  },
  changeCheckRule: {
    ...office,
    method: 'PATCH',
    path: `${path}/check-rule`,
    summary: 'Sets when goods are checked; it applies to later saves.',
    body: checkRuleSchema,
    answer: checkRuleSchema,
    errors: refuses('GOODS_CHECK_REFUSED'),
  },
  listOfficeGoods: {
    ...office,
    method: 'GET',
    path,
    summary: 'Goods of all sellers that match the filters, page by page.',
    dearWith: ['search'],
    query: z.object({
      ...filters,
      order,
      /** `next` of the previous page. */
      after: z.string().max(400, 'tooLong').optional(),
    }),
    answer: z.object({
      items: z.array(officeGoodsRowSchema),
      /** `after` of the next page; null = this is the last one. */
      next: z.string().nullable(),
    }),
  },
  countOfficeGoods: {
    ...office,
    method: 'GET',
    path: `${path}/count`,
    summary: 'Number of goods that match the filters.',
    dearWith: ['search'],
    query: z.object(filters),
    answer: z.object({ count: z.number().int() }),
  },
  listCheckedCategories: {
    ...office,
    method: 'GET',
    path: `${path}/categories`,
    summary: 'Categories of goods for filters and moves, parents before children.',
    answer: z.object({
      items: z.array(z.object({ id: z.number().int(), parentId: z.number().int().nullable(), title: z.string() })),
    }),
  },
  exportGoodsXlsx: {
    ...office,
    method: 'GET',
    path: `${path}/export/xlsx`,
    summary: 'Goods that match the filters, as a spreadsheet.',
    work: 'dear',
    query: z.object({ ...filters, order }),
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    answer: bytes,
  },
  exportGoodsCsv: {
    ...office,
    method: 'GET',
    path: `${path}/export/csv`,
    summary: 'Goods that match the filters, as CSV: UTF-8 with a byte order mark, semicolons.',
    work: 'dear',
    query: z.object({ ...filters, order }),
    media: 'text/csv',
    answer: bytes,
  },
  previewGoodsMoves: {
    ...office,
    method: 'POST',
    path: `${path}/moves/preview`,
    summary: 'Effect of a move on each product, without changes.',
    body: z.object(move),
    answer: z.object({ items: z.array(goodsMovePreviewSchema) }),
  },
  moveGoods: {
    ...office,
    method: 'POST',
    path: `${path}/moves`,
    summary: 'Moves goods to a category, returns them for mending, hides or accepts them; a result for each.',
    body: z.object({ ...move, ...returnFields }),
    answer: z.object({
      outcomes: z.array(z.object({ id: z.number().int(), outcome: z.enum(GOODS_MOVE_OUTCOMES) })),
    }),
  },
})
