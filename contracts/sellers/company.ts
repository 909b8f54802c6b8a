import { TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { LONGEST_TAGLINE } from './longest-tagline.ts'

/** Maximum paragraphs of a story, and characters of each. */
const MAX_PARAGRAPHS = 20
export const LONGEST_PARAGRAPH = 2_000

const text = (most: number) => z.string('required').trim().max(most, 'tooLong')
const hour = (least: number, most: number) =>
  z.number('notANumber').int('wholeNumber').min(least, 'tooSmall').max(most, 'tooBig')
/** Any Russian number, mobile or landline; a leading `8` equals `7`. */
const contactPhone = z
  .string('required')
  .transform(phoneOf)
  .refine((phone) => phone !== '', 'phone')

/** Profile fields that the seller's staff edit. */
export const companyFormSchema = z.object({
  title: text(120).min(2, 'tooShort'),
  tagline: text(LONGEST_TAGLINE),
  /** Paragraphs of the story. */
  story: z.array(text(LONGEST_PARAGRAPH).min(1, 'required')).max(MAX_PARAGRAPHS, 'tooLong'),
  taxSystem: z.enum(TAX_SYSTEMS, 'wrongValue'),
  /** Telephone as `7` and ten digits; null = none. */
  phone: contactPhone.nullable(),
  /** Hours of the telephone in the seller's time zone. */
  callFromHour: hour(0, 23),
  callToHour: hour(1, 24),
  paymentMethods: z
    .array(z.enum(PAYMENT_METHODS, 'wrongValue'))
    .min(1, 'required')
    .max(PAYMENT_METHODS.length, 'tooLong'),
})

export const companySchema = companyFormSchema.extend({
  type: z.enum(SELLER_TYPES),
  title: z.string(),
  tagline: z.string(),
  story: z.array(z.string()),
  phone: z.string().nullable(),
  /**
   * Sign-in telephone of the current person, proposed when the seller has none; null = the person signed in through the
   * bank.
   */
  ownPhone: z.string().nullable(),
  /** Legal details from the state register, not editable. */
  legal: z.object({ name: z.string(), address: z.string(), tin: z.string(), ien: z.string() }),
  /** Source of the first picture of its gallery. */
  image: z.string(),
})
export type Company = z.output<typeof companySchema>
