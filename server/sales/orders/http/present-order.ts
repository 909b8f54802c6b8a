import type { OrderAnswer, OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { unitOrPiece } from '@okolitsa/domain/catalog/unit.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import { systemCancelReasonOf } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { claimBefore } from '@okolitsa/domain/orders/claim.ts'
import { mayFollowUp, mayWriteAbout } from '@okolitsa/domain/orders/follow-up.ts'
import { orderFacts } from '@okolitsa/domain/orders/order-facts.ts'
import { mayMoveOrder, progressOf } from '@okolitsa/domain/orders/order-machine.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { type DeliveryKind, isService, orderStatusOf } from '@okolitsa/domain/orders/order-status.ts'
import { hasPackages, ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import type { PhotoMoment } from '@okolitsa/domain/orders/parcel-photo.ts'
import { waitsForDay } from '@okolitsa/domain/orders/waits-for-day.ts'
import { mayPayOnlineInstead } from '@okolitsa/domain/payments/pay-online-instead.ts'
import { presentDebt, presentPayment } from '../../../money/payments/public.ts'
import { awaitsPayment } from '../awaits-payment.ts'
import type { OrderDetailView, OrderDinnerView, OrderLineView, OrderListView, OrderView } from '../order-view.ts'
import type { OrderPage } from '../ports.ts'
import { presentChange, presentClaim } from './present-change.ts'

/** Size of pictures in lists and lines, pixels. */
const PREVIEW = { width: 160, height: 160 }

/** Delivery kinds as in the spec; a tour is delivered by its organizer, a plan by the shop. */
const SHIPPING_METHOD = {
  courier: 'carriershipping',
  pickup: 'seller_pickup',
  cdek: 'cdek_carrier',
  tour: 'carriershipping',
  plan: 'carriershipping',
} as const satisfies Record<DeliveryKind, string>

const methodOf = ({ paymentMethod, paymentStatus, state, totalSum }: OrderView) => ({
  paymentMethod,
  paymentStatus,
  state,
  total: totalSum,
})

/** The customer's possible actions, by the rules of the state machine. */
function mayOf(view: OrderView, now: Date): OrderSummaryAnswer['may'] {
  const { dinner } = view
  const facts = orderFacts(
    {
      ...view,
      held: view.heldSum,
      dinner: dinner && {
        from: new Date(dinner.promisedFrom),
        acceptBefore: dinner.acceptBefore === null ? null : new Date(dinner.acceptBefore),
      },
    },
    now,
  )
  const mayMove = (to: 'canceled' | 'received') => mayMoveOrder(view.deliveryKind, view.state, to, 'user', facts)
  return {
    cancel: mayMove('canceled'),
    complete: mayMove('received'),
    pay: awaitsPayment(view) && (view.payBefore === null || view.payBefore > now),
    repeat: mayFollowUp({ state: view.state, placedAt: view.placedAt }, now),
    message: mayWriteAbout({ placedAt: view.placedAt }, now),
  }
}

const iso = (moment: string) => new Date(moment).toISOString()
const isoOrNull = (moment: string | null) => (moment === null ? null : iso(moment))

/** Normalizes a dinner's times, whose format in the JSON of the database differs. */
export const presentDinner = (dinner: OrderDinnerView): NonNullable<OrderAnswer['dinner']> => ({
  ...dinner,
  promisedFrom: iso(dinner.promisedFrom),
  promisedTo: iso(dinner.promisedTo),
  firstPromisedTo: iso(dinner.firstPromisedTo),
  acceptBefore: isoOrNull(dinner.acceptBefore),
  acceptedAt: isoOrNull(dinner.acceptedAt),
  readyAt: isoOrNull(dinner.readyAt),
})

function presentCommon(view: OrderView, now: Date) {
  const may = mayOf(view, now)
  return {
    id: view.id,
    number: orderNumberOf(view.id),
    orderGroupId: view.orderGroupId,
    farmerId: view.organizationId,
    farmer: {
      id: view.organizationId,
      title: view.sellerTitle,
      slug: view.sellerSlug,
      type: view.sellerType,
      smallImageUrl: imageUrl(view.sellerImage, PREVIEW),
      phone: view.sellerPhone,
      timeZone: view.timeZone,
    },
    status: orderStatusOf(view.state),
    deliveryStatus: view.state,
    paymentStatus: view.paymentStatus,
    paymentMethod: view.paymentMethod,
    isHeld: view.heldSum > 0,
    deliveryKind: view.deliveryKind,
    shippingMethod: SHIPPING_METHOD[view.deliveryKind],
    orderDate: view.placedAt.toISOString(),
    orderCancelingInitiator: view.canceledBy,
    systemCancelReason: systemCancelReasonOf(view.systemReason),
    completionIssuer: view.completedBy,
    hasMango: view.hasTelephony,
    isShared: view.isShared,
    awaitsReview: !view.isReviewed && mayFollowUp({ state: view.state, placedAt: view.placedAt }, now),
    awaitsAnswer: view.hasProposal,
    waitsForDay: waitsForDay(view, now),
    deliveryDate: view.deliveryDate,
    deliveryWindow: slotOfRow(view),
    dinner: view.dinner && presentDinner(view.dinner),
    total: toRoubles(view.totalSum),
    may,
  }
}

export function presentOrderSummary(view: OrderListView, now: Date): OrderSummaryAnswer {
  return {
    ...presentCommon(view, now),
    linesCount: view.linesCount,
    preview: view.preview.map(({ productId, title, image, hue }) => ({
      productId,
      title,
      hue,
      imageUrl: imageUrl(image, PREVIEW),
    })),
  }
}

const idsOf = (photos: OrderPage['photos'], of: PhotoMoment): string[] =>
  photos.filter(({ moment }) => moment === of).map(({ id }) => id)

export function presentOrder(
  { view, payment, refunds, debts, receipts, mayEdit, proposals, claims, photos }: OrderPage,
  now: Date,
): OrderAnswer {
  const reached = new Map(view.history.toReversed().map(({ to, at }) => [to, new Date(at)]))
  const before = claimBefore({ state: view.state, finishedAt: view.finishedAt })
  const common = presentCommon(view, now)
  return {
    ...common,
    may: {
      ...common.may,
      payOnline: mayPayOnlineInstead(methodOf(view)),
      edit: mayEdit,
      changeDelivery: mayEdit && !isService(view.deliveryKind),
      claim: before !== null && before >= now,
    },
    claimBefore: before?.toISOString() ?? null,
    ceiling: toRoubles(view.orderedTotal),
    proposals: proposals.map(presentChange),
    claims: claims.map((claim) => presentClaim(claim, 'customer', now)),
    packages: hasPackages({ deliveryKind: view.deliveryKind, isDinner: view.dinner !== null })
      ? (view.packages ?? ONE_PACKAGE)
      : null,
    parcelPhotoIds: idsOf(photos, 'packed'),
    doorPhotoIds: idsOf(photos, 'door'),
    callHours: { fromHour: view.callFromHour, toHour: view.callToHour },
    history: view.history.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    progress: progressOf(view.deliveryKind, view.state, reached).map((step) => ({
      ...step,
      reachedAt: step.reachedAt?.toISOString() ?? null,
    })),
    lines: view.lines.map((line) => presentLine(line, view.lines)),
    sums: {
      goods: toRoubles(view.goodsSum),
      specialDiscount: toRoubles(view.discountSum),
      promoDiscount: toRoubles(view.promoSum),
      bonuses: toRoubles(view.bonusSum),
      delivery: toRoubles(view.deliverySum),
      total: toRoubles(view.totalSum),
    },
    usedFreeDelivery: view.usedFreeDelivery,
    place: view.place,
    tradePlace: view.tradePlace,
    carrierPoint: view.carrierPoint && presentCarrierPoint(view.carrierPoint),
    carrierTariff: view.carrierTariff,
    recipient: { name: view.recipientName, phone: view.recipientPhone },
    comment: view.comment,
    payment: payment && presentPayment(payment),
    // a cancelled order returns all bonuses
    returnedBonuses: toRoubles(
      view.state === 'canceled' ? view.orderedBonuses : subtract(view.orderedBonuses, view.bonusSum),
    ),
    refunds: refunds.map((refund) => ({
      amount: toRoubles(refund.amount),
      status: refund.status,
      isByMarket: refund.isByMarket,
      createdAt: refund.createdAt.toISOString(),
    })),
    debts: debts.map((debt) => presentDebt(debt, { claims, photos }, now)),
    receipts: receipts.flatMap(({ kind, total, url, createdAt }) =>
      url === null ? [] : [{ kind, total: toRoubles(total), url, createdAt: createdAt.toISOString() }],
    ),
  }
}

/** The carrier's office as stored with the order. */
function presentCarrierPoint(
  point: NonNullable<OrderDetailView['carrierPoint']>,
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
    unit: unitOrPiece(line.unit),
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
    isRefused: line.is_refused,
    replaces: line.replaces,
    replacedBy: lines.find(({ replaces }) => replaces === line.id)?.id ?? null,
    substitution: line.substitution,
    options: line.options.map((option) => ({ ...option, price: toRoubles(option.price) })),
  }
}
