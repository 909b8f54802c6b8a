import {
  CHECK_STATES,
  CHECK_TIMES,
  CHECKED_PARTS,
  MAX_RETURN_MESSAGE,
  MAX_TRUSTED_AFTER,
  RETURN_REASONS,
} from '@okolitsa/domain/goods/goods-check.ts'
import { z } from 'zod'
import { OFFICE_GOODS_SALES } from './office-goods-lists.ts'

const int = z.number().int()
const moment = z.iso.datetime()

/** Reason of a return; `other` says why in the message. */
export const returnFields = {
  reason: z.enum(RETURN_REASONS, 'wrongValue').nullable(),
  /** The seller reads it after the reason. */
  message: z.string('wrongValue').trim().max(MAX_RETURN_MESSAGE, 'tooLong').default(''),
}

const checkedContentSchema = z.object({
  title: z.string(),
  description: z.string(),
  composition: z.string(),
  allergens: z.array(z.string()),
  category: z.string(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string() })),
})
export type ShownContent = z.output<typeof checkedContentSchema>

/** Kinds of the queue. */
export const CHECKED_KINDS = ['goods', 'dish', 'tour'] as const

/** A product with what the office checks of it. */
export const checkedGoodsSchema = z.object({
  id: int,
  slug: z.string(),
  organizationId: int,
  sellerTitle: z.string(),
  kind: z.enum(CHECKED_KINDS),
  state: z.enum(CHECK_STATES),
  /** `before` = customers do not see the proposed content yet. */
  time: z.enum(CHECK_TIMES),
  version: int,
  /** True = customers can order it. */
  isOnSale: z.boolean(),
  /** Time since which it waits; null = it does not. */
  waitsSince: moment.nullable(),
  imageUrl: z.string(),
  /** Content that the office has accepted; null = a new product. */
  accepted: checkedContentSchema.nullable(),
  proposed: checkedContentSchema,
  changed: z.array(z.enum(CHECKED_PARTS)),
  /** Price of one sale step, roubles, and its size. */
  price: z.number(),
  measure: int,
  unit: z.string(),
  isRisky: z.boolean(),
  /** Checked goods of the seller, and goods returned to it lately. */
  checked: int,
  returned: int,
  /** The last return; null = never. */
  lastReturn: z.object({ reason: z.enum(RETURN_REASONS).nullable(), message: z.string() }).nullable(),
  /** Other goods of the seller in this category. */
  alike: z.array(z.object({ id: int, title: z.string(), imageUrl: z.string() })),
})
export type CheckedGoods = z.output<typeof checkedGoodsSchema>

export const checkRuleSchema = z.object({
  trustedAfter: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(MAX_TRUSTED_AFTER, 'tooBig'),
  fresh: z.enum(CHECK_TIMES, 'wrongValue'),
  risky: z.enum(CHECK_TIMES, 'wrongValue'),
  changed: z.enum(CHECK_TIMES, 'wrongValue'),
  version: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(2_147_483_646, 'tooBig'),
})

export const officeGoodsRowSchema = z.object({
  id: int,
  title: z.string(),
  sku: z.string(),
  imageUrl: z.string(),
  hue: int,
  organizationId: int,
  sellerTitle: z.string(),
  category: z.string(),
  /** Price of one sale step, roubles, and its size. */
  price: z.number(),
  measure: int,
  unit: z.string(),
  sale: z.enum(OFFICE_GOODS_SALES),
  check: z.enum(CHECK_STATES),
})
export type OfficeGoodsRow = z.output<typeof officeGoodsRowSchema>

/** Bulk moves of the office. */
export const GOODS_MOVES = ['category', 'return', 'hide', 'accept'] as const
export type GoodsMove = (typeof GOODS_MOVES)[number]

export const goodsMovePreviewSchema = z.object({
  id: int,
  title: z.string(),
  sellerTitle: z.string(),
  category: z.string(),
  /** False = the product is already so, or is a dish or a place of a tour. */
  isChanged: z.boolean(),
})
export type GoodsMovePreview = z.output<typeof goodsMovePreviewSchema>

export const GOODS_MOVE_OUTCOMES = ['done', 'unchanged', 'wrongCategory', 'unknown'] as const
export type GoodsMoveOutcome = (typeof GOODS_MOVE_OUTCOMES)[number]
