import { PERSONAL_FIELDS, REVEAL_REASONS } from '@okolitsa/domain/office/personal-fields.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'

export const dataLookSchema = z.object({
  id: z.number().int(),
  /** ISO moment. */
  at: z.string(),
  /** Null = a look at the account itself or at a chat. */
  orderNumber: z.string().nullable(),
  /** `talk` = messages around one that was reported. */
  field: z.enum([...PERSONAL_FIELDS, 'talk']),
  reason: z.enum([...REVEAL_REASONS, 'report']),
  /** Name of the person of the office. */
  name: z.string(),
})
export type DataLook = z.output<typeof dataLookSchema>

/** Looks of the office at a customer's personal data. */
export const dataLooksEndpoints = defineEndpoints({
  listDataLooks: {
    method: 'GET',
    path: '/api/v1/user/data-looks',
    access: 'customer',
    summary: 'Looks of the office at data of the customer, the latest fifty.',
    answer: z.object({ items: z.array(dataLookSchema) }),
  },
})
