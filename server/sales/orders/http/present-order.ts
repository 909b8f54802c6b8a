import type { OrderAnswer, OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import { claimBefore } from '@okolitsa/domain/orders/claim.ts'
import { mayFollowUp, mayRepeat, mayWriteAbout } from '@okolitsa/domain/orders/follow-up.ts'
import { mayMoveOrder, type OrderFacts, progressOf } from '@okolitsa/domain/orders/order-machine.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { type DeliveryKind, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { mayPayOnlineInstead } from '@okolitsa/domain/payments/pay-online-instead.ts'
import { presentPayment } from '../../../money/payments/public.ts'
import { awaitsPayment } from '../awaits-payment.ts'
import type { OrderDetailView, OrderLineView, OrderListView, OrderView } from '../order-view.ts'
import type { OrderPage } from '../ports.ts'
import { presentChange, presentClaim } from './present-change.ts'

/** Pictures in lists and lines, pixels. */
const PREVIEW = { width: 160, height: 160 }

/** Delivery kinds in the spec's words for orders; a tour is carried by its organizer. */
const SHIPPING_METHOD = {
  courier: 'carriershipping',
  pickup: 'seller_pickup',
  cdek: 'cdek_carrier',
  tour: 'carriershipping',
} as const satisfies Record<DeliveryKind, string>

const methodOf = ({ payment_method, payment_status, state, total_sum }: OrderView) => ({
  paymentMethod: payment_method,
  paymentStatus: payment_status,
  state,
  total: total_sum,
})

/** What the customer may do with the order now; the same guards the machine has. */
function mayOf(view: OrderView, now: Date): OrderSummaryAnswer['may'] {
  const facts: OrderFacts = {
    paymentMethod: view.payment_method,
    paymentStatus: view.payment_status,
    isHeld: view.held_sum > 0,
    isRestInCash: view.is_rest_in_cash,
    hasDeliveryDayCome: dayIn(view.time_zone, now) >= view.delivery_date,
  }
  const mayMove = (to: 'canceled' | 'received') => mayMoveOrder(view.delivery_kind, view.state, to, 'user', facts)
  return {
    cancel: mayMove('canceled'),
    complete: mayMove('received'),
    pay: awaitsPayment(view) && (view.pay_before === null || view.pay_before > now),
    repeat: mayRepeat({ state: view.state, placedAt: view.placed_at }, now),
    message: mayWriteAbout({ placedAt: view.placed_at }, now),
  }
}

function presentCommon(view: OrderView, now: Date) {
  const may = mayOf(view, now)
  return {
    id: view.id,
    number: orderNumberOf(view.id),
    orderGroupId: view.order_group_id,
    farmerId: view.organization_id,
    farmer: {
      id: view.organization_id,
      title: view.seller_title,
      slug: view.seller_slug,
      type: view.seller_type,
      smallImageUrl: imageUrl(view.seller_image, PREVIEW),
      phone: view.seller_phone,
      timeZone: view.time_zone,
    },
    status: orderStatusOf(view.state),
    deliveryStatus: view.state,
    paymentStatus: view.payment_status,
    paymentMethod: view.payment_method,
    isHeld: view.held_sum > 0,
    deliveryKind: view.delivery_kind,
    shippingMethod: SHIPPING_METHOD[view.delivery_kind],
    orderDate: view.placed_at.toISOString(),
    orderCancelingInitiator: view.canceled_by,
    completionIssuer: view.completed_by,
    hasMango: view.has_telephony,
    isShared: view.is_shared,
    awaitsReview: !view.is_reviewed && mayFollowUp({ state: view.state, placedAt: view.placed_at }, now),
    awaitsAnswer: view.has_proposal,
    deliveryDate: view.delivery_date,
    deliveryWindow: { fromHour: view.window_from_hour, toHour: view.window_to_hour },
    total: toRoubles(view.total_sum),
    may,
  }
}

export function presentOrderSummary(view: OrderListView, now: Date): OrderSummaryAnswer {
  return {
    ...presentCommon(view, now),
    linesCount: view.lines_count,
    preview: view.preview.map(({ productId, title, image, hue }) => ({
      productId,
      title,
      hue,
      imageUrl: imageUrl(image, PREVIEW),
    })),
  }
}

export function presentOrder(
  { view, payment, refunds, receipts, mayEdit, proposals, claims }: OrderPage,
  now: Date,
): OrderAnswer {
  const reached = new Map(view.history.toReversed().map(({ to, at }) => [to, new Date(at)]))
  const before = claimBefore({ state: view.state, finishedAt: view.finished_at })
  const common = presentCommon(view, now)
  return {
    ...common,
    may: {
      ...common.may,
      payOnline: mayPayOnlineInstead(methodOf(view)),
      edit: mayEdit,
      changeDelivery: mayEdit && view.delivery_kind !== 'tour',
      claim: before !== null && before >= now,
    },
    claimBefore: before?.toISOString() ?? null,
    ceiling: toRoubles(view.ordered_total),
    proposals: proposals.map(presentChange),
    claims: claims.map(presentClaim),
    callHours: { fromHour: view.call_from_hour, toHour: view.call_to_hour },
    history: view.history.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    progress: progressOf(view.delivery_kind, view.state, reached).map((step) => ({
      ...step,
      reachedAt: step.reachedAt?.toISOString() ?? null,
    })),
    lines: view.lines.map((line) => presentLine(line, view.lines)),
    sums: {
      goods: toRoubles(view.goods_sum),
      specialDiscount: toRoubles(view.discount_sum),
      promoDiscount: toRoubles(view.promo_sum),
      bonuses: toRoubles(view.bonus_sum),
      delivery: toRoubles(view.delivery_sum),
      total: toRoubles(view.total_sum),
    },
    usedFreeDelivery: view.used_free_delivery,
    place: view.place,
    tradePlace: view.trade_place,
    carrierPoint: view.carrier_point && presentCarrierPoint(view.carrier_point),
    carrierTariff: view.carrier_tariff,
    recipient: { name: view.recipient_name, phone: view.recipient_phone },
    comment: view.comment,
    payment: payment && presentPayment(payment),
    // all of them when the order was cancelled
    returnedBonuses: toRoubles(
      view.state === 'canceled' ? view.ordered_bonuses : subtract(view.ordered_bonuses, view.bonus_sum),
    ),
    refunds: refunds.map((refund) => ({
      amount: toRoubles(refund.amount),
      status: refund.status,
      createdAt: refund.createdAt.toISOString(),
    })),
    receipts: receipts.flatMap(({ kind, total, url, createdAt }) =>
      url === null ? [] : [{ kind, total: toRoubles(total), url, createdAt: createdAt.toISOString() }],
    ),
  }
}

/** The carrier's point is kept as it was described when ordering; an order shows where it is and when it is open. */
function presentCarrierPoint(
  point: NonNullable<OrderDetailView['carrier_point']>,
): NonNullable<OrderAnswer['carrierPoint']> {
  const { code, title, kind, city, address, coords, workTime, note } = point
  return { code, title, kind, city, address, coords, workTime, note }
}

function presentLine(line: OrderLineView, lines: readonly OrderLineView[]): OrderAnswer['lines'][number] {
  return {
    id: line.id,
    productId: line.product_id,
    title: line.title,
    slug: line.slug,
    categoryUrlKey: line.category_url_key,
    imageUrl: imageUrl(line.image, PREVIEW),
    hue: line.hue,
    unit: line.unit,
    measure: line.measure,
    isWeight: line.is_weight,
    price: toRoubles(line.price),
    finalPrice: toRoubles(line.final_price),
    quantity: line.ordered_quantity,
    orderedAmount: line.ordered_amount,
    pickedAmount: line.picked_amount,
    orderedSum: toRoubles(line.line_sum),
    pickedSum: line.picked_amount === null ? null : toRoubles(line.actual_sum),
    actualSum: toRoubles(line.actual_sum),
    spoiltPercent: line.spoilt_percent,
    missingAmount: line.missing_amount,
    replaces: line.replaces,
    replacedBy: lines.find(({ replaces }) => replaces === line.id)?.id ?? null,
    substitution: line.substitution,
  }
}
