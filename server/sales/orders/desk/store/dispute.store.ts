import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { AppealState } from '@okolitsa/domain/orders/appeal.ts'
import type { ClaimState, ContestState } from '@okolitsa/domain/orders/claim.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'

/** A claim that the office decides or has decided. */
export interface DisputeRow {
  id: string
  orderId: number
  organizationId: number
  customerId: number
  title: string
  sellerTitle: string
  customerName: string
  refund: Kopecks
  state: ClaimState
  contestState: ContestState | null
  decidedBy: 'farmer' | 'admin' | 'system' | null
  createdAt: Date
  contestedAt: Date | null
  deciderId: number | null
  appealState: AppealState | null
  appealedAt: Date | null
}

const DISPUTES = `select order_claim.id, order_claim.order_id as "orderId", shop_order.organization_id as "organizationId",
    order_claim.customer_id as "customerId", order_line.title, organization.title as "sellerTitle",
    recipient_name as "customerName", refund, order_claim.state, contest_state as "contestState",
    decided_by as "decidedBy", order_claim.created_at as "createdAt", contested_at as "contestedAt",
    order_claim.decider_id as "deciderId", appeal.state as "appealState", appeal.made_at as "appealedAt"
  from order_claim
  left join claim_appeal as appeal on appeal.claim_id = order_claim.id
  join order_item as order_line on order_line.id = order_claim.order_line_id
  join order_head as shop_order on shop_order.id = order_claim.order_id
  join seller_card as organization on organization.id = shop_order.organization_id`

/** Open disputes, longest waiting first. @param late unanswered claims made until then belong to the office since `now` */
export const listDisputes = (
  executor: Executor,
  { late, now, most }: { readonly late: Date; readonly now: Date; readonly most: number },
): Promise<DisputeRow[]> =>
  run<DisputeRow>(
    executor,
    `${DISPUTES} where order_claim.id = any (array(
       select id from order_claim where contest_state = 'open'
       union all
       select claim_id from claim_appeal where claim_appeal.state = 'open'
       union all
       select id from order_claim where order_claim.state = 'waiting' and created_at <= $1))
     order by coalesce(appeal.made_at, contested_at, order_claim.created_at + ($2::timestamptz - $1::timestamptz)), order_claim.id limit $3`,
    [late, now, most],
  )

export async function findDispute(executor: Executor, id: string): Promise<DisputeRow | null> {
  const [row] = await run<DisputeRow>(executor, `${DISPUTES} where order_claim.id = $1`, [id])
  return row ?? null
}

export interface DisputeSides {
  orders: number
  claims: number
  upheldAgainst: number
  sellerClaims: number
}

/** Orders and claims of the two sides, without the dispute itself. */
export async function findSides(
  executor: Executor,
  { id, customerId, organizationId }: Pick<DisputeRow, 'id' | 'customerId' | 'organizationId'>,
  since: Date,
): Promise<DisputeSides> {
  const [row] = await run<DisputeSides>(
    executor,
    `select
       (select count(*)::int from order_head where customer_id = $1 and state = 'received') as orders,
       (select count(*)::int from order_claim
         join order_head on order_head.id = order_claim.order_id
        where order_head.customer_id = $1 and created_at >= $4 and order_claim.id <> $3) as claims,
       (select count(*)::int from order_claim
         where order_claim.customer_id = $1 and contest_state = 'upheld' and contest_decided_at >= $4) as "upheldAgainst",
       (select count(*)::int from order_claim
         join order_head on order_head.id = order_claim.order_id
        where order_head.organization_id = $2 and created_at >= $4 and order_claim.id <> $3) as "sellerClaims"`,
    [customerId, organizationId, id, since],
  )
  return row ?? { orders: 0, claims: 0, upheldAgainst: 0, sellerClaims: 0 }
}
