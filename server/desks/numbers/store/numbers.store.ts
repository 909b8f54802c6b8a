import { MAX_NAMED_PLACES, MAX_NAMED_PRODUCTS } from '@okolitsa/contracts/numbers/numbers.endpoints.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ClaimKind } from '@okolitsa/domain/orders/claim.ts'
import type { OrderActor } from '@okolitsa/domain/orders/order-machine.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** Totals of a period; JSON has the names of columns. */
export interface TotalsRow {
  sum: Kopecks
  orders: number
  /** Sum of received orders, without retained amounts of cancelled ones. */
  received_sum: Kopecks
  customers: number
  canceled: number
  canceled_sum: Kopecks
  driven: number
  late: number
  late_minutes: number | null
  delivery: Kopecks
  promo: Kopecks
}

export interface NumbersRow {
  id: number
  type: SellerProfile['type']
  title: string
  timeZone: string
  from: IsoDate
  to: IsoDate
  days: number
  isGoingOn: boolean
  /** Totals of the present and of the previous period, at most one of each. */
  totals: (TotalsRow & { is_now: boolean })[]
  /** Number of new customers of the present period; null = not known for the previous one. */
  newCustomers: number | null
  byDay: { date: IsoDate; orders: number; sum: Kopecks }[]
  products: { title: string; unit: string; is_weight: boolean; amount: number; sum: Kopecks }[]
  allProducts: { products: number; sum: Kopecks }
  places: { title: string; region: string; is_stall: boolean; orders: number; sum: Kopecks }[]
  allPlaces: { places: number; orders: number; sum: Kopecks }
  canceled: { actor: OrderActor; reason: string; orders: number; sum: Kopecks }[]
  missingLines: number
  missingSum: Kopecks
  claims: { kind: ClaimKind; claims: number; sum: Kopecks }[]
  refundedOrders: number
  refundedSum: Kopecks
}

/** The requested period: given days, or a number of days up to today. */
export interface NumbersPeriod {
  readonly organizationId: number
  readonly now: Date
  readonly days: number
  readonly from: IsoDate | null
  readonly to: IsoDate | null
}

const OWNERS = { organization: 'organization.id', customer: 'null' }

/** Columns of a day's statistics. */
const FACTS = `orders, sum, received_sum, delivery, promo, canceled, canceled_sum, driven, late_minutes, missing_lines,
  missing_sum, refunded_orders, refunded_sum, customers, products, places, reasons, claims`

/**
 * SQL of the days of either period: stored, or computed when an order was written since or the day is not over. While
 * the last day is not over, the previous period ends at the same hour (`cut_at`) of its last day (`cut`).
 */
const DAYS = `
  asked_now as materialized (
    select day::date as day from seller cross join generate_series(before_day, last_day, interval '1 day') as day
     where exists (select from numbers_stale where organization_id = seller.id and finished_at is null)
    union
    select (finished_at at time zone time_zone)::date from seller join numbers_stale on organization_id = seller.id
     where finished_at >= before_day::timestamp at time zone time_zone
       and finished_at < (last_day + 1)::timestamp at time zone time_zone
    union
    select cut from seller where cut between before_day and first_day - 1
  ), days as materialized (
    select day, numbers_day.day >= first_day as is_now, ${FACTS}
      from seller join numbers_day on organization_id = seller.id and day between before_day and last_day
     where day not in (select day from asked_now) and (day >= first_day or cut is null or day < cut)
    union all
    select day, day >= first_day, ${FACTS} from asked_now cross join seller
     cross join lateral numbers_of_day(seller.id, day::timestamp at time zone time_zone,
       case when day = cut then cut_at else (day + 1)::timestamp at time zone time_zone end) as one
     where day >= first_day or cut is null or day <= cut
  )`

/**
 * SQL of the customers of the period, and of those whose first order at this seller is in it. Customers of the previous
 * period are not new; only the past of the others is searched.
 */
const CUSTOMERS = `
  select count(*) filter (where is_now) as now, count(*) filter (where was_before) as before,
    count(*) filter (where is_now and not was_before and not exists (
      select from order_head as earlier join order_terms on order_terms.order_id = earlier.id
       where earlier.customer_id = bought.customer_id and earlier.organization_id = seller.id and earlier.state = 'received'
         and order_terms.finished_at < seller.starts)) as fresh
    from (select customer_id, bool_or(is_now) as is_now, bool_or(not is_now) as was_before
            from days cross join unnest(customers) as customer_id group by customer_id) as bought cross join seller`

const TOTALS = `
  select days.is_now, sum(sum) as sum, sum(orders) as orders, sum(received_sum) as received_sum, sum(delivery) as delivery,
    sum(promo) as promo, sum(canceled) as canceled, sum(canceled_sum) as canceled_sum, sum(driven) as driven,
    sum(cardinality(late_minutes)) as late, (
      select percentile_disc(0.5) within group (order by minutes) from days as late cross join unnest(late_minutes) as minutes
       where late.is_now = days.is_now) as late_minutes
    from days group by days.is_now`

