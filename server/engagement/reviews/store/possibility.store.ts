import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { ReviewableOrder } from '@okolitsa/domain/reviews/review.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** Latest orders of a customer that are examined; older orders have been reviewed or are too old to review. */
const MAX_ORDERS = 50
/** Time of the delivery, or of the order if that is later. */
const DUE_AT = `greatest(o.placed_at, o.delivery_date::timestamp at time zone o.time_zone)`
const OWNERS = { customer: 'o.customer_id', organization: 'o.organization_id' }

/** The customer's orders with the product, newest first. */
export async function listOrdersWith(
  executor: Executor,
  scope: CustomerScope,
  productId: number,
): Promise<ReviewableOrder[]> {
  return run<ReviewableOrder>(
    executor,
    `select o.id, o.state, ${DUE_AT} as "dueAt", r.id as "reviewId"
       from order_head o left join review r on r.order_id = o.id and r.product_id = $1
      where ${within(scope, OWNERS, 2)} and exists (
        select from order_item l
         where l.order_id = o.id and l.product_id = $1 and coalesce(l.picked_amount, l.ordered_amount) > 0)
      order by o.placed_at desc, o.id desc limit $2`,
    [productId, MAX_ORDERS, ...scopeValues(scope)],
  )
}

/** The customer's orders at a seller, newest first. */
export async function listOrdersAt(
  executor: Executor,
  scope: CustomerScope,
  organizationId: number,
): Promise<ReviewableOrder[]> {
  return run<ReviewableOrder>(
    executor,
    `select o.id, o.state, ${DUE_AT} as "dueAt", r.id as "reviewId"
       from order_head o left join review r on r.order_id = o.id and r.product_id is null
      where o.organization_id = $1 and ${within(scope, OWNERS, 2)}
      order by o.placed_at desc, o.id desc limit $2`,
    [organizationId, MAX_ORDERS, ...scopeValues(scope)],
  )
}

export interface OrderToReview extends ReviewableOrder {
  readonly organizationId: number
  readonly sellerType: SellerProfile['type']
}

/** One order of the customer. */
export async function findOrderToReview(
  executor: Executor,
  scope: CustomerScope,
  orderId: number,
): Promise<OrderToReview | null> {
  const [row] = await run<OrderToReview>(
    executor,
    `select o.id, o.organization_id as "organizationId", s.type as "sellerType", o.state,
       ${DUE_AT} as "dueAt", r.id as "reviewId"
       from order_head o join seller_card s on s.id = o.organization_id left join review r on r.order_id = o.id and r.product_id is null
      where o.id = $1 and ${within(scope, OWNERS, 1)}`,
    [orderId, ...scopeValues(scope)],
  )
  return row ?? null
}

export interface ProductOfOrder {
  readonly productId: number
  readonly title: string
  readonly reviewId: number | null
}

/** Products of an order, without duplicates. */
export async function listProductsOfOrder(executor: Executor, orderId: number): Promise<ProductOfOrder[]> {
  return run<ProductOfOrder>(
    executor,
    `select l.product_id as "productId", min(l.title) as title, r.id as "reviewId"
       from order_item l left join review r on r.order_id = l.order_id and r.product_id = l.product_id
      where l.order_id = $1 and coalesce(l.picked_amount, l.ordered_amount) > 0
      group by l.product_id, r.id order by min(l.position)`,
    [orderId],
  )
}

export interface Author {
  readonly firstName: string | null
  readonly lastName: string | null
  /** True = the customer signs in with the seller's own phone number. */
  readonly isSeller: boolean
}

export async function findAuthor(
  executor: Executor,
  customerId: number,
  organizationId: number,
): Promise<Author | null> {
  const [row] = await run<Author>(
    executor,
    `select c.first_name as "firstName", c.last_name as "lastName",
       exists (select from seller_card o where o.id = $2 and o.phone = c.phone) as "isSeller"
     from customer_contact c where c.id = $1`,
    [customerId, organizationId],
  )
  return row ?? null
}
