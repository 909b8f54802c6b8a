import { unitOrPiece } from '@okolitsa/domain/catalog/unit.ts'
import { baseAmount, lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type SlotHours, slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { ChangeableLine } from '@okolitsa/domain/orders/changed-lines.ts'
import { actualSum, type LineAmounts, type OrderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
import type { Agreement } from '@okolitsa/domain/orders/order-change.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { LineProduct, OrderContent, OrderPlace, OrderRewrite } from '../ports.ts'

interface ContentRow {
  orderedTotal: Kopecks
  orderedPromo: Kopecks
  orderedBonuses: Kopecks
  orderedDelivery: Kopecks
  usedFreeDelivery: boolean
  place: OrderPlace | null
  tradePlaceId: number | null
  shippingRateId: number | null
  carrierDays: number
  deliveryDate: IsoDate
  recipientName: string
  windowFromHour: number | null
  windowToHour: number | null
  pickupHours: SlotHours['hours'] | null
  recipientPhone: string
  finishedAt: Date | null
  lines: LineRow[]
}
interface LineRow {
  id: number
  product_id: number
  title: string
  unit: string | null
  measure: number
  is_weight: boolean
  price: Kopecks
  final_price: Kopecks
  ordered_quantity: number
  picked_amount: number | null
  agreed_amount: number | null
  spoilt_percent: number
  missing_amount: number
  kept_sum: Kopecks | null
  takes_promo: boolean
  replaces: number | null
  substitution: SubstitutionRule
}

const lineOfRow = (row: LineRow): ChangeableLine => ({
  id: row.id,
  productId: row.product_id,
  title: row.title,
  unit: unitOrPiece(row.unit),
  measure: row.measure,
  isWeight: row.is_weight,
  price: row.price,
  finalPrice: row.final_price,
  quantity: row.ordered_quantity,
  picked: row.picked_amount,
  ...(row.agreed_amount !== null && { agreed: row.agreed_amount }),
  spoilt: row.spoilt_percent,
  missing: row.missing_amount,
  ...(row.kept_sum !== null && { kept: row.kept_sum }),
  takesPromo: row.takes_promo,
  replaces: row.replaces,
  substitution: row.substitution,
})

export async function findContent(executor: Executor, orderId: number): Promise<OrderContent | null> {
  const [row] = await run<ContentRow>(
    executor,
    `select ordered_total as "orderedTotal", ordered_promo as "orderedPromo", ordered_bonuses as "orderedBonuses",
       ordered_delivery as "orderedDelivery", used_free_delivery as "usedFreeDelivery", place,
       trade_place_id as "tradePlaceId", shipping_rate_id as "shippingRateId", coalesce((carrier_tariff ->> 'daysMax')::int, 0) as "carrierDays",
       delivery_date as "deliveryDate", recipient_name as "recipientName", recipient_phone as "recipientPhone",
       window_from_hour as "windowFromHour", window_to_hour as "windowToHour", pickup_hours as "pickupHours", finished_at as "finishedAt",
       (select coalesce(jsonb_agg(to_jsonb(order_line) order by position, id), '[]')
          from order_line where order_id = shop_order.id) as lines
       from shop_order where id = $1`,
    [orderId],
  )
  return row
    ? {
        agreed: {
          total: row.orderedTotal,
          promo: row.orderedPromo,
          bonuses: row.orderedBonuses,
          delivery: row.orderedDelivery,
        },
        usedFreeDelivery: row.usedFreeDelivery,
        lines: row.lines.map(lineOfRow),
        place: row.place,
        tradePlaceId: row.tradePlaceId,
        shippingRateId: row.shippingRateId,
        carrierDays: row.carrierDays,
        deliveryDate: row.deliveryDate,
        recipient: { name: row.recipientName, phone: row.recipientPhone },
        window: slotOfRow(row),
        finishedAt: row.finishedAt,
      }
    : null
}

export async function saveLines(
  tx: Executor,
  lines: readonly ChangeableLine[],
  amounts: OrderAmounts['lines'],
): Promise<void> {
  const sums = new Map(amounts.map((each) => [each.id, each]))
  await run(
    tx,
    `update order_line set picked_amount = line.picked_amount, agreed_amount = line.agreed_amount,
       spoilt_percent = line.spoilt_percent, missing_amount = line.missing_amount, ordered_quantity = line.ordered_quantity,
       ordered_amount = line.ordered_amount, line_sum = line.line_sum, actual_sum = line.actual_sum,
       promo_sum = line.promo_sum, bonus_sum = line.bonus_sum, kept_sum = line.kept_sum
       from jsonb_to_recordset($1::jsonb) as line (id bigint, picked_amount int, agreed_amount int,
         spoilt_percent smallint, missing_amount int, ordered_quantity int, ordered_amount int, line_sum int, actual_sum int,
         promo_sum int, bonus_sum int, kept_sum int)
      where order_line.id = line.id`,
    [
      JSON.stringify(
        lines.map((line) => ({
          ...sumColumns(sums.get(line.id)),
          id: line.id,
          picked_amount: line.picked,
          agreed_amount: line.agreed ?? null,
          spoilt_percent: line.spoilt ?? 0,
          missing_amount: line.missing ?? 0,
          kept_sum: line.kept ?? null,
          ordered_quantity: line.quantity,
          ordered_amount: baseAmount(line),
          line_sum: lineSum(line),
        })),
      ),
    ],
  )
}

const sumColumns = (amounts: LineAmounts | undefined) => ({
  actual_sum: amounts ? actualSum(amounts) : 0,
  promo_sum: amounts?.promo ?? 0,
  bonus_sum: amounts?.bonuses ?? 0,
})

/** A new line with current product data. */
export interface AddedLine {
  readonly line: ChangeableLine
  readonly product: LineProduct
  readonly amounts: LineAmounts
}

/** Stores a line after the existing ones; returns its id. */
export async function insertLine(
  tx: Executor,
  orderId: number,
  { line, product, amounts }: AddedLine,
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into order_line (order_id, position, product_id, title, slug, category_url_key, image, unit, measure,
       is_weight, vat, price, final_price, ordered_quantity, ordered_amount, line_sum, actual_sum, promo_sum, bonus_sum, substitution,
       replaces)
     select $1, coalesce(max(position), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20
       from order_line where order_id = $1
     returning id`,
    [
      orderId,
      line.productId,
      line.title,
      product.slug,
      product.categoryUrlKey,
      product.image,
      line.unit,
      line.measure,
      line.isWeight,
      product.vat,
      line.price,
      line.finalPrice,
      line.quantity,
      baseAmount(line),
      lineSum(line),
      actualSum(amounts),
      amounts.promo,
      amounts.bonuses,
      line.substitution,
      line.replaces ?? null,
    ],
  )
  if (!row) throw new Error('a line was not written')
  return row.id
}

/** Deletes lines removed by an edit; the change log keeps them. */
export async function deleteLines(tx: Executor, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await run(tx, 'delete from order_line where id = any($1::bigint[])', [lineIds])
}

/** Stores the sums of the lines, and the agreed sums when they change. */
export async function saveSums(tx: Executor, orderId: number, amounts: OrderAmounts, agreed: Agreement): Promise<void> {
  await run(
    tx,
    `update shop_order set goods_sum = $2, discount_sum = $3, promo_sum = $4, bonus_sum = $5, delivery_sum = $6,
       total_sum = $7, ordered_total = $8, ordered_promo = $9, ordered_bonuses = $10, ordered_delivery = $11
      where id = $1`,
    [
      orderId,
      amounts.goods,
      amounts.specialDiscount,
      amounts.promoDiscount,
      amounts.bonuses,
      amounts.delivery,
      amounts.total,
      agreed.total,
      agreed.promo,
      agreed.bonuses,
      agreed.delivery,
    ],
  )
}

/** Stores another day, address or recipient. Triggers of the row move its day and slot, and refuse a full one. */
export async function saveTarget(
  tx: Executor,
  order: { readonly id: number; readonly organizationId: number; readonly deliveryDate: IsoDate },
  { to: { date, place, recipient }, window, shippingRateId }: NonNullable<OrderRewrite['target']>,
): Promise<void> {
  await run(
    tx,
    `update shop_order set delivery_date = $2, window_from_hour = $3, window_to_hour = $4, place = $5,
       recipient_name = $6, recipient_phone = $7, shipping_rate_id = $8, pickup_hours = $9::jsonb where id = $1`,
    [
      order.id,
      date,
      window.fromHour,
      window.toHour,
      JSON.stringify(place),
      recipient.name,
      recipient.phone,
      shippingRateId,
      window.hours ? JSON.stringify(window.hours) : null,
    ],
  )
}
