import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { listOf } from '../kernel/paging.ts'

const MAX_TOPICS = 30
/** `<kind>:<key>`: `cart:5f2c…`, `order:104218`. */
const topic = z.string().regex(/^[a-z]+:[\w-]{1,64}$/, 'wrongValue')

const query = z.object({
  topic: listOf(topic)
    .refine((topics) => topics.length > 0, 'required')
    .refine((topics) => topics.length <= MAX_TOPICS, 'tooLong'),
})

/** Server-sent events: `ready` lists the subscribed topics, `changed` names a topic whose data must be reloaded. */
export const liveEndpoints = defineEndpoints({
  listen: {
    method: 'GET',
    path: '/api/v1/live',
    access: 'public',
    summary: 'A stream of server-sent events that says when a cart, an order or the notices of the visitor changed.',
    query,
    answer: z.string(),
    raw: true,
  },
  listenAsStaff: {
    method: 'GET',
    path: '/v1/cabinet/live',
    access: 'seller',
    summary: 'The same stream for staff: an order, or any order of their seller (`staff:<organization>`; `staff:all`).',
    query,
    answer: z.string(),
    raw: true,
  },
})
