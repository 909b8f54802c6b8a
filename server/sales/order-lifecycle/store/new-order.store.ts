import { baseAmount, lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { optionsSum } from '@okolitsa/domain/restaurants/options.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { OrderDraft, OrderState } from '../ports.ts'

/** A stored order with the stock claims of its lines. */
export interface WrittenOrder {
  readonly order: OrderState
  readonly claims: readonly { readonly productId: number; readonly amount: number; readonly orderLineId: number }[]
}

const INSERT_ORDER = `insert into shop_order (order_group_id, customer_id, organization_id, cart_id, is_shared,
    delivery_kind, payment_method, payment_status, place, trade_place_id, carrier_tariff, carrier_point, recipient_name,
    recipient_phone, comment, delivery_date, window_from_hour, window_to_hour, time_zone,
    goods_sum, discount_sum, promo_sum, bonus_sum, delivery_sum, total_sum, ordered_total,
    ordered_promo, ordered_bonuses, ordered_delivery, used_free_delivery, pay_before, placed_at, is_rest_in_cash,
    saved_on_delivery, shipping_rate_id, pickup_hours, meeting_point, promo_market_percent, sale_channel)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
    $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36::jsonb, $37::jsonb, $38, $39) returning id`
// lines are inserted in the order of products, because foreign keys lock product rows one after another and bulk
// changes use the same order
const INSERT_LINES = `insert into order_line (order_id, position, product_id, title, slug, category_url_key, image, unit,
    measure, is_weight, vat, price, final_price, ordered_quantity, ordered_amount, line_sum, promo_sum, bonus_sum,
    substitution, options, options_sum, takes_promo)
  select placed.id, position, product_id, title, slug, category_url_key, image, unit, measure,
    is_weight, vat, price, final_price, ordered_quantity, ordered_amount, line_sum, promo_sum, bonus_sum,
    substitution, options, options_sum, takes_promo
    from placed, jsonb_to_recordset($40::jsonb) as line (position smallint, product_id int, title text, slug text,
      category_url_key text, image text, unit text, measure int, is_weight boolean, vat smallint, price int,
      final_price int, ordered_quantity int, ordered_amount int, line_sum int, promo_sum int, bonus_sum int,
      substitution text, options jsonb, options_sum int, takes_promo boolean)
    order by product_id, position
  returning id, order_id, product_id, ordered_amount`

/** Stores a new order with its lines and its first step. */
export async function insertOrder(
  tx: Executor,
  draft: OrderDraft,
  facts: { paymentStatus: PaymentStatus; payBefore: Date | null; placedAt: Date },
): Promise<WrittenOrder> {
  const { sums, delivery } = draft
  const carrier = carrierColumns(draft.carrier)
  const rows = await run<{ orderId: number; orderLineId: number; productId: number; amount: number }>(
    tx,
    `with placed as (${INSERT_ORDER}), line as (${INSERT_LINES}), step as (
       insert into order_transition (order_id, from_state, to_state, actor, actor_id, reason, at)
       select id, null, 'formed', 'user', $2, '', $32 from placed)
     select order_id as "orderId", id as "orderLineId", product_id as "productId", ordered_amount as amount from line`,
    [
      draft.orderGroupId,
      draft.customerId,
      draft.organizationId,
      draft.cartId ?? null,
      draft.isShared ?? false,
      draft.deliveryKind,
      draft.paymentMethod,
      facts.paymentStatus,
      draft.place && JSON.stringify(draft.place),
      draft.tradePlaceId ?? null,
      carrier.tariff,
      carrier.point,
      draft.recipient.name,
      draft.recipient.phone,
      draft.comment,
      delivery.date,
      delivery.fromHour,
      delivery.toHour,
      delivery.timeZone,
      sums.goods,
      sums.specialDiscount,
      sums.promoDiscount,
      sums.bonuses,
      sums.delivery,
      sums.total,
      sums.total,
      sums.promoDiscount,
      sums.bonuses,
      sums.delivery,
      draft.usesFreeDelivery ?? false,
      facts.payBefore,
      facts.placedAt,
      draft.isRestInCash ?? false,
      draft.usesFreeDelivery ? (draft.savedOnDelivery ?? null) : null,
      draft.shippingRateId ?? null,
      delivery.hours ? JSON.stringify(delivery.hours) : null,
      draft.meetingPoint ? JSON.stringify(draft.meetingPoint) : null,
      draft.promoMarketPercent ?? 0,
      draft.saleChannel,
      JSON.stringify(draft.lines.map(lineColumns(sharesOf(draft)))),
    ],
  )
  const [first] = rows
  if (!first) throw new Error('an order has lines')
  const id = first.orderId
  const order: OrderState = {
    id,
    number: orderNumberOf(id),
    customerId: draft.customerId,
    organizationId: draft.organizationId,
    state: 'formed',
    paymentMethod: draft.paymentMethod,
    paymentStatus: facts.paymentStatus,
    total: sums.total,
    payBefore: facts.payBefore,
    held: 0 as Kopecks,
    isRestInCash: draft.isRestInCash ?? false,
    kept: 0 as Kopecks,
    fallbackMethod: null,
    deliveryKind: draft.deliveryKind,
    deliveryDate: delivery.date,
    timeZone: delivery.timeZone,
    placedAt: facts.placedAt,
    dinner: draft.dinner ? { ...draft.dinner, acceptBefore: null } : null,
  }
  const claims = rows.map(({ productId, amount, orderLineId }) => ({ productId, amount, orderLineId }))
  return { order, claims }
}

/** Columns with a copy of the office, since the carrier may close it. */
function carrierColumns(carrier: OrderDraft['carrier']) {
  if (!carrier) return { tariff: null, point: null }
  const { tariff, point, parcelGrams } = carrier
  const kept = point && {
    code: point.code,
    title: point.title,
    kind: point.kind,
    city: point.city,
    address: point.address,
    coords: point.coords,
    workTime: point.workTime,
    note: point.note,
  }
  return {
    tariff: JSON.stringify({ ...tariff, parcelGrams }),
    point: kept && JSON.stringify(kept),
  }
}

/** Shares of the lines in the order's promo code and bonuses. */
const sharesOf = ({ lines, sums }: OrderDraft) =>
  orderAmounts(
    lines.map((line, id) => ({ ...line, id, picked: null })),
    { promo: sums.promoDiscount, bonuses: sums.bonuses, delivery: sums.delivery },
  ).lines

const lineColumns = (shares: ReturnType<typeof sharesOf>) => (line: OrderDraft['lines'][number], index: number) => ({
  position: index + 1,
  product_id: line.productId,
  title: line.title,
  slug: line.slug,
  category_url_key: line.categoryUrlKey,
  image: line.image,
  unit: line.unit,
  measure: line.measure,
  is_weight: line.isWeight,
  vat: line.vat,
  price: line.price,
  final_price: line.finalPrice,
  ordered_quantity: line.quantity,
  ordered_amount: baseAmount(line),
  line_sum: lineSum(line),
  promo_sum: shares[index]?.promo ?? 0,
  bonus_sum: shares[index]?.bonuses ?? 0,
  substitution: line.substitution,
  options: line.options,
  options_sum: optionsSum(line.options),
  takes_promo: line.takesPromo ?? true,
})
