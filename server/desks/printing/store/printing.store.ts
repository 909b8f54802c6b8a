import type { Nutrition } from '@okolitsa/domain/catalog/product-fields.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A day with orders in progress. */
export interface PrintDayRow {
  date: IsoDate
  timeZone: string
  orders: number
}

/** An order to print; JSON has the names of columns. */
export interface PrintOrderRow<Line = PrintLineRow> {
  id: number
  sellerTitle: string
  legalName: string
  legalAddress: string
  recipientName: string
  deliveryKind: DeliveryKind
  state: DeliveryStatus
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  where: string
  comment: string
  /** Number of packages; null = not entered, or the carrier takes one parcel. */
  packages: Packages | null
  lines: Line[]
}
/** A line as stored with its order. */
export interface StoredLineRow {
  id: number
  product_id: number
  title: string
  unit: string
  measure: number
  is_weight: boolean
  ordered_amount: number
  picked_amount: number | null
  actual_sum: Kopecks
  storage: string
  shelf_life: string
  composition: string
  /** Nutrition per 100 g or 100 ml; null = unknown. */
  nutrition: Nutrition | null
}
/** A line with the lots shipped or to be shipped; null = none, or not certain yet. */
export interface PrintLineRow extends StoredLineRow {
  lot_numbers: string | null
  /** Earliest production date of those lots. */
  made_on: IsoDate | null
  best_before: IsoDate | null
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** Maximum days offered, the latest ones, because old orders may never be ended. */
const MAX_DAYS = 30
/** Maximum characters of a composition, which continues on further labels. */
const MAX_COMPOSITION = 2_000

/** SQL condition: orders being picked or on their way, and paid ones that may be picked, except kitchens and tours. */
const IS_UNDER_WAY = `shop_order.state in ('formed', 'isAssembling', 'onTheRoad', 'readyForIssuance')
  and delivery_kind in ('courier', 'pickup', 'cdek') and (shop_order.state <> 'formed' or pay_before is null)
  and not is_dinner`

/** Days with orders in progress in the scope, the earliest first. */
export function listPrintDays(executor: Executor, scope: StaffScope, organizationId: number): Promise<PrintDayRow[]> {
  return run<PrintDayRow>(
    executor,
    `select * from (
       select delivery_date as date, min(shop_order.time_zone) as "timeZone", count(*)::int as orders
         from order_head as shop_order where organization_id = $1 and ${within(scope, OWNERS, 1)} and ${IS_UNDER_WAY}
        group by delivery_date order by delivery_date desc limit ${MAX_DAYS}) as latest
      order by date`,
    [organizationId, ...scopeValues(scope)],
  )
}

/** Orders of a day with their contents in order of departure, without removed lines. */
export function listPrintOrders(
  executor: Executor,
  scope: StaffScope,
  asked: {
    readonly organizationId: number
    readonly date: IsoDate
    /** Ids of the orders; null = all orders of the day. */
    readonly orderIds: readonly number[] | null
    readonly most: number
  },
): Promise<PrintOrderRow<StoredLineRow>[]> {
  return run<PrintOrderRow<StoredLineRow>>(
    executor,
    `select chosen.id, organization.title as "sellerTitle",
       organization.legal_name as "legalName", organization.legal_address as "legalAddress", recipient_name as "recipientName",
       delivery_kind as "deliveryKind", chosen.state, chosen.window_from_hour as "windowFromHour",
       chosen.window_to_hour as "windowToHour", chosen.pickup_hours as "pickupHours",
       address_line as "where", comment,
       chosen.packages,
       lines.of_order as lines
       from (
         select * from order_head as shop_order where organization_id = $1 and ${within(scope, OWNERS, 4)} and delivery_date = $2
            and ${IS_UNDER_WAY} and ($3::int[] is null or shop_order.id = any($3::int[]))
          order by window_to_hour, window_from_hour, shop_order.id limit $4) as chosen
       join seller_card as organization on organization.id = chosen.organization_id
       cross join lateral (
         select coalesce(jsonb_agg(jsonb_build_object('id', order_line.id, 'product_id', order_line.product_id, 'title', order_line.title,
             'unit', order_line.unit, 'measure', order_line.measure, 'is_weight', order_line.is_weight,
             'ordered_amount', ordered_amount, 'picked_amount', picked_amount, 'actual_sum', actual_sum,
             'nutrition', product.nutrition, 'storage', product.storage, 'shelf_life', product.shelf_life,
             'composition', left(product.composition, ${MAX_COMPOSITION}))
             order by order_line.position, order_line.id), '[]') as of_order
           from order_item as order_line join product_details as product on product.id = order_line.product_id
          where order_line.order_id = chosen.id and order_line.picked_amount is distinct from 0) as lines
      order by chosen.window_to_hour, chosen.window_from_hour, chosen.id`,
    [asked.organizationId, asked.date, asked.orderIds, asked.most, ...scopeValues(scope)],
  )
}
