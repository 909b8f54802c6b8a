import { isTin } from '@okolitsa/domain/companies/tin.ts'
import { TAX_SYSTEMS } from '@okolitsa/domain/sellers/seller-fields.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { staffSessionSchema } from '../staff/staff-session.ts'

/** Fields of a new shop, independent of the proof of identity. */
export const newShopFields = {
  inn: z.string('required').trim().refine(isTin, { error: 'wrongValue' }),
  trade: z.enum(TRADES, 'wrongValue').default('vegetables'),
  /** Title of the shop; absent = the name of the company. */
  title: z.string().trim().min(2, 'tooShort').max(120, 'tooLong').optional(),
  taxSystem: z.enum(TAX_SYSTEMS, 'wrongValue').default('usn_income'),
}

export const companySchema = z.object({
  tin: z.string(),
  ien: z.string(),
  legalName: z.string(),
  legalAddress: z.string(),
})

/** A staff session at the seller of the company. */
export const registeredSchema = staffSessionSchema.extend({
  organizationId: z.number().int(),
  /** False = the seller existed before. */
  isNew: z.boolean(),
  company: companySchema,
})
