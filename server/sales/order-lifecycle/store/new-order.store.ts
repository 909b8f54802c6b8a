import { baseAmount, lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { optionsSum } from '@okolitsa/domain/restaurants/options.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { OrderDraft, OrderState } from '../ports.ts'

/** Writes the row of a new order. */
export async function insertOrder(
  tx: Executor,
  draft: OrderDraft,
  facts: { paymentStatus: PaymentStatus; payBefore: Date | null; placedAt: Date },
): Promise<OrderState> {
  const { sums, delivery } = draft
  const carrier = carrierColumns(draft.carrier)
  const [row] = await run<{ id: number }>(
    tx,
    `insert into shop_order (order_group_id, customer_id, organization_id, cart_id, is_shared, delivery_kind, payment_method,
       payment_status, place, trade_place_id, carrier_tariff, carrier_point, recipient_name,
       recipient_phone, comment, delivery_date, window_from_hour, window_to_hour, time_zone,
       goods_sum, discount_sum, promo_sum, bonus_sum, delivery_sum, total_sum, ordered_total,
       ordered_promo, ordered_bonuses, ordered_delivery, used_free_delivery, pay_before, placed_at, is_rest_in_cash,
       saved_on_delivery, shipping_rate_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35) returning id`,
    [
      draft.orderGroupId,
      draft.customerId,
      draft.organizationId,
      draft.cartId,
      draft.isShared,
      draft.deliveryKind,
      draft.paymentMethod,
      facts.paymentStatus,
      JSON.stringify(draft.place),
      draft.tradePlaceId,
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
      draft.usesFreeDelivery,
      facts.payBefore,
      facts.placedAt,
      draft.isRestInCash ?? false,
      draft.usesFreeDelivery ? (draft.savedOnDelivery ?? null) : null,
      draft.shippingRateId ?? null,
    ],
  )
  const { id } = row as { id: number }
  return {
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
    dinner: draft.dinner && { ...draft.dinner, acceptBefore: null },
  }
}

/** The point is kept as it was: the carrier may close it tomorrow. */
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

/** Writes the lines in their order; answers what each claims of the stock. */
export async function insertLines(
  tx: Executor,
  orderId: number,
  lines: OrderDraft['lines'],
): Promise<{ productId: number; amount: number; orderLineId: number }[]> {
  const rows = await run<{ id: number; productId: number; orderedAmount: number }>(
    tx,
    `insert into order_line (order_id, position, product_id, title, slug, category_url_key, image, unit, measure,
       is_weight, vat, price, final_price, ordered_quantity, ordered_amount, line_sum, substitution, options,
       options_sum)
     select $1, position, product_id, title, slug, category_url_key, image, unit, measure,
       is_weight, vat, price, final_price, ordered_quantity, ordered_amount, line_sum, substitution, options,
       options_sum
       from jsonb_to_recordset($2::jsonb) as line (position smallint, product_id int, title text, slug text,
         category_url_key text, image text, unit text, measure int, is_weight boolean, vat smallint, price int,
         final_price int, ordered_quantity int, ordered_amount int, line_sum int, substitution text, options jsonb, options_sum int)
     returning id, product_id as "productId", ordered_amount as "orderedAmount"`,
    [
      orderId,
      JSON.stringify(
        lines.map((line, index) => ({
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
          substitution: line.substitution,
          options: line.options,
          options_sum: optionsSum(line.options),
        })),
      ),
    ],
  )
  return rows.map((row) => ({ productId: row.productId, amount: row.orderedAmount, orderLineId: row.id }))
}
