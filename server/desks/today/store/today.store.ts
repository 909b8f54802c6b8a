import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { PAPER_SOON_DAYS } from '@okolitsa/domain/sellers/paper-term.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A seller's day; JSON has the names of columns. */
export interface TodayRow {
  id: number
  type: SellerProfile['type']
  title: string
  timeZone: string
  today: IsoDate
  pausedAt: Date | null
  pausedUntil: Date | null
  ordersToday: number
  ordersTomorrow: number
  soldOrders: number
  soldSum: Kopecks
  answerBy: Date | null
  /** Missed orders, the oldest first, up to the number shown. */
  missedOrders: number[]
  claims: number
  claimedAt: Date | null
  requests: number
  requestedAt: Date | null
  promised: number
  debts: number
  repayBy: Date | null
  /** Orders with debts to repay by hand. */
  debtOrders: number[]
  questions: number
  reviews: number
  chats: number
  lowGoods: number
  papers: number
  paperUntil: IsoDate | null
  underWay: {
    state: DeliveryStatus
    kind: DeliveryKind
    day: IsoDate
    from_hour: number
    to_hour: number
    orders: number
    gathered: number
    to_weigh: number
    guests: number
  }[]
  products: {
    id: number
    title: string
    image: string
    hue: number
    unit: string
    measure: number
    is_weight: boolean
    orders: number
    need: number
    picked: number
  }[]
  /** The newest unconfirmed orders. */
  fresh: { id: number; recipient_name: string; lines: number; total_sum: Kopecks }[]
}

const OWNERS = { organization: 'seller_card.id', customer: 'null' }

/** Maximum products of a day shown; the picking page lists all of them. */
const MAX_PRODUCTS = 30
/** Maximum new orders shown. */
const MAX_FRESH = 20

/**
 * Reads a seller's day in one query. Orders in progress are found by states and days, so that ended ones are never
 * read; null = no such seller in the scope.
 */
