import { LEGAL_CODES, MAX_LEGAL_TEXT } from '@okolitsa/domain/content/legal-codes.ts'
import { LEGAL_BLANKS } from '@okolitsa/domain/market/legal-text.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const code = z.enum(LEGAL_CODES)
const count = z.number().int()
const moment = z.iso.datetime()

const listedSchema = z.object({
  code,
  /** The version on the page of the text; null = none. */
  version: count.nullable(),
  /** Time of its publication. */
  since: moment.nullable(),
  /** Customers whose consent is to this version; null = nobody accepts this text. */
  accepted: count.nullable(),
  /** Blanks of the published text without a value, because of which it is not shown. */
  missing: z.array(z.string()),
  /** True = a newer version is saved and not published. */
  hasDraft: z.boolean(),
  plannedFor: z.string().nullable(),
  /** The person who saved the last version; null = starter data. */
  savedBy: z.string().nullable(),
  savedAt: moment.nullable(),
})
export type ListedLegalText = z.output<typeof listedSchema>

const writtenSchema = z.object({
  version: count,
  title: z.string(),
  /** The text as it is written in the editor. */
  text: z.string(),
})
export type WrittenLegalText = z.output<typeof writtenSchema>

export const legalTextSchema = z.object({
  code,
  /** Values of the blanks; null = not filled in by the operator. */
  facts: z.record(z.enum(LEGAL_BLANKS), z.string().nullable()),
  published: writtenSchema.nullable(),
  /** The last version; null = there is none. */
  last: writtenSchema.nullable(),
  /** Customers who have accepted a version of the text, and would be asked again; null = nobody accepts it. */
  accepted: count.nullable(),
  /** Newest first. */
  history: z.array(
    z.object({
      version: count,
      savedBy: z.string().nullable(),
      savedAt: moment.nullable(),
      publishedAt: moment.nullable(),
      plannedFor: z.string().nullable(),
      asksAgain: z.boolean(),
      accepted: count.nullable(),
    }),
  ),
})
export type LegalText = z.output<typeof legalTextSchema>

const office = { access: 'office', permission: 'manageLegalTexts' } as const
const path = '/v1/office/legal-texts'
const params = z.object({ code })
/** The last version that the person has seen; 0 = none. */
const seen = z
  .int('wrongValue')
  .min(0, 'wrongValue')
  .max(2 ** 31 - 2, 'wrongValue')

/** Legal texts of the market in versions. */
export const legalTextsEndpoints = defineEndpoints({
  listLegalTexts: {
    ...office,
    method: 'GET',
    path,
    summary: 'Legal texts with their current versions, who changed them, and how many customers accepted them.',
    answer: z.object({ items: z.array(listedSchema) }),
  },
  getLegalText: {
    ...office,
    method: 'GET',
    path: `${path}/{code}`,
    params,
    summary: 'A legal text: its published and its last version, and the history.',
    answer: legalTextSchema,
  },
  getLegalVersion: {
    ...office,
    method: 'GET',
    path: `${path}/{code}/versions/{version}`,
    params: z.object({
      code,
      version: z.coerce
        .number('wrongValue')
        .int('wrongValue')
        .min(1)
        .max(2 ** 31 - 1),
    }),
    summary: 'The words of a version.',
    answer: writtenSchema,
  },
  saveLegalDraft: {
    ...office,
    method: 'POST',
    path: `${path}/{code}/draft`,
    params,
    summary: 'Saves a version based on the last one; it is shown when it is published.',
    body: z.object({
      version: seen,
      title: z.string('required').trim().min(1, 'required').max(200, 'tooLong'),
      text: z.string('required').trim().min(1, 'required').max(MAX_LEGAL_TEXT, 'tooLong'),
    }),
    answer: legalTextSchema,
    errors: refuses('LEGAL_TEXT_CHANGED'),
  },
  publishLegalText: {
    ...office,
    method: 'POST',
    path: `${path}/{code}/publication`,
    params,
    freshFactor: true,
    summary: 'Publishes the last version at once or from a day in Moscow, and may ask everybody to accept it again.',
    body: z.object({
      version: seen,
      from: day.nullable().default(null),
      asksAgain: z.boolean('wrongValue').default(false),
      /** The offer to sellers only: its terms are worse for them, so that they are notified earlier. */
      isWorse: z.boolean('wrongValue').default(false),
    }),
    answer: legalTextSchema,
    errors: refuses('LEGAL_TEXT_CHANGED', 'LEGAL_TEXT_UNFILLED'),
  },
  cancelLegalPlan: {
    ...office,
    method: 'DELETE',
    path: `${path}/{code}/publication`,
    params,
    freshFactor: true,
    summary: 'Ends the plan to publish a version.',
    answer: legalTextSchema,
  },
})
