import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { Scope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import { SHIPMENT_COLUMNS, type StoredShipment } from './shipment.store.ts'

/** An order by carrier; JSON fields use column names. */
export interface ParcelRow {
  orderId: number
  organizationId: number
  recipientName: string
  where: string
  deliveryKind: DeliveryKind
  end: ParcelEnd
  tariffCode: number
  state: DeliveryStatus
  deliveryDate: IsoDate
  leavesOn: IsoDate
  paymentMethod: PaymentMethod
  isRestInCash: boolean
  /** True = an online payment is awaited. */
  awaitsPayment: boolean
  /** True = a proposed change awaits the customer. */
  awaitsAnswer: boolean
  lines: ParcelLineRow[]
}
interface ParcelLineRow {
  unit: string
  measure: number
  is_weight: boolean
  amount: number
  /** True = some goods are not weighed, so the weight is estimated. */
  is_guessed: boolean
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

const PARCEL = `select shop_order.id as "orderId", organization_id as "organizationId",
  recipient_name as "recipientName", address_line as "where",
  delivery_kind as "deliveryKind", coalesce(carrier_tariff ->> 'end', 'door') as "end",
  coalesce((carrier_tariff ->> 'tariffCode')::int, 0) as "tariffCode", shop_order.state,
  delivery_date as "deliveryDate",
  (delivery_date - coalesce((carrier_tariff ->> 'daysMax')::int, 0)) as "leavesOn",
  payment_method as "paymentMethod", is_rest_in_cash as "isRestInCash", pay_before is not null as "awaitsPayment",
  shop_order.answer_before is not null as "awaitsAnswer",
  lines.of_order as lines
  from order_head as shop_order join order_terms on order_terms.order_id = shop_order.id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('unit', unit, 'measure', measure, 'is_weight', is_weight,
        'amount', coalesce(picked_amount, ordered_amount), 'is_guessed', is_weight and picked_amount is null)
        order by order_line.position, order_line.id), '[]') as of_order
      from order_item as order_line where order_line.order_id = shop_order.id and picked_amount is distinct from 0) as lines`

/** A seller's active orders by carrier, sorted by departure. */
export function listParcels(
  executor: Executor,
  scope: StaffScope,
  { organizationId, most }: { readonly organizationId: number; readonly most: number },
): Promise<ParcelRow[]> {
  return run<ParcelRow>(
    executor,
    `${PARCEL}
     where shop_order.id in (
       select shop_order.id from order_head as shop_order where organization_id = $1 and delivery_kind = 'cdek'
          and shop_order.state in ('formed', 'isAssembling', 'onTheRoad')
          and (shop_order.state <> 'formed' or pay_before is null) and ${within(scope, OWNERS, 2)}
        order by delivery_date, shop_order.id limit $2)
     order by "leavesOn", shop_order.id`,
    [organizationId, most, ...scopeValues(scope)],
  )
}

/** Orders within the scope, of any delivery kind. */
export function findParcels(executor: Executor, scope: StaffScope, ids: readonly number[]): Promise<ParcelRow[]> {
  return run<ParcelRow>(
    executor,
    `${PARCEL} where shop_order.id = any($1::int[]) and ${within(scope, OWNERS, 1)} order by shop_order.id`,
    [ids, ...scopeValues(scope)],
  )
}

/** The last shipment of each order within the scope, if any. */
export function listLastShipments(
  executor: Executor,
  scope: Scope,
  orderIds: readonly number[],
): Promise<StoredShipment[]> {
  return run<StoredShipment>(
    executor,
    `select distinct on (shipment.order_id) ${SHIPMENT_COLUMNS}
       from shipment join order_head as shop_order on shop_order.id = shipment.order_id
      where shipment.order_id = any($1::int[]) and ${within(scope, OWNERS, 1)}
      order by shipment.order_id, attempt desc`,
    [orderIds, ...scopeValues(scope)],
  )
}

export interface OrderOfShipment {
  organizationId: number
  state: DeliveryStatus
  /** Region code of the destination; null = unknown. */
  regionCode: string | null
  /** Time zone of the seller. */
  timeZone: string
}

/** The order of a shipment, without a scope, since the carrier is queried without a user. */
export async function findOrderOf(executor: Executor, orderId: number): Promise<OrderOfShipment | null> {
  const [row] = await run<OrderOfShipment>(
    executor,
    `select organization_id as "organizationId", state, place ->> 'regionCode' as "regionCode", time_zone as "timeZone"
       from order_head as shop_order join order_terms on order_id = id where id = $1`,
    [orderId],
  )
  return row ?? null
}