export async function findToday(
  executor: Executor,
  scope: StaffScope,
  { organizationId, now }: { readonly organizationId: number; readonly now: Date },
): Promise<TodayRow | null> {
  const [row] = await run<TodayRow>(
    executor,
    `with seller as materialized (
       select seller_card.id, type, title, time_zone, sales_paused_at, sales_paused_until, papers_end_on, ($2::timestamptz at time zone time_zone)::date as today
         from seller_card join seller_terms on seller_terms.id = seller_card.id where seller_card.id = $1 and ${within(scope, OWNERS, 2)}
     ), open as materialized (
       select shop_order.id, shop_order.state, delivery_kind as kind, recipient_name, total_sum,
         window_from_hour as from_hour, window_to_hour as to_hour, seller.today,
         -- a parcel leaves as many days earlier as the carrier may need
         delivery_date - coalesce((carrier_tariff ->> 'daysMax')::int, 0) as day
         from seller join order_head as shop_order on organization_id = seller.id
         join order_terms on order_terms.order_id = shop_order.id
          and shop_order.state in ('formed', 'isAssembling', 'booked', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer')
          and pay_before is null
          and not is_dinner
     ), line as materialized (
       select open.id as order_id, order_line.product_id, order_line.title, order_line.image, order_line.unit,
         order_line.measure, order_line.is_weight,
         case when order_line.is_weight then ordered_amount else coalesce(picked_amount, ordered_amount) end as need,
         case when order_line.is_weight then coalesce(picked_amount, 0)
              else least(coalesce(picking_mark.amount, 0), coalesce(picked_amount, ordered_amount)) end as picked,
         order_line.is_weight and picked_amount is null as is_to_weigh
         from open join order_item as order_line on order_line.order_id = open.id
         left join picking_mark on picking_mark.order_line_id = order_line.id
        where open.state in ('formed', 'isAssembling') and open.kind in ('courier', 'pickup', 'cdek')
          and open.day <= open.today and picked_amount is distinct from 0
     ), filled as (
       select order_id, bool_and(case when is_weight then not is_to_weigh else picked >= need end) as is_gathered,
         bool_or(is_to_weigh) as is_to_weigh
         from line group by order_id
     )
     select seller.id, seller.type, seller.title, seller.time_zone as "timeZone", seller.today, seller.sales_paused_at as "pausedAt",
       seller.sales_paused_until as "pausedUntil", day.orders as "ordersToday",
       day.tomorrow as "ordersTomorrow", sold.orders as "soldOrders", sold.sum as "soldSum", paper.due as papers,
       paper.until as "paperUntil", claim.waiting as claims,
       array(select open.id from open join order_head as shop_order on shop_order.id = open.id
         where open.kind = 'courier' and open.state in ('isAssembling', 'onTheRoad') and exists (
           select from courier_try where courier_try.order_id = open.id and outcome <> 'delivered'
              and coalesce(courier_try.day, (courier_try.at at time zone seller.time_zone)::date) >= delivery_date)
         order by open.id) as "missedOrders",
       claim.oldest as "claimedAt", claim.promised, request.waiting as requests, request.oldest as "requestedAt",
       debt.owed as debts, debt.due as "repayBy", debt.orders as "debtOrders",
       (select min(confirm_before) from open join booking_card as booking on booking.order_id = open.id
         where open.state = 'formed') as "answerBy",
       (select count(*)::int from waiting_matter as waits where waits.kind = 'question' and waits.organization_id = seller.id) as questions,
       (select count(*)::int from waiting_matter as waits where waits.kind = 'review' and waits.organization_id = seller.id
          and has_words) as reviews,
       (select count(*)::int from waiting_matter as waits where waits.kind = 'chat' and waits.organization_id = seller.id) as chats,
       (select count(*)::int from product_title as product
         where product.organization_id = seller.id and product.enabled and product.stock_kind <> 'unlimited'
           and product.on_hand - product.promised < product.below) as "lowGoods",
       coalesce((select jsonb_agg(alike) from (
          select open.state, open.kind, open.day, open.from_hour, open.to_hour, count(*) as orders,
            count(*) filter (where open.state = 'isAssembling' and is_gathered) as gathered,
            count(*) filter (where is_to_weigh) as to_weigh,
            coalesce(sum((select guests from booking_card where booking_card.order_id = open.id)), 0) as guests
            from open left join filled on filled.order_id = open.id
           group by open.state, open.kind, open.day, open.from_hour, open.to_hour) as alike), '[]') as "underWay",
       coalesce((select jsonb_agg(thing order by thing.orders desc, thing.id) from (
          select product_id as id, min(line.title) as title, min(line.image) as image,
            coalesce(min(product.hue), 90) as hue, min(line.unit) as unit, min(line.measure) as measure,
            bool_or(line.is_weight) as is_weight, count(distinct order_id) as orders, sum(need) as need, sum(picked) as picked
            from line join product_title as product on product.id = line.product_id
           group by product_id order by count(distinct order_id) desc, product_id limit ${MAX_PRODUCTS}) as thing), '[]') as products,
       coalesce((select jsonb_agg(one order by one.id desc) from (
          select open.id, open.recipient_name, open.total_sum,
            (select count(*) from order_item as order_line where order_line.order_id = open.id) as lines
            from open where open.state = 'formed' order by open.id desc limit ${MAX_FRESH}) as one), '[]') as fresh
       from seller
       cross join lateral (
         select count(*) filter (where delivery_date = seller.today)::int as orders,
           count(*) filter (where delivery_date = seller.today + 1)::int as tomorrow
           from order_head as shop_order where organization_id = seller.id and delivery_date between seller.today and seller.today + 1
            and shop_order.state in ('formed', 'booked', 'isAssembling', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer', 'received')
            and pay_before is null) as day
       cross join lateral (
         select count(*)::int as orders, coalesce(sum(total_sum), 0)::int as sum from order_head as shop_order
          where organization_id = seller.id and placed_at >= seller.today::timestamp at time zone seller.time_zone
            and placed_at <= $2::timestamptz and shop_order.state <> 'canceled' and pay_before is null) as sold
       cross join lateral (
         select count(*)::int as due, min(ends_on) as until from unnest(seller.papers_end_on) as ends_on
          where ends_on < seller.today + ${PAPER_SOON_DAYS}) as paper
       cross join lateral (
         select count(*) filter (where waits.state = 'waiting')::int as waiting,
           count(*) filter (where waits.state = 'promised')::int as promised,
           min(waits.since) filter (where waits.state = 'waiting') as oldest
           from waiting_matter as waits where waits.kind = 'claim' and waits.organization_id = seller.id) as claim
       cross join lateral (
         select count(*)::int as waiting, min(waits.since) as oldest from waiting_matter as waits
          where waits.kind = 'request' and waits.organization_id = seller.id) as request
       cross join lateral (
         select count(*)::int as owed, min(due_at) as due,
           coalesce(array_agg(distinct order_id), '{}') as orders
           from money_movement join order_head as shop_order on shop_order.id = order_id
          where kind = 'debt' and money_movement.state <> 'paid' and shop_order.organization_id = seller.id) as debt`,
    [organizationId, now, ...scopeValues(scope)],
  )
  return row ?? null
}
