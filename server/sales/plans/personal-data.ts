import { run } from '../../platform/db/client.ts'
import { emit } from '../../platform/db/outbox.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'
import { plansMerged } from './events.ts'

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
  // terms belong to orders; of two subscriptions one has ended by the merge, and its paid days are given back
  merge: async (tx, { from, into }) => {
    const running = await run(
      tx,
      `select from plan_order t join order_head o on o.id = t.order_id
        where o.customer_id in ($1, $2) and o.state = 'booked' limit 1`,
      [from, into],
    )
    if (running.length > 0) await emit(tx, plansMerged({ customerId: into }))
  },
}
