import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { ChangeKind, ChangeState } from '@okolitsa/domain/orders/requested-change.ts'
import type { RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

/** A step, a change or a payment to the seller, with its author. */
export interface HistoryRow {
  at: Date
  actor: OrderActor
  actorName: string | null
  reason: string
  toState: DeliveryStatus | null
  changeKind: ChangeKind | null
  changeState: ChangeState | null
  titles: string[] | null
  totalBefore: Kopecks | null
  totalAfter: Kopecks | null
  /** Amount taken by the seller without a gateway. */
  paid: Kopecks | null
  /** Amount repaid by the seller without a gateway, and the method. */
  repaid: Kopecks | null
  repaidBy: RepayWay | null
  /** Reason of a missed delivery. */
  missed: MissedReason | null
}

const OWNERS = { organization: 'organization_id', customer: 'customer_id' }

/** History of an order in the scope, oldest first. Only staff are named; the customer is named in the order. */
export function listHistory(executor: Executor, scope: StaffScope, orderId: number): Promise<HistoryRow[]> {
  return run<HistoryRow>(
    executor,
    `select at, actor, coalesce(courier_name, staff_account.name) as "actorName", reason, to_state as "toState", change_kind as "changeKind",
       change_state as "changeState", titles, total_before as "totalBefore", total_after as "totalAfter", paid, repaid, way as "repaidBy", missed from (
       select id as step_id, at, actor, actor_id, reason, to_state, null as change_kind, null as change_state, null::text[] as titles,
              null::bigint as total_before, null::bigint as total_after, null::bigint as paid,
              null::bigint as repaid, null::text as way, null::text as missed, courier_name
         from order_transition where order_id = $1
       union all
       select null, created_at, actor, actor_id, reason, null, kind, state,
              array(select line->>'title' from jsonb_array_elements(lines) as line), total_before, total_after, null, null, null, null, courier_name
         from order_change where order_id = $1
       union all
       select null, created_at, coalesce(actor, 'system'), actor_id, '', null, null, null, null, null, null, amount, null, null, null, courier_name
         from money_movement where order_id = $1 and kind = 'offline'
       union all
       select null, at, 'farmer', actor_id, note, null, null, null, null, null, null, null, amount, way, null, null
         from money_movement where order_id = $1 and kind = 'debt' and at is not null
       union all
       select null, at, 'farmer', null, '', null, null, null, null, null, null, null, null, null, outcome, courier_name
         from courier_try
        where order_id = $1 and outcome <> 'delivered'
     ) as step
     left join staff_person as staff_account on staff_account.id = step.actor_id and step.actor in ('farmer', 'admin')
     where exists (select from order_head as shop_order where id = $1 and ${within(scope, OWNERS, 1)})
     order by step.at, step_id nulls last, paid nulls last, repaid nulls first`,
    [orderId, ...scopeValues(scope)],
  )
}

/** Reason of the latest missed delivery on the order's current day; null = none since the day was set. */
export async function findMiss(
  executor: Executor,
  orderId: number,
): Promise<{ reason: MissedReason; at: Date } | null> {
  const [row] = await run<{ reason: MissedReason; at: Date }>(
    executor,
    `select outcome as reason, at from courier_try
       join order_head as shop_order on shop_order.id = order_id join seller_card as organization on organization.id = organization_id
      where order_id = $1 and outcome <> 'delivered' and shop_order.state in ('isAssembling', 'onTheRoad')
        and coalesce(courier_try.day, (at at time zone organization.time_zone)::date) >= delivery_date
      order by courier_try.id desc limit 1`,
    [orderId],
  )
  return row ?? null
}
