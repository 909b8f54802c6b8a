import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'
import { hueSchema, organizationSchema } from './organization.ts'

/** A company of the demo, and its account at the demo bank. */
export const companySchema = z.strictObject({
  /** Name of the company's representative in the bank. */
  bankSubject: z.string(),
  /** Company name shown in the bank. */
  title: z.string(),
  tin: z.string().regex(/^(\d{10}|\d{12})$/),
  ien: z.string().regex(/^(\d{13}|\d{15})$/),
  legalName: z.string(),
  legalAddress: z.string(),
  head: z.string(),
  regionCode: z.enum(REGION_CODES),
  city: z.string().nullable(),
  isActive: z.boolean(),
})
export type DemoCompany = z.infer<typeof companySchema>

/** The shop as the seller of subscription plans; its register data are fictitious. */
export const shopSchema = organizationSchema
  .pick({ id: true, slug: true, title: true, place: true, legal: true })
  .extend({ picture: z.string(), hue: hueSchema })
