import { z } from 'zod'
import { REFUSAL_CODES } from '../refusals/refusals.ts'

/** RFC 9457 problem details; `title` is a Russian text to show, `errors` maps a field's path to its message. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.enum(REFUSAL_CODES),
  detail: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  /** Seconds to wait, with 429. */
  retryAfter: z.number().optional(),
  /** Facts of the refusal, such as the products or the stock left. */
  facts: z.record(z.string(), z.unknown()).optional(),
})
export type Problem = z.output<typeof problemSchema>
