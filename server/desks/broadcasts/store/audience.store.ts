import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A customer of an audience, with the values of the text. */
export interface FoundRecipient {
  readonly customerId: number
  readonly orderIds: readonly number[]
  /** Names of the sellers of the orders, or of the farm that writes. */
  readonly seller: string
  readonly day: IsoDate | null
  readonly regionCode: string | null
  /** True = the account was deleted. */
  readonly isErased: boolean
}

/** Orders of an audience. */
export type OrdersAsked =
  | { readonly by: 'day'; readonly day: IsoDate; readonly organizationId: number | null; readonly place: string | null }
  | { readonly by: 'product' | 'tourDate'; readonly id: number }
  | { readonly by: 'orders'; readonly ids: readonly number[] }

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }
/** Customers of some orders, each once with all of them. */
const RECIPIENTS = `select shop_order.customer_id as "customerId", array_agg(shop_order.id order by shop_order.id) as "orderIds",
   string_agg(distinct organization.voice, ', ') as seller, min(shop_order.delivery_date) as day,
   min(order_terms.place ->> 'regionCode') as "regionCode", bool_or(customer.erased_at is not null) as "isErased"
   from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
   join seller_card as organization on organization.id = shop_order.organization_id
   join customer_contact as customer on customer.id = shop_order.customer_id
   left join pickup_place on pickup_place.id = order_terms.trade_place_id`
/** SQL conditions of ids. */
const CONDITIONS = {
  product: `shop_order.state not in ('received', 'canceled')
    and exists (select from order_item where order_item.order_id = shop_order.id and product_id = any($1::int[]))`,
  tourDate: `shop_order.state <> 'canceled' and shop_order.id in (select order_id from booking_card where tour_date_id = any($1::int[]))`,
  orders: `shop_order.state <> 'canceled' and shop_order.id = any($1::int[])`,
}

/** Customers with such orders in the scope. */
export const listOrderCustomers = (
  executor: Executor,
  scope: StaffScope,
  asked: OrdersAsked,
): Promise<FoundRecipient[]> =>
  asked.by === 'day'
    ? listCustomersOfDay(executor, scope, asked)
    : listCustomersOfIds(executor, scope, asked.by, asked.by === 'orders' ? asked.ids : [asked.id])

const listCustomersOfIds = (
  executor: Executor,
  scope: StaffScope,
  by: keyof typeof CONDITIONS,
  ids: readonly number[],
): Promise<FoundRecipient[]> =>
  run<FoundRecipient>(
    executor,
    `${RECIPIENTS} where ${CONDITIONS[by]} and ${within(scope, OWNERS, 1)} group by shop_order.customer_id`,
    [ids, ...scopeValues(scope)],
  )

/** The condition of orders under way is the one of the index `shop_order_under_way`. */
const listCustomersOfDay = (
  executor: Executor,
  scope: StaffScope,
  { day, organizationId, place }: OrdersAsked & { readonly by: 'day' },
): Promise<FoundRecipient[]> =>
  run<FoundRecipient>(
    executor,
    `${RECIPIENTS}
      where shop_order.state not in ('received', 'canceled') and shop_order.delivery_date = $1::date
        and ($2::int is null or shop_order.organization_id = $2::int)
        and ($3::text is null or lower($3::text) in (lower(pickup_place.city), lower(order_terms.place ->> 'city'), lower(order_terms.place ->> 'settlement')))
        and ${within(scope, OWNERS, 3)} group by shop_order.customer_id`,
    [day, organizationId, place, ...scopeValues(scope)],
  )

/** Customers by their ids, with the region of their last order. */
export const listReaders = (
  executor: Executor,
  customerIds: readonly number[],
  seller: string,
): Promise<FoundRecipient[]> =>
  run<FoundRecipient>(
    executor,
    `select customer.id as "customerId", '{}'::int[] as "orderIds", $2::text as seller, null::date as day,
       (select order_terms.place ->> 'regionCode' from order_head join order_terms on order_terms.order_id = order_head.id
         where order_head.customer_id = customer.id order by placed_at desc limit 1) as "regionCode",
       customer.erased_at is not null as "isErased"
       from unnest($1::int[]) as asked (id) join customer_contact as customer on customer.id = asked.id`,
    [customerIds, seller],
  )

/** The name of a product, of a tour's date, or of a seller in the scope; null = none. */
export async function nameOfSubject(
  executor: Executor,
  scope: StaffScope,
  { kind, id }: { readonly kind: 'product' | 'tourDate' | 'seller'; readonly id: number },
): Promise<string | null> {
  const named = {
    product: `select title from product_title as product
      where id = $1 and ${within(scope, { organization: 'product.organization_id', customer: 'null' }, 1)}`,
    tourDate: `select tour_title as title from booking_card join order_head as shop_order on shop_order.id = booking_card.order_id
      where tour_date_id = $1 and ${within(scope, OWNERS, 1)} limit 1`,
    seller: `select voice as title from seller_card as organization
      where id = $1 and ${within(scope, { organization: 'organization.id', customer: 'null' }, 1)}`,
  }[kind]
  const [row] = await run<{ title: string | null }>(executor, named, [id, ...scopeValues(scope)])
  return row?.title ?? null
}

interface Subject {
  id: string
  title: string
  note: string
}

/**
 * Subjects in the scope whose name contains the text; of products and tours those with orders under way only. Orders under
 * way, and then their products, are read as arrays: an index is read once for all ids, and products of other orders never.
 */
export function listSubjects(
  executor: Executor,
  scope: StaffScope,
  {
    kind,
    search,
    most,
  }: { readonly kind: 'seller' | 'product' | 'tourDate'; readonly search: string; readonly most: number },
): Promise<Subject[]> {
  const isOwn = within(scope, { organization: 'organization.id', customer: 'null' }, 2)
  const listed = {
    seller: `select organization.id::text, organization.title, '' as note from seller_card as organization
      where organization.title ilike '%' || $1 || '%' and is_enabled and ${isOwn} order by organization.title limit $2`,
    product: `select product.id::text, product.title, organization.title as note
      from product_title as product join seller_card as organization on organization.id = product.organization_id
      where product.id = any(array(select distinct product_id from order_item where order_id = any(array(
          select id from order_head where state not in ('received', 'canceled')))))
        and product.title ilike '%' || $1 || '%' and ${isOwn}
      order by product.title limit $2`,
    tourDate: `select tour_date_id::text as id, tour_title || ', ' || to_char(delivery_date, 'DD.MM.YYYY') as title, organization.title as note
      from booking_card join order_head as shop_order on shop_order.id = booking_card.order_id
      join seller_card as organization on organization.id = shop_order.organization_id
      where shop_order.state not in ('received', 'canceled') and tour_title ilike '%' || $1 || '%' and ${isOwn}
      group by tour_date_id, tour_title, delivery_date, organization.title order by delivery_date, tour_title limit $2`,
  }[kind]
  return run<Subject>(executor, listed, [search, most, ...scopeValues(scope)])
}