/** SQL of the best-selling products; the dates of a tour are summed. */
const PRODUCTS = `
  select coalesce(min(tour.tour_title), min(product.title)) as title, min(product.unit) as unit,
    bool_or(product.is_weight) as is_weight, sum(sold.amount) as amount, sum(sold.sum) as sum
    from (select sold.id, sum(sold.amount) as amount, sum(sold.sum) as sum
      from days cross join jsonb_to_recordset(products) as sold (id integer, sum bigint, amount bigint)
     where is_now group by sold.id) as sold join product_title as product on product.id = sold.id
    left join lateral (
      select tour_id, tour_title from booking_card where booking_card.tour_date_id = sold.id limit 1) as tour on true
   group by coalesce(-tour.tour_id, sold.id)`

const PLACES = `
  select coalesce(min(trade_place.title), settlement, '') as title, coalesce(min(trade_place.city), region, '') as region,
    count(trade_place.id) > 0 as is_stall, sum(place.orders) as orders, sum(place.sum) as sum
    from (select stall, settlement, region, sum(place.orders) as orders, sum(place.sum) as sum
      from days cross join jsonb_to_recordset(places) as place (stall integer, settlement text, region text, orders integer, sum bigint)
     where is_now group by 1, 2, 3) as place left join pickup_place as trade_place on trade_place.id = stall
   group by stall, settlement, place.region`

const CANCELED = `
  select actor, reason, sum(one.orders) as orders, sum(one.sum) as sum
    from days cross join jsonb_to_recordset(reasons) as one (actor text, reason text, orders integer, sum bigint)
   where is_now group by 1, 2`

const CLAIMS = `
  select kind, sum(one.claims) as claims, sum(one.sum) as sum
    from days cross join jsonb_to_recordset(days.claims) as one (kind text, claims integer, sum bigint)
   where is_now group by kind`

/** All statistics of a seller's period and of the previous one, in one query; null = no such seller in the scope. */
export async function findNumbers(
  executor: Executor,
  scope: StaffScope,
  { organizationId, now, days, from, to }: NumbersPeriod,
): Promise<NumbersRow | null> {
  const [row] = await run<NumbersRow>(
    executor,
    `with asked as (
       select id, type, title, time_zone, today, coalesce($4::date, today - ($3::int - 1)) as first_day,
         coalesce($5::date, today) as last_day
         from (select organization.*, ($2::timestamptz at time zone time_zone)::date as today from seller_card as organization
                where id = $1 and ${within(scope, OWNERS, 5)}) as organization
     ), seller as materialized (
       select asked.*, last_day - first_day + 1 as days, first_day - (last_day - first_day + 1) as before_day,
         first_day::timestamp at time zone time_zone as starts, (last_day + 1)::timestamp at time zone time_zone as ends,
         (first_day - (last_day - first_day + 1))::timestamp at time zone time_zone as before_starts,
         case when last_day >= today then today - (last_day - first_day + 1) end as cut,
         case when last_day >= today then ($2::timestamptz at time zone time_zone
           - (last_day - first_day + 1) * interval '1 day') at time zone time_zone end as cut_at
         from asked
     ), ${DAYS}, customers as materialized (${CUSTOMERS}), totals as (${TOTALS}),
     products as materialized (${PRODUCTS}), places as materialized (${PLACES})
     select seller.id, seller.type, seller.title, seller.time_zone as "timeZone", first_day as "from", last_day as "to", days,
       today between first_day and last_day as "isGoingOn",
       coalesce((select jsonb_agg(to_jsonb(totals) || jsonb_build_object('customers', case when is_now then customers.now else customers.before end))
          from totals cross join customers), '[]') as totals,
       (select fresh from customers)::int as "newCustomers",
       coalesce((select jsonb_agg(one) from (select day as date, orders, sum from days) as one), '[]') as "byDay",
       coalesce((select jsonb_agg(one order by one.sum desc, one.title) from (
          select * from products order by sum desc, title limit ${MAX_NAMED_PRODUCTS}) as one), '[]') as products,
       (select jsonb_build_object('products', count(*), 'sum', coalesce(sum(sum), 0)) from products) as "allProducts",
       coalesce((select jsonb_agg(one order by one.sum desc, one.title) from (
          select * from places order by sum desc, title limit ${MAX_NAMED_PLACES}) as one), '[]') as places,
       (select jsonb_build_object('places', count(*), 'orders', coalesce(sum(orders), 0), 'sum', coalesce(sum(sum), 0))
          from places) as "allPlaces",
       coalesce((select jsonb_agg(one) from (${CANCELED}) as one), '[]') as canceled,
       coalesce((select sum(missing_lines) from days where is_now), 0)::int as "missingLines",
       coalesce((select sum(missing_sum) from days where is_now), 0)::bigint as "missingSum",
       coalesce((select jsonb_agg(one order by kind) from (${CLAIMS}) as one), '[]') as claims,
       coalesce((select sum(refunded_orders) from days where is_now), 0)::int as "refundedOrders",
       coalesce((select sum(refunded_sum) from days where is_now), 0)::bigint as "refundedSum"
       from seller`,
    [organizationId, now, days, from, to, ...scopeValues(scope)],
  )
  return row ?? null
}
