import { MAX_COUNTED_ORDERS, type OpenQueue, type OrderQueue } from '@okolitsa/contracts/orders/order-queue.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { contestableSince } from '@okolitsa/domain/orders/claim.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'
import { isFiltered, type OrderListQuery } from './order-list.ts'
import { OWNERS, QUEUES, type SoughtBy, soughtBy, UNDER_WAY } from './order-queues.ts'

export type QueueCounts = Record<OpenQueue, number>
type CountQuery = Pick<OrderListQuery, 'queue' | 'orderId' | 'phoneEnd' | 'pattern' | 'date' | 'way' | 'now'>

/** Number of orders in each queue and in the current queue, for the same search. */
export async function countOrders(
  executor: Executor,
  scope: StaffScope,
  query: CountQuery,
): Promise<{ total: number; queues: QueueCounts }> {
  const { queue, now } = query
  if (isFiltered(query)) {
    const { finished, all, ...queues } = await countFound(executor, scope, query)
    return { total: { ...queues, finished, all }[queue], queues }
  }
  const isPast = queue === 'finished' || queue === 'all'
  const [queues, past] = await Promise.all([
    countOpen(executor, scope, now),
    isPast ? countPast(executor, scope, queue) : 0,
  ])
  return { total: isPast ? past : queues[queue], queues }
}

const byState = (queue: OrderQueue) =>
  `(select coalesce(sum(orders), 0)::int from states as shop_order where ${QUEUES[queue]}) as "${queue}"`

/** Counts without the history, because only few orders are in progress or pending. */
async function countOpen(executor: Executor, scope: StaffScope, now: Date): Promise<QueueCounts> {
  const oneByOne = (queue: OrderQueue) =>
    `(select count(*)::int from order_head as shop_order where ${within(scope, OWNERS, 1)} and ${QUEUES[queue]}) as "${queue}"`
  const [row] = await run<QueueCounts>(
    executor,
    `with states as materialized (
       select shop_order.state, count(*) as orders from order_head as shop_order
        where ${within(scope, OWNERS, 1)} and ${UNDER_WAY} group by 1)
     select ${byState('new')}, ${byState('assembling')}, ${byState('leaving')}, ${oneByOne('awaitingAnswer')},
       ${oneByOne('claims')}`,
    [contestableSince(now), ...scopeValues(scope)],
  )
  return row as QueueCounts
}

/** Counts the history up to `MAX_COUNTED_ORDERS`. */
async function countPast(executor: Executor, scope: StaffScope, queue: 'finished' | 'all'): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from (
       select from order_head as shop_order where ${within(scope, OWNERS, 1)} and ${QUEUES[queue]} limit $1) as past`,
    [MAX_COUNTED_ORDERS, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

async function countFound(
  executor: Executor,
  scope: StaffScope,
  { orderId, phoneEnd, pattern, date, way, now }: CountQuery,
): Promise<Record<OrderQueue, number>> {
  const counted = (kind: SoughtBy) => {
    const sought = soughtBy(kind, scope, 2, 3, 4, 5)
    const oneByOne = (queue: OrderQueue) =>
      `(select count(*)::int from order_head as shop_order
         where ${sought} and ${within(scope, OWNERS, 5)} and ${QUEUES[queue]}) as "${queue}"`
    return `with states as materialized (
        select shop_order.state, count(*) as orders from order_head as shop_order
         where ${sought} and ${within(scope, OWNERS, 5)} group by 1)
      select ${byState('new')}, ${byState('assembling')}, ${byState('leaving')}, ${oneByOne('awaitingAnswer')},
        ${oneByOne('claims')}, ${byState('finished')}, ${byState('all')}`
  }
  type Row = Record<OrderQueue, number>
  const since = contestableSince(now)
  const whose = scopeValues(scope)
  const found = (): Promise<Row[]> => {
    if (phoneEnd !== null) return run<Row>(executor, counted('phone'), [since, phoneEnd, pattern, date, way, ...whose])
    if (orderId !== null) return run<Row>(executor, counted('number'), [since, orderId, pattern, date, way, ...whose])
    return run<Row>(executor, counted('recent'), [since, null, null, date, way, ...whose])
  }
  const [row] = await found()
  return row as Row
}
