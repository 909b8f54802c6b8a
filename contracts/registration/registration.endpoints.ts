import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { newShopFields, registeredSchema } from './new-shop.ts'

/** Self-registration of sellers in the site constructor (spec 6, 7.1 seller admin). */
export const registrationEndpoints = defineEndpointsIn('sites', {
  registerSeller: {
    method: 'POST',
    path: '/v1/constructor/register',
    access: 'public',
    session: 'none',
    summary:
      "Lets the seller of a taxpayer number in by the bank's one-time proof; a company that has no shop gets one. Sets the cookie and answers the token. The same again lets in again.",
    body: z
      .object({
        ...newShopFields,
        /** Proof of identity: exactly one of the two fields is required. */
        code: z.string().trim().min(4, 'tooShort').max(500, 'tooLong').optional(),
        externalToken: z.string().trim().min(16, 'tooShort').max(2_000, 'tooLong').optional(),
      })
      .refine(({ code, externalToken }) => (code === undefined) !== (externalToken === undefined), {
        path: ['code'],
        error: 'required',
      }),
    answer: registeredSchema,
    errors: refuses(
      'COMPANY_UNKNOWN',
      'COMPANY_CLOSED',
      'COMPANY_REGISTER_UNAVAILABLE',
      'COMPANY_OF_OTHERS',
      'SELLER_REGISTERED',
      'STAFF_WORKS_ELSEWHERE',
      'STAFF_PROOF_REJECTED',
      'BANK_UNAVAILABLE',
    ),
  },
})
