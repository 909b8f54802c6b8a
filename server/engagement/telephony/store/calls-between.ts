import { type Executor, run } from '../../../platform/db/client.ts'
import type { CallsAsked, PastCall } from '../ports.ts'

export const listCallsBetween = (
  executor: Executor,
  { customerId, organizationId, since, until }: CallsAsked,
): Promise<PastCall[]> =>
  run<PastCall>(
    executor,
    `select created_at as at, state, talk_seconds as seconds from telephone_callback
      where customer_id = $1 and organization_id = $2 and created_at between $3 and $4
      order by created_at limit 50`,
    [customerId, organizationId, since, until],
  )
