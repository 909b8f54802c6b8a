import { type Executor, run } from '../../../platform/db/client.ts'

export interface OfficeDayRow {
  orders: number
  /** Kopecks. */
  turnover: number
  weekAgoOrders: number
  weekAgoTurnover: number
  callBacks: number
  callBackDue: Date | null
}

/** Orders from midnight in Moscow until now and the same part of the day a week ago, and promised calls. */
export async function findOfficeDay(executor: Executor, now: Date): Promise<OfficeDayRow> {
  const [row] = await run<OfficeDayRow>(
    executor,
    `with part as (
       select $1::timestamptz as until, date_trunc('day', $1::timestamptz at time zone 'Europe/Moscow')
         at time zone 'Europe/Moscow' as since)
     select today.orders, today.turnover, past.orders as "weekAgoOrders", past.turnover as "weekAgoTurnover",
       calls.count as "callBacks", calls.due as "callBackDue"
       from part
       cross join lateral (select count(*)::int as orders, coalesce(sum(total_sum), 0)::bigint as turnover
         from shop_order where placed_at between since and until and state <> 'canceled') as today
       cross join lateral (select count(*)::int as orders, coalesce(sum(total_sum), 0)::bigint as turnover
         from shop_order where placed_at between since - interval '7 days' and until - interval '7 days'
           and state <> 'canceled') as past
       cross join (select count(*)::int as count, min(due_at) as due from office_call_back) as calls`,
    [now],
  )
  return row as OfficeDayRow
}
