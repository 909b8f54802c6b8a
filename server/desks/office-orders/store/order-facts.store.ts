import type { Language } from '@okolitsa/domain/language/language.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Facts of an order in addition to those of its page. */
export interface OrderFactsRow {
  customerId: number
  organizationId: number
  firstName: string | null
  lastName: string | null
  phone: string
  email: string | null
  customerSince: Date
  isErased: boolean
  language: Language
  orders: number
  canceled: number
  ownerId: number | null
  ownerName: string | null
  callBackAt: Date | null
  notes: { id: number; text: string; author: string; at: string }[]
}

export async function findFacts(executor: Executor, orderId: number): Promise<OrderFactsRow | null> {
  const [row] = await run<OrderFactsRow>(
    executor,
    `select shop_order.customer_id as "customerId", shop_order.organization_id as "organizationId",
       customer.first_name as "firstName", customer.last_name as "lastName", customer.phone, customer.email,
       customer.created_at as "customerSince", customer.erased_at is not null as "isErased", customer.language,
       past.orders, past.canceled, owner.id as "ownerId", owner.name as "ownerName",
       (select due_at from office_call_back where order_id = shop_order.id) as "callBackAt",
       (select coalesce(jsonb_agg(jsonb_build_object('id', note.id, 'text', note.text, 'author', author.name,
          'at', note.created_at) order by note.id desc), '[]')
          from office_order_note as note join staff_person as author on author.id = note.member_id
         where note.order_id = shop_order.id) as notes
       from shop_order
       join customer_contact as customer on customer.id = shop_order.customer_id
       cross join lateral (
         select count(*)::int as orders, count(*) filter (where state = 'canceled')::int as canceled
           from shop_order as other where other.customer_id = shop_order.customer_id) as past
       left join office_order_owner as assigned on assigned.order_id = shop_order.id
       left join staff_person as owner on owner.id = assigned.member_id
      where shop_order.id = $1`,
    [orderId],
  )
  return row ?? null
}

/** A step of the order noun or of its money, with its fields as JSON; sums are kopecks. */
export interface StepRow {
  kind: 'move' | 'change' | 'missed' | 'claim' | 'payment' | 'refund' | 'taken' | 'repaid' | 'reveal'
  at: Date
  actor: OrderActor | 'office' | null
  actorName: string | null
  details: Record<string, unknown>
}

/** Steps of an order: its moves, changes, claims, attempts of couriers, money and looks of the office. */
export const listSteps = (executor: Executor, orderId: number): Promise<StepRow[]> =>
  run<StepRow>(
    executor,
    `select kind, at, actor, coalesce(courier_name, person.name) as "actorName", details from (
       select 'move' as kind, at, actor, actor_id, courier_name, jsonb_build_object('to', to_state, 'reason', reason) as details
         from order_transition where order_id = $1
       union all
       select 'change', created_at, actor, actor_id, courier_name, jsonb_build_object('change', order_change.kind, 'state', state,
           'titles', (select coalesce(jsonb_agg(line ->> 'title'), '[]') from jsonb_array_elements(lines) as line),
           'totalBefore', total_before, 'totalAfter', total_after, 'reason', reason)
         from order_change where order_id = $1
       union all
       select 'missed', at, 'farmer', null, courier_name, jsonb_build_object('because', outcome)
         from courier_try where order_id = $1 and outcome <> 'delivered'
       union all
       select 'claim', order_claim.created_at, 'user', null, null,
           jsonb_build_object('claim', order_claim.kind, 'state', order_claim.state, 'title', order_line.title)
         from order_claim join order_line on order_line.id = order_claim.order_line_id where order_claim.order_id = $1
       union all
       select case kind when 'offline' then 'taken' when 'debt' then 'repaid' else kind end,
           coalesce(at, created_at), case when kind = 'debt' then 'farmer' else actor end, actor_id, courier_name,
           jsonb_build_object('method', method, 'state', state, 'amount', amount, 'held', held, 'captured', captured,
             'reason', note, 'way', way)
         from money_movement where order_id = $1 and (kind <> 'debt' or at is not null)
       union all
       select 'reveal', at, 'office', member_id, null, jsonb_build_object('field', field, 'reason', reason)
         from office_reveal where order_id = $1
     ) as step
     left join staff_person as person on person.id = step.actor_id and step.actor in ('farmer', 'admin', 'office')
     order by at`,
    [orderId],
  )
