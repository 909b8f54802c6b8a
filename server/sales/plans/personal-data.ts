import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/**
 * Terms are retained with their orders without personal data; a current paid term must end with its refund before the
 * erasure.
 */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('orderId', t.order_id, 'plan', t.plan_code, 'from', t.from_at, 'to', t.to_at) as thing
         from plan_order t join order_head o on o.id = t.order_id where o.customer_id = $1 order by t.order_id`,
      [customerId],
    )
    return { planOrders: rows.map(({ thing }) => thing) }
  },
  blocks: async (executor, customerId) => {
    const running = await run(
      executor,
      `select from plan_order t join order_head o on o.id = t.order_id
        where o.customer_id = $1 and o.state = 'booked' limit 1`,
      [customerId],
    )
    return running.length > 0 ? ['runningPlan'] : []
  },
  erase: async () => NO_PHOTOS,
  // the earlier of two paid terms would have to end, and only its owner may end it and get the money back
  mergeBlocks: async (executor, { from, into }) => {
    const both = await run(
      executor,
      `select from subscription s
         join subscription later on later.customer_id in ($1, $2) and later.ended_at is null
           and (later.ends_at, later.id) > (s.ends_at, s.id)
         join plan_order t on t.subscription_id = s.id join order_head o on o.id = t.order_id
        where s.customer_id in ($1, $2) and s.ended_at is null and o.state = 'booked' limit 1`,
      [from, into],
    )
    return both.length > 0 ? ['twoPlans'] : []
  },
  // terms belong to orders
  merge: async () => {},
}
