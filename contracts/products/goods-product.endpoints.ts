import { MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { LARGEST_CLAIM_PHOTO } from '@okolitsa/domain/orders/claim.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { id, idParams, uuid } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'
import { productChangeSchema } from './goods-history.ts'
import { goodsCategorySchema, goodsProductSchema, newProductSchema, productFormPartSchema } from './goods-product.ts'

const desk = { access: 'seller', permission: 'manageGoods' } as const
const path = '/v1/cabinet/goods/{id}'

/** Calls for single products of a seller, with all their fields. */
export const goodsProductEndpoints = defineEndpointsIn(['goods', 'restaurants'], {
  listGoodsCategories: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/goods-categories',
    summary: 'Categories that goods may stand in, in the order of the shop, and those that a title sounds like.',
    query: z.object({ title: z.string('wrongValue').trim().max(200, 'tooLong').default('') }),
    answer: z.object({
      items: z.array(goodsCategorySchema),
      /** Ids of suggested categories, most similar first; empty = no suggestion. */
      suggested: z.array(z.number().int()),
    }),
  },
  createGoods: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/goods',
    summary: 'Adds a product with its photos (JPEG, PNG, WebP); without one it shows the drawing of its category.',
    body: newProductSchema,
    files: { most: MAX_PICTURES, maxBytes: LARGEST_CLAIM_PHOTO },
    errors: refuses('PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
    answer: goodsProductSchema,
    status: 201,
  },
  readGoods: {
    ...desk,
    method: 'GET',
    path,
    summary: 'A product with everything its seller writes of it.',
    params: idParams,
    answer: goodsProductSchema,
  },
  editGoods: {
    ...desk,
    method: 'PATCH',
    path,
    summary: 'Changes the given fields, all or none; unchanged ones are not audited.',
    params: idParams,
    body: z.object({
      change: productFormPartSchema,
      /** Fields as the person saw them; the change is refused when a field has changed since. */
      seen: productFormPartSchema,
    }),
    errors: refuses('GOODS_CHANGED'),
    answer: goodsProductSchema,
  },
  copyGoods: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/goods/{id}/copy',
    summary: 'Copies a product with texts, price and pictures; without stock and not on sale.',
    params: idParams,
    /** Idempotency key of the copy. */
    body: z.object({ key: uuid }),
    answer: goodsProductSchema,
    status: 201,
  },
  checkHarvest: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/goods/{id}/harvest',
    summary: 'Whether a day on which a pre-order is ready is one on which such things are picked where the seller is.',
    params: idParams,
    query: z.object({ readyOn: day }),
    answer: z.object({
      /** Crop and its months when the day is out of season; null = in season or unknown. */
      outOfSeason: z
        .object({ title: z.string(), months: z.array(z.object({ from: z.number().int(), to: z.number().int() })) })
        .nullable(),
    }),
  },
  listGoodsHistory: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/goods/{id}/history',
    summary: 'History of a product with authors and previous values; newest first.',
    params: idParams,
    query: z.object({ before: id.optional() }),
    answer: z.object({
      items: z.array(productChangeSchema),
      /** Cursor of older entries; null = none. */
      next: z.number().int().nullable(),
    }),
  },
  undoGoodsChange: {
    ...desk,
    method: 'POST',
    path: '/v1/cabinet/goods/{id}/history/{changeId}/undo',
    summary: 'Reverts one change; refused when the fields have changed again.',
    params: idParams.extend({ changeId: id }),
    errors: refuses('GOODS_CHANGED'),
    answer: goodsProductSchema,
  },
})
