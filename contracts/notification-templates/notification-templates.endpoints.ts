import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { MAX_PART, TEMPLATE_KEYS, TEMPLATE_PARTS } from '@okolitsa/domain/notification-templates/template-table.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const key = z.enum(TEMPLATE_KEYS)
const language = z.enum(LANGUAGES)
const part = z.enum(TEMPLATE_PARTS)
const texts = z.partialRecord(part, z.string())
const values = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.null(), z.object({ count: z.number(), text: z.string() })]),
)

/** Channels by which an editor gets a trial. */
export const TRIAL_CHANNELS = ['sms', 'email'] as const

const listedSchema = z.object({
  key,
  audience: z.enum(['customer', 'seller']),
  /** The text in use with samples in place of variables; the title may be empty. */
  title: z.string(),
  note: z.string(),
  /** Languages in which the operator has changed a part. */
  edited: z.array(language),
  /** Languages with an invalid part, in place of which the built-in text is sent. */
  broken: z.array(language),
  /** Languages whose built-in text was changed by a release after the operator changed the same part. */
  outdated: z.array(language),
})
export type ListedTemplate = z.output<typeof listedSchema>

const inLanguageSchema = z.object({
  language,
  /** The last saved version; 0 = none. */
  version: z.number().int(),
  /** The texts as saved. */
  parts: texts,
  builtIn: texts,
  /** Built-in texts at the time of saving, where a release has changed them since. */
  formerBuiltIn: texts,
  /** Mistakes of the saved texts by part, in place of which built-in ones are sent. */
  mistakes: z.partialRecord(part, z.string()),
  samples: z.array(
    z.object({
      /** Name of the sample; null = the only one. */
      name: z.string().nullable(),
      values,
      /** Values in an SMS, where addresses are shortened. */
      smsValues: values,
    }),
  ),
})
export type TemplateInLanguage = z.output<typeof inLanguageSchema>

export const notificationTemplateSchema = z.object({
  key,
  audience: z.enum(['customer', 'seller']),
  languages: z.array(inLanguageSchema),
  /** Newest first. */
  history: z.array(
    z.object({
      language,
      version: z.number().int(),
      savedAt: z.iso.datetime(),
      /** Null = starter data. */
      author: z.string().nullable(),
      /** Changed parts of the version; null = the built-in text again. */
      parts: texts.nullable(),
    }),
  ),
  /** Name of the market in the signature of an SMS. */
  signature: z.string(),
  /** Channels by which the person can get a trial. */
  trials: z.array(z.enum(TRIAL_CHANNELS)),
})
export type NotificationTemplate = z.output<typeof notificationTemplateSchema>

const partText = z.string('wrongValue').max(Math.max(...Object.values(MAX_PART)), 'tooLong')
const typed = z.partialRecord(part, partText)

const office = { access: 'office', permission: 'manageContent' } as const
const path = '/v1/office/notification-templates'
const params = z.object({ key })
const inLanguage = z.object({ key, language })

/** Texts of notifications, which the office edits. */
export const notificationTemplatesEndpoints = defineEndpoints({
  listNotificationTemplates: {
    ...office,
    method: 'GET',
    path,
    summary: 'Texts of all notifications: who gets them, and which are changed, invalid or outdated.',
    answer: z.object({ items: z.array(listedSchema) }),
  },
  getNotificationTemplate: {
    ...office,
    method: 'GET',
    path: `${path}/{key}`,
    params,
    summary: 'A text with its built-in form, samples of its variables, and its history.',
    answer: notificationTemplateSchema,
  },
  saveNotificationTemplate: {
    ...office,
    method: 'POST',
    path: `${path}/{key}/{language}`,
    params: inLanguage,
    summary: 'Saves a text based on a version; null parts = the built-in text again. The next notification has it.',
    body: z.object({
      version: z
        .int('wrongValue')
        .min(0, 'wrongValue')
        .max(2 ** 31 - 2, 'wrongValue'),
      parts: typed.nullable(),
    }),
    answer: notificationTemplateSchema,
    errors: refuses('TEMPLATE_CHANGED'),
  },
  tryNotificationTemplate: {
    ...office,
    method: 'POST',
    once: true,
    path: `${path}/{key}/{language}/trial`,
    params: inLanguage,
    work: 'paid',
    summary: 'Sends a text that need not be saved to the own phone or e-mail of the person, with values of a sample.',
    body: z.object({
      channel: z.enum(TRIAL_CHANNELS, 'wrongValue'),
      parts: typed,
      /** Index of the sample. */
      sample: z.int('wrongValue').min(0, 'wrongValue').max(20, 'wrongValue').default(0),
    }),
    answer: z.object({ to: z.string() }),
    errors: refuses('TRIAL_REACHES_NOBODY'),
  },
})
