import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import type { Measured, ReportCut, Trade } from '@okolitsa/domain/reports/reports.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Moments of the present period and of the one before. */
interface ReportMoments {
  readonly starts: Date
  readonly ends: Date
  readonly startsBefore: Date
  readonly endsBefore: Date
}
export interface OrderFilters {
  readonly trade?: Trade | undefined
  readonly town?: string | undefined
  readonly way?: DeliveryKind | undefined
  readonly seller?: number | undefined
}
/** Numbers of a row, or of the whole period when `isTotal`. */
interface MeasuredRow extends Measured {
  readonly key: string
  readonly title: string | null
  readonly isNow: boolean
  readonly isTotal: boolean
}

export type OrderCut = Exclude<ReportCut, 'reason' | 'phrase' | 'region'>
const KEYS: Readonly<Record<OrderCut, string>> = {
  day: 'day::text',
  week: "date_trunc('week', day::timestamp)::date::text",
  month: "date_trunc('month', day::timestamp)::date::text",
  trade: 'trade',
  town: 'town',
  way: 'way',
  seller: 'organization_id::text',
}

/** The measures of orders; sums are of kopecks. */
const MEASURES = `count(*)::int as ended, count(*) filter (where is_sold)::int as orders, sum(sold_sum)::float8 as turnover,
           coalesce(sum(fee), 0)::float8 as fee, count(*) filter (where is_driven)::int as driven,
           count(*) filter (where is_late)::int as late, count(*) filter (where is_canceled)::int as canceled,
           sum(lost_sum)::float8 as "canceledSum", count(claim_sum)::int as claimed,
           coalesce(sum(claim_sum), 0)::float8 as "claimSum", count(refund_sum)::int as refunded,
           coalesce(sum(refund_sum), 0)::float8 as "refundedSum"`

/** $1…$4 both periods, $5…$8 filters. */
const IN_PERIODS = `(ended_at >= $1::timestamptz and ended_at < $2::timestamptz
      or ended_at >= $3::timestamptz and ended_at < $4::timestamptz)
     and ($5::text is null or trade = $5) and ($6::text is null or town = $6) and ($7::text is null or way = $7)
     and ($8::int is null or organization_id = $8)`
const valuesOf = ({ starts, ends, startsBefore, endsBefore }: ReportMoments, filters: OrderFilters) => [
  ...[starts, ends, startsBefore, endsBefore],
  ...[filters.trade ?? null, filters.town ?? null, filters.way ?? null, filters.seller ?? null],
]

const NAMED = `left join seller_card as seller on seller.id = nullif(counted.key, '')::int
     left join rating on rating.about = 'farmer' and rating.entity_id = seller.id`

/** Numbers of both periods by row and in all, in one pass over the orders that ended in them. */
export function measureOrders(
  executor: Executor,
  by: OrderCut,
  asked: { readonly moments: ReportMoments; readonly filters: OrderFilters },
): Promise<MeasuredRow[]> {
  const isOfSellers = by === 'seller'
  return run<MeasuredRow>(
    executor,
    `select counted.*, ${isOfSellers ? 'seller.title, rating_sum::float8 / nullif(rating_count, 0) as rating' : 'null as title'}
       from (
         select coalesce(key, '') as key, is_now as "isNow", grouping(key) = 1 as "isTotal", ${MEASURES}
           from (select ${KEYS[by]} as key, ended_at >= $1::timestamptz as is_now, * from report_order
                  where ${IN_PERIODS}) as ended
          group by grouping sets ((key, is_now), (is_now))) as counted
       ${isOfSellers ? NAMED : ''}`,
    valuesOf(asked.moments, asked.filters),
  )
}

export interface LossRow {
  readonly kind: 'canceled' | 'claimed' | 'refunded'
  /** As it is stored; null = all of the kind. */
  readonly reason: string | null
  readonly isNow: boolean
  readonly orders: number
  readonly sum: number
}

/** Losses of both periods by kind and reason, and by kind. */
export const measureLosses = (
  executor: Executor,
  { moments, filters }: { readonly moments: ReportMoments; readonly filters: OrderFilters },
): Promise<LossRow[]> =>
  run<LossRow>(
    executor,
    `select kind, case when grouping(reason) = 0 then coalesce(reason, 'admin') end as reason, is_now as "isNow",
       count(distinct order_id)::int as orders, sum(sum)::float8 as sum
       from (select kind, reason, order_id, sum, ended_at >= $1::timestamptz as is_now from report_loss
              where ${IN_PERIODS}) as lost
      group by grouping sets ((kind, reason, is_now), (kind, is_now))`,
    valuesOf(moments, filters),
  )

export interface CohortRow {
  readonly firstMonth: string
  /** Null = the cohort as a whole. */
  readonly month: string | null
  readonly customers: number
  readonly returned: number
}

/** Customers by the month of their first order: all, those with a second order, and those who ordered in each month. */
export const measureCohorts = (executor: Executor, since: string): Promise<CohortRow[]> =>
  run<CohortRow>(
    executor,
    `select first_month::text as "firstMonth", month::text, count(distinct customer_id)::int as customers,
       count(*) filter (where turn = 2)::int as returned
       from report_cohort where first_month >= $1::date
      group by grouping sets ((first_month), (first_month, month))`,
    [since],
  )

export async function findSellerTitle(executor: Executor, id: number): Promise<string | null> {
  const [row] = await run<{ title: string }>(executor, 'select title from seller_card where id = $1', [id])
  return row?.title ?? null
}
