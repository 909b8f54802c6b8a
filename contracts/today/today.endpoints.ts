import { PAUSE_LENGTHS, PAUSE_REASONS } from '@okolitsa/domain/sellers/pause.ts'
import { z } from 'zod'
import { day } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { id, idParams } from '../kernel/id.ts'
import { pauseSchema, todaySchema } from './today.ts'

/** Current tasks of a seller. */
export const todayEndpoints = defineEndpoints({
  getToday: {
    method: 'GET',
    path: '/v1/cabinet/today',
    access: 'seller',
    seller: 'organizationId',
    withoutSeller: 'first',
    permission: 'readOrders',
    summary: 'What is to be done now with its hours, what is late first, and what the day comes to.',
    query: z.object({
      /** Seller to show. */
      organizationId: id.optional(),
    }),
    answer: todaySchema,
  },
  setPause: {
    method: 'POST',
    path: '/v1/cabinet/farmers/{id}/sales-pause',
    access: 'seller',
    seller: 'id',
    permission: 'manageShop',
    summary: 'Pauses or resumes new orders; existing ones continue.',
    params: idParams,
    body: z.object({
      /** Length of the pause: `tomorrow` = until the seller's midnight, `open` = until resumed; null = sales resume. */
      length: z.enum(PAUSE_LENGTHS, 'wrongValue').nullable(),
      /** Day on which sales resume after a closed season; takes precedence over `length`. */
      till: day.nullable().optional(),
      /** Reason of a closed season, shown to customers. */
      reason: z.enum(PAUSE_REASONS, 'wrongValue').nullable().optional(),
    }),
    answer: z.object({ pause: pauseSchema }),
  },
})
