import { WITHOUT_CONSENT } from '@okolitsa/domain/bearers/bearers.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

export const sharedDiscountsSchema = z.object({
  /** True = the reader is an owner and may answer. */
  mayAnswer: z.boolean(),
  items: z.array(
    z.object({
      codeId: z.number().int(),
      code: z.string(),
      /** The terms of the consent, in words; kept with the answer. */
      terms: z.string(),
      withoutConsent: z.enum(WITHOUT_CONSENT),
      /** The answer in force, with the words of its time; null = none. */
      answer: z.object({ isAgreed: z.boolean(), at: z.iso.datetime(), terms: z.string() }).nullable(),
    }),
  ),
})
export type SharedDiscounts = z.output<typeof sharedDiscountsSchema>

const desk = { access: 'seller', seller: 'id', permission: 'manageShop', answer: sharedDiscountsSchema } as const
const path = '/v1/cabinet/sellers/{id}/shared-discounts'

/** Discounts of the market of which the seller is asked to bear a part. A refusal has no consequence. */
export const sharedDiscountsEndpoints = defineEndpoints({
  listSharedDiscounts: {
    ...desk,
    method: 'GET',
    path,
    summary: 'Promo codes of the market whose discount the seller may share, with the answers.',
    params: idParams,
  },
  answerSharedDiscount: {
    ...desk,
    method: 'PATCH',
    path: `${path}/{codeId}`,
    summary: 'Agrees to bear the part of a discount, or refuses; orders that are placed keep their shares.',
    params: z.object({ id, codeId: id }),
    headers: z.object({ 'user-agent': z.string().optional() }),
    body: z.object({ isAgreed: z.boolean('required') }),
    errors: refuses('OWNERS_ONLY'),
  },
})
