import { isTin } from '@okolitsa/domain/companies/tin.ts'
import { TAX_SYSTEMS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'
import { staffSessionSchema } from '../staff/staff-session.ts'

/** What the state register says of the company, as the new seller's papers will. */
const companySchema = z.object({
  tin: z.string(),
  ien: z.string(),
  legalName: z.string(),
  legalAddress: z.string(),
})

/** Sellers come to the constructor of sites by themselves (spec 6, 7.1 seller admin). */
export const registrationEndpoints = defineEndpoints({
  registerSeller: {
    method: 'POST',
    path: '/v1/constructor/register',
    access: 'public',
    session: 'none',
    summary:
      "Lets the seller of a taxpayer number in by the bank's one-time proof; a company that has no shop gets one. Sets the cookie and answers the token. The same again lets in again.",
    body: z
      .object({
        inn: z.string('required').trim().refine(isTin, { error: 'wrongValue' }),
        /** Exactly one of the two proves who came. */
        code: z.string().trim().min(4, 'tooShort').max(500, 'tooLong').optional(),
        externalToken: z.string().trim().min(16, 'tooShort').max(2_000, 'tooLong').optional(),
        trade: z.enum(TRADES, 'wrongValue').default('vegetables'),
        /** Absent = the name of the company. */
        title: z.string().trim().min(2, 'tooShort').max(120, 'tooLong').optional(),
        taxSystem: z.enum(TAX_SYSTEMS, 'wrongValue').default('usn_income'),
      })
      .refine(({ code, externalToken }) => (code === undefined) !== (externalToken === undefined), {
        path: ['code'],
        error: 'required',
      }),
    answer: staffSessionSchema.extend({
      organizationId: z.number().int(),
      /** False = the seller was there before. */
      isNew: z.boolean(),
      company: companySchema,
    }),
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
