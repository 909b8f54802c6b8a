import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryKind } from '@okolitsa/domain/orders/order-status.ts'
import type { Packages } from '@okolitsa/domain/orders/packages.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'

/** A day with orders to pick, or waiting for it. */
export interface PickingDayRow {
  date: IsoDate
  timeZone: string
  gathering: number
  waiting: number
}

/** An order with its lines; JSON has the names of columns. */
export interface PickingOrderRow {
  id: number
  organizationId: number
  recipientName: string
  deliveryKind: DeliveryKind
  deliveryDate: IsoDate
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  where: string
  comment: string
  awaitsAnswer: boolean
  /** Number of packages; null = not entered. */
  packages: Packages | null
  /** True = picking has not started. */
  isWaiting: boolean
  lines: PickingLineRow[]
}
interface PickingLineRow {
  id: number
  product_id: number
  title: string
  image: string
  hue: number
  category_url_key: string
  unit: string
  measure: number
  is_weight: boolean
  ordered_amount: number
  picked_amount: number | null
  actual_sum: Kopecks
  final_price: Kopecks
  substitution: SubstitutionRule
  replaces: number | null
  /** Latest mark; null = not marked. */
  mark: { amount: number; is_short: boolean; version: number } | null
}

const OWNERS = { organization: 'shop_order.organization_id', customer: 'shop_order.customer_id' }

/** SQL condition: orders to pick, and paid ones that may be picked; kitchens, tours and subscriptions are excluded. */
const IS_TO_GATHER = `shop_order.state in ('formed', 'isAssembling') and delivery_kind in ('courier', 'pickup', 'cdek')
  and (shop_order.state = 'isAssembling' or pay_before is null)
  and not is_dinner`

/** Days with orders to pick in the scope, the earliest first. */
export function listPickingDays(executor: Executor, scope: StaffScope): Promise<PickingDayRow[]> {
  return run<PickingDayRow>(
    executor,
    `select delivery_date as date, min(shop_order.time_zone) as "timeZone",
       count(*) filter (where shop_order.state = 'isAssembling')::int as gathering,
       count(*) filter (where shop_order.state = 'formed')::int as waiting
       from order_head as shop_order where ${within(scope, OWNERS, 0)} and ${IS_TO_GATHER}
      group by delivery_date order by delivery_date`,
    [...scopeValues(scope)],
  )
}

/** Orders of a day in order of departure, without removed lines. */
export function listPickingOrders(
  executor: Executor,
  scope: StaffScope,
  { date, most }: { readonly date: IsoDate; readonly most: number },
): Promise<PickingOrderRow[]> {
  return run<PickingOrderRow>(
    executor,
    `select chosen.id, chosen.organization_id as "organizationId", recipient_name as "recipientName",
       delivery_kind as "deliveryKind", delivery_date as "deliveryDate",
       chosen.window_from_hour as "windowFromHour", chosen.window_to_hour as "windowToHour",
       chosen.pickup_hours as "pickupHours",
       address_line as "where",
       comment, chosen.state = 'formed' as "isWaiting",
       chosen.answer_before is not null as "awaitsAnswer",
       chosen.packages,
       lines.of_order as lines
       from (
         select * from order_head as shop_order where ${within(scope, OWNERS, 2)} and delivery_date = $1 and ${IS_TO_GATHER}
          order by shop_order.state = 'formed', window_to_hour, window_from_hour, shop_order.id limit $2) as chosen
       cross join lateral (
         select coalesce(jsonb_agg(jsonb_build_object('id', order_line.id, 'product_id', order_line.product_id,
             'title', order_line.title, 'image', order_line.image, 'category_url_key', product.category_url_key,
             'unit', order_line.unit, 'measure', order_line.measure, 'is_weight', order_line.is_weight,
             'ordered_amount', ordered_amount, 'picked_amount', picked_amount, 'actual_sum', actual_sum,
             'final_price', final_price, 'substitution', substitution, 'replaces', replaces,
             'hue', coalesce(product.hue, 90),
             'mark', case when picking_mark.version is not null then jsonb_build_object('amount', picking_mark.amount,
               'is_short', is_short, 'version', picking_mark.version) end)
             order by order_line.position, order_line.id), '[]') as of_order
           from order_item as order_line
           join product_title as product on product.id = order_line.product_id
           left join picking_mark on picking_mark.order_line_id = order_line.id
          where order_line.order_id = chosen.id and chosen.state = 'isAssembling'
            and order_line.picked_amount is distinct from 0) as lines
      order by chosen.state = 'formed', chosen.window_to_hour, chosen.window_from_hour, chosen.id`,
    [date, most, ...scopeValues(scope)],
  )
}
