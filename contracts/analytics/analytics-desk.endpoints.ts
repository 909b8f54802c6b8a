import { FUNNEL } from '@okolitsa/domain/analytics/event-kinds.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { typedNumber } from '../kernel/typed-number.ts'

const dayOfStepSchema = z.object({
  day: z.string(),
  step: z.enum(FUNNEL),
  times: z.number().int(),
  /** Distinct devices with consent to statistics; orders and payments have no device. */
  devices: z.number().int(),
})
export type DayOfStep = z.output<typeof dayOfStepSchema>

/** Purchase statistics for the marketplace's staff. */
export const analyticsDeskEndpoints = defineEndpoints({
  listFunnelDays: {
    method: 'GET',
    path: '/v1/office/analytics/funnel',
    access: 'office',
    permission: 'seeAnalytics',
    summary:
      'How often each step towards a purchase was taken, by day of Moscow; counted anew every hour, names nobody.',
    query: z.object({ days: typedNumber({ least: 1, most: 400 }).default(30) }),
    answer: z.object({ steps: z.array(z.enum(FUNNEL)), items: z.array(dayOfStepSchema) }),
  },
})
