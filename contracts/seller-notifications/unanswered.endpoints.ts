import { MATTER_KINDS, SELLER_CHANNELS } from '@okolitsa/domain/seller-notifications/matter.ts'
import { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

const unansweredSchema = z.object({
  id: z.number().int(),
  kind: z.enum(MATTER_KINDS),
  /** Order number of an order, a dinner, a booking or a claim; otherwise the id of the subject. */
  subjectId: z.number().int(),
  seller: z.object({
    id: z.number().int(),
    title: z.string(),
    type: z.enum(SELLER_TYPES),
    /** Digits of the telephone; null = unknown. */
    phone: z.string().nullable(),
  }),
  /** Time since which the item awaits an answer, ISO 8601. */
  since: z.string(),
  /** Time from which the answer is late, ISO 8601. */
  lateFrom: z.string(),
  /** Time at which the item ends without an answer, ISO 8601; null = no deadline. */
  deadline: z.string().nullable(),
  isSeen: z.boolean(),
  /** Messages sent to the seller about the item, the earliest first. */
  sent: z.array(z.object({ channel: z.enum(SELLER_CHANNELS), at: z.string(), isSure: z.boolean() })),
})
export type Unanswered = z.output<typeof unansweredSchema>

/** Items that sellers have not answered, for the office. */
export const unansweredEndpoints = defineEndpoints({
  listUnanswered: {
    access: 'office',
    permission: 'seeUnanswered',
    method: 'GET',
    path: '/v1/office/unanswered',
    summary: 'What sellers have not answered for too long, what ends by itself soonest first; 100 at most.',
    answer: z.object({ items: z.array(unansweredSchema), total: z.number().int() }),
  },
})
