import { TAKEN_QUEUES } from '@okolitsa/domain/office/taken-items.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

const queue = z.enum(TAKEN_QUEUES, 'wrongValue')

const takenItemSchema = z.object({
  queue,
  /** Id of the item in its queue: of a claim, a seller, a product, a text, an order, a matter or a request. */
  id: z.string(),
  member: z.object({ id: z.number().int(), name: z.string() }),
  /** Time at which the person took it, ISO 8601. */
  since: z.string(),
})
export type TakenItem = z.output<typeof takenItemSchema>

const office = { access: 'office', permission: 'keepOwnAccess' } as const
const answer = z.object({ items: z.array(takenItemSchema) })

/** Items of queues that a person of the office works on now. */
export const officeTakenEndpoints = defineEndpoints({
  listTakenItems: {
    ...office,
    method: 'GET',
    path: '/v1/office/taken-items',
    summary: 'Items that somebody works on, in the queues of the person.',
    answer,
  },
  takeItem: {
    ...office,
    method: 'POST',
    path: '/v1/office/taken-items',
    summary: 'Takes an item for two hours, again for two more, or gives it back; the answer says who has it.',
    body: z.object({
      queue,
      id: z
        .string('required')
        .max(60, 'tooLong')
        .regex(/^([a-z]+-)?([1-9]\d{0,14}|([1-9]\d{0,9}-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'wrongValue'),
      isTaken: z.boolean('required'),
    }),
    answer,
    errors: refuses('TOO_MANY_REQUESTS'),
  },
})
