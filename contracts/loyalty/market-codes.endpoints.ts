import { WITHOUT_CONSENT } from '@okolitsa/domain/bearers/bearers.ts'
import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { MAX_PROMO_SUBJECTS, PROMO_TRADES } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { OFFER_STATES } from './offers.ts'

/** Page size of the list, and the number of uses that a page of a code shows. */
export const MARKET_CODES_PIECE = 50

const int = z.number().int()
const subject = z.object({ id: int, title: z.string() })
const terms = {
  code: z.string(),
  kind: z.enum(PROMO_KINDS),
  /** Discount: whole per cent, or roubles. */
  value: z.number(),
  /** Minimum price of all goods after special prices; 0 = none. */
  minSum: roubles,
  /** Maximum discount of one order, and of all orders together; null = none. */
  maxDiscount: roubles.nullable(),
  budget: roubles.nullable(),
  /** Days in the time zone of the market, both included; null = no end. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  totalLimit: int.nullable(),
  perCustomerLimit: int.nullable(),
  /** True = for customers without orders. */
  isFirstOrder: z.boolean(),
  /** Share of the discount that the market bears, per cent; sellers who agree bear the rest. */
  marketPercent: int,
  withoutConsent: z.enum(WITHOUT_CONSENT),
  /** Types of sellers; an empty list = all, as with categories and sellers. */
  trades: z.array(z.enum(PROMO_TRADES)),
}

/** A promo code of the market; its discounts are the market's cost, or shared with sellers who agree. */
export const marketCodeSchema = z.object({
  id: int,
  ...terms,
  categories: z.array(subject),
  sellers: z.array(subject),
  /** Orders with the code and the sum of their discounts; cancelled orders do not count. */
  used: int,
  given: roubles,
  state: z.enum(OFFER_STATES),
})
export type MarketCode = z.output<typeof marketCodeSchema>

const marketCodePageSchema = marketCodeSchema.extend({
  /** Goods of all orders with the code before discounts. */
  goods: roubles,
  /** Answers of the sellers that a shared code covers; null = the market bears it alone. */
  consents: z.object({ asked: int, agreed: int, refused: int }).nullable(),
  /** The latest uses. */
  uses: z.array(
    z.object({
      orderId: int,
      seller: z.string(),
      usedAt: z.iso.datetime(),
      /** Goods of the order before discounts, and the part of its discount that the market bears now. */
      goods: roubles,
      given: roubles,
      isCanceled: z.boolean(),
    }),
  ),
})
export type MarketCodePage = z.output<typeof marketCodePageSchema>

const text = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'tooLong')
    .refine((typed) => !typed.includes('\0'), 'wrongValue')
const sum = (least: number) => enteredRoubles({ least })
const limit = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(1_000_000, 'tooBig').nullable()
const ids = z.array(id, 'wrongValue').max(MAX_PROMO_SUBJECTS, 'tooLong').default([])

const office = { access: 'office', permission: 'managePromotion' } as const
const path = '/v1/office/promo-codes'
const params = z.object({ codeId: id })

/** Promo codes of the market, which any seller's cart accepts. */
export const marketCodesEndpoints = defineEndpoints({
  listMarketCodes: {
    ...office,
    method: 'GET',
    path,
    summary: 'Promo codes of the market with their uses and discounts, the newest first.',
    query: z.object({
      /** `next` of the previous page. */
      before: id.optional(),
    }),
    answer: z.object({ items: z.array(marketCodeSchema), next: int.nullable() }),
  },
  listPromoSubjects: {
    ...office,
    method: 'GET',
    path: `${path}/subjects`,
    summary: 'Categories, sellers and goods with a text in the name, for codes and advertisements.',
    query: z.object({ search: z.string().trim().max(100, 'tooLong').default('') }),
    answer: z.object({
      categories: z.array(subject),
      sellers: z.array(subject.extend({ isFarm: z.boolean() })),
      /** Goods of farms on sale, each with its seller. */
      goods: z.array(subject.extend({ seller: z.string() })),
    }),
  },
  getMarketCode: {
    ...office,
    method: 'GET',
    path: `${path}/{codeId}`,
    summary: 'A promo code of the market with its latest uses.',
    params,
    answer: marketCodePageSchema,
  },
  createMarketCode: {
    ...office,
    method: 'POST',
    once: true,
    path,
    summary: 'Creates a promo code of the market. Its terms never change, because orders keep them.',
    body: z.object({
      code: text(60),
      kind: z.enum(PROMO_KINDS, 'wrongValue'),
      /** Discount: whole per cent, or roubles. */
      value: sum(0.01),
      minSum: sum(0).default(0),
      maxDiscount: sum(0.01).nullable().default(null),
      budget: sum(0.01).nullable().default(null),
      fromDate: day,
      toDate: day.nullable().default(null),
      totalLimit: limit.default(null),
      perCustomerLimit: limit.default(null),
      isFirstOrder: z.boolean('wrongValue').default(false),
      marketPercent: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100, 'tooBig').default(100),
      withoutConsent: z.enum(WITHOUT_CONSENT, 'wrongValue').default('market'),
      trades: z.array(z.enum(PROMO_TRADES, 'wrongValue'), 'wrongValue').max(PROMO_TRADES.length, 'tooLong').default([]),
      categoryIds: ids,
      organizationIds: ids,
    }),
    answer: marketCodeSchema,
    status: 201,
  },
  stopMarketCode: {
    ...office,
    method: 'POST',
    path: `${path}/{codeId}/stop`,
    summary: 'Stops a code for new orders at once; existing orders keep their discounts.',
    params,
    answer: marketCodeSchema,
  },
})
