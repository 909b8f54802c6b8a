import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

export interface LotRow {
  id: number
  organizationId: number
  sellerTitle: string
  number: string
  productId: number
  title: string
  unit: string
  isWeight: boolean
  madeOn: IsoDate | null
  bestBefore: IsoDate | null
  daysLeft: number | null
  remaining: number
  orders: number
  customers: number
  recalledAt: Date | null
  recallText: string | null
  read: number
  untold: number
}

export interface LotQuery {
  /** Id of a single lot. */
  readonly id?: number
  readonly productId: number | null
  readonly isOpen: boolean
  readonly before: number | null
  readonly limit: number
}

const OWNERS = { organization: 'product.organization_id', customer: 'null' }

/** Lots, newest first; an order holds stock of a lot while the sum of its movements is negative. */
export function listLots(
  executor: Executor,
  scope: StaffScope,
  { id, productId, isOpen, before, limit }: LotQuery,
): Promise<LotRow[]> {
  return run<LotRow>(
    executor,
    `with lot as materialized (
       select stock_lot.id, stock_lot.number, stock_lot.product_id, stock_lot.made_on, stock_lot.best_before,
         stock_lot.remaining, stock_lot.recalled_at, stock_lot.recall_text
         from product_title as product join stock_lot on stock_lot.product_id = product.id
        where ($1::int is null or stock_lot.id = $1::int) and ($2::int is null or product.id = $2::int)
          and (not $3::boolean or stock_lot.remaining > 0) and ($4::int is null or stock_lot.id < $4::int)
          and ${within(scope, OWNERS, 5)}
        order by stock_lot.id desc limit $5)
     select lot.id, organization.id as "organizationId", organization.voice as "sellerTitle", lot.number,
       product.id as "productId", product.title, product.unit, product.is_weight as "isWeight", lot.made_on as "madeOn",
       lot.best_before as "bestBefore", lot.best_before - (shop_now() at time zone organization.time_zone)::date as "daysLeft",
       lot.remaining, has.orders, has.customers, has.read, has.untold, lot.recalled_at as "recalledAt", lot.recall_text as "recallText"
       from lot join product_title as product on product.id = lot.product_id join seller_card as organization on organization.id = product.organization_id
       cross join lateral (
         select count(distinct shop_order.id)::int as orders, count(distinct shop_order.customer_id)::int as customers,
             (count(distinct shop_order.customer_id) filter (where notification.read_at is not null))::int as read,
             (count(distinct shop_order.customer_id) filter (where notification.id is null and customer.erased_at is null
               -- customers who had stock of the lot at the recall are being notified
               and not coalesce(had.since <= lot.recalled_at and lot.recalled_at > shop_now() - interval '5 minutes', false)))::int as untold
           from (select order_line_id, min(at) as since from stock_lot_movement where lot_id = lot.id and order_line_id is not null
                  group by order_line_id having sum(change) < 0) as had
           join order_item as order_line on order_line.id = had.order_line_id join order_head as shop_order on shop_order.id = order_line.order_id
           join customer_contact as customer on customer.id = shop_order.customer_id
           left join notification on notification.customer_id = shop_order.customer_id and notification.order_id is null
             and notification.kind = 'lotRecalled' and notification.step = lot.id::text) as has
      order by lot.id desc`,
    [id ?? null, productId, isOpen, before, limit, ...scopeValues(scope)],
  )
}

export async function findLot(executor: Executor, scope: StaffScope, id: number): Promise<LotRow | null> {
  const [row] = await listLots(executor, scope, { id, productId: null, isOpen: false, before: null, limit: 1 })
  return row ?? null
}

export interface LotOrderRow {
  id: number
  state: DeliveryStatus
  amount: number
  recipientName: string
  phone: string
  isRead: boolean | null
  date: IsoDate
}

/** Orders with stock of a lot, newest first. */
export function listLotOrders(
  executor: Executor,
  scope: StaffScope,
  lotId: number,
  { before, limit }: Pick<LotQuery, 'before' | 'limit'>,
): Promise<LotOrderRow[]> {
  return run<LotOrderRow>(
    executor,
    `with had as (
       select order_line_id, -sum(change) as amount from stock_lot_movement where lot_id = $1 and order_line_id is not null
        group by order_line_id having sum(change) < 0)
     select shop_order.id, shop_order.state, sum(had.amount)::int as amount, shop_order.recipient_name as "recipientName",
       shop_order.recipient_phone as phone, shop_order.delivery_date as date,
       case when notification.id is not null then notification.read_at is not null end as "isRead"
       from had join order_item as order_line on order_line.id = had.order_line_id join order_head as shop_order on shop_order.id = order_line.order_id
       left join notification on notification.customer_id = shop_order.customer_id and notification.order_id is null
         and notification.kind = 'lotRecalled' and notification.step = $1::int::text
      where ($2::int is null or shop_order.id < $2::int)
        and ${within(scope, { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }, 3)}
      group by shop_order.id, shop_order.state, shop_order.recipient_name, shop_order.recipient_phone,
        shop_order.delivery_date, notification.id order by shop_order.id desc limit $3`,
    [lotId, before, limit, ...scopeValues(scope)],
  )
}

/** Customers with stock of a lot. */
export async function customersOfLot(executor: Executor, scope: StaffScope, lotId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct shop_order.customer_id as id
       from (select order_line_id from stock_lot_movement where lot_id = $1 and order_line_id is not null
              group by order_line_id having sum(change) < 0) as had
       join order_item as order_line on order_line.id = had.order_line_id join order_head as shop_order on shop_order.id = order_line.order_id
      where ${within(scope, { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }, 1)}
      order by shop_order.customer_id`,
    [lotId, ...scopeValues(scope)],
  )
  return rows.map(({ id }) => id)
}

/** Ids of orders with stock of a lot, one per recipient whose phone differs from the customer's. */
export async function ordersOfOtherRecipients(executor: Executor, scope: StaffScope, lotId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select min(shop_order.id)::int as id
       from (select order_line_id from stock_lot_movement where lot_id = $1 and order_line_id is not null
              group by order_line_id having sum(change) < 0) as had
       join order_item as order_line on order_line.id = had.order_line_id join order_head as shop_order on shop_order.id = order_line.order_id
       join customer_contact as customer on customer.id = shop_order.customer_id
      where shop_order.recipient_phone not in ('', coalesce(customer.phone, ''))
        and ${within(scope, { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }, 1)}
      group by shop_order.recipient_phone order by 1`,
    [lotId, ...scopeValues(scope)],
  )
  return rows.map(({ id }) => id)
}
