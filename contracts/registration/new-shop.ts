import { isPersonTin, isTin } from '@okolitsa/domain/companies/tin.ts'
import { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import {
  isPassportName,
  MAX_PASSPORT_NAME,
  PERSON_KINDS,
  PERSON_TRADES,
} from '@okolitsa/domain/sellers/person-seller.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { z } from 'zod'
import { staffSessionSchema } from '../staff/staff-session.ts'

/** Fields of a new shop, independent of the proof of identity. */
export const newShopFields = {
  inn: z.string('required').trim().refine(isTin, { error: 'wrongValue' }),
  trade: z.enum(TRADES, 'wrongValue').default('vegetables'),
  /** Title of the shop; absent = the name of the company. */
  title: z.string().trim().min(2, 'tooShort').max(120, 'tooLong').optional(),
  taxSystem: z.enum(REGISTERED_TAX_SYSTEMS, 'wrongValue').default('usn_income'),
}

const MAX_TOWN = 100

/** Fields of a person's new shop. */
export const newPersonFields = {
  kind: z.enum(PERSON_KINDS, 'wrongValue'),
  fullName: z
    .string('required')
    .max(MAX_PASSPORT_NAME, 'tooLong')
    .refine(isPassportName, { error: 'wrongValue' })
    .transform((name) => name.trim().replace(/\s+/g, ' ')),
  inn: z.string('required').trim().refine(isPersonTin, { error: 'wrongValue' }),
  regionCode: z.enum(REGION_CODES, 'wrongValue'),
  /** Town or village of the farm; no street and no house. */
  town: z.string('required').trim().min(1, 'required').max(MAX_TOWN, 'tooLong'),
  trade: z.enum(PERSON_TRADES, 'wrongValue'),
  title: newShopFields.title,
  /** The person confirms that they sell their own produce only. */
  isOwnProduce: z.literal(true, 'required'),
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
