import {
  MATTER_KINDS,
  MAX_REPORT_WORDS,
  MAX_REPORTS_AN_HOUR,
  REPORT_REASONS,
} from '@okolitsa/domain/moderation/moderation.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

/** A report of a person: a reason, and words when they help. */
export const reportFields = {
  reason: z.enum(REPORT_REASONS, 'wrongValue'),
  words: z
    .string()
    .trim()
    .max(MAX_REPORT_WORDS, 'tooLong')
    .refine((text) => !text.includes('\0'), 'wrongValue')
    .default(''),
}

/** Reports of visitors. */
export const reportsEndpoints = defineEndpoints({
  reportText: {
    method: 'POST',
    path: '/api/v1/reports',
    access: 'public',
    summary:
      'Reports a review, its photo, an answer, a question, news or a page of the site to the office; a person once.',
    mostAnHour: MAX_REPORTS_AN_HOUR,
    body: z.object({
      kind: z.enum(MATTER_KINDS, 'wrongValue'),
      /** The id of the text; of a photo that of its review before it; of a page its path at this site. */
      id: z.string('required').trim().min(1, 'required').max(80, 'tooLong'),
      ...reportFields,
    }),
    answer: z.object({ accepted: z.literal(true) }),
    status: 201,
  },
})
