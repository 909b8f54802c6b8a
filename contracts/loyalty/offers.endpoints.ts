import { MAX_LEVELS } from '@okolitsa/domain/loyalty/levels.ts'
import { PROMO_KINDS } from '@okolitsa/domain/loyalty/promo-code.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { offeredCodeSchema, offeredProgramSchema, promoCodePageSchema } from './offers.ts'

/** Page size of the list. */
export const CODES_PIECE = 30

const desk = { access: 'seller', seller: 'id', permission: 'manageShop' } as const
const ofSeller = '/v1/cabinet/sellers/{id}'
const codesPath = `${ofSeller}/promo-codes`

const words = (most: number) =>
  z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(most, 'tooLong')
    .refine((text) => !text.includes('\0'), 'wrongValue')
/** A sum from the client: roubles with whole kopecks. */
const sum = (least: number) => enteredRoubles({ least })
const limit = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(1_000_000, 'tooBig').nullable()
const percent = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100, 'tooBig')

/** Promo codes and bonus programme of a seller. */
export const offersEndpoints = defineEndpoints({
  listOfferedCodes: {
    ...desk,
    method: 'GET',
    path: codesPath,
    summary: 'Promo codes of a seller with how often each was used, the newest first.',
    params: idParams,
    query: z.object({
      /** `next` of the previous page. */
      before: id.optional(),
    }),
    answer: promoCodePageSchema,
  },
  createOfferedCode: {
    ...desk,
    method: 'POST',
    once: true,
    path: codesPath,
    summary: 'Creates a promo code, valid from its first day.',
    params: idParams,
    body: z.object({
      code: words(60),
      kind: z.enum(PROMO_KINDS, 'wrongValue'),
      /** Discount: whole per cent, or roubles. */
      value: sum(0.01),
      minSum: sum(0).default(0),
      fromDate: day,
      toDate: day.nullable().default(null),
      totalLimit: limit.default(null),
      perCustomerLimit: limit.default(null),
      isListed: z.boolean('wrongValue').default(true),
    }),
    answer: offeredCodeSchema,
    status: 201,
  },
  endOfferedCode: {
    ...desk,
    method: 'POST',
    path: `${codesPath}/{codeId}/end`,
    summary: 'Ends a code today for new orders; existing ones keep it.',
    params: idParams.extend({ codeId: id }),
    answer: offeredCodeSchema,
  },
  getOfferedProgram: {
    ...desk,
    method: 'GET',
    path: `${ofSeller}/loyalty`,
    summary: 'Rules of bonuses that hold at a seller.',
    params: idParams,
    answer: offeredProgramSchema,
  },
  setOfferedProgram: {
    ...desk,
    method: 'PATCH',
    path: `${ofSeller}/loyalty`,
    summary: 'Gives a seller rules of bonuses of its own, or the shop’s again; orders that were placed keep theirs.',
    params: idParams,
    body: z.object({
      /** The seller's own programme; null = the shop's programme. */
      program: z
        .object({
          accrualPercent: percent,
          maxSharePercent: percent,
          levels: z
            .array(z.object({ title: words(30), fromSum: sum(0.01), accrualPercent: percent }), 'wrongValue')
            .max(MAX_LEVELS, 'tooLong'),
        })
        .nullable(),
    }),
    answer: offeredProgramSchema,
  },
})
