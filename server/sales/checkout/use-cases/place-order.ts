import type { CheckoutBody, CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import type { LineChange } from '@okolitsa/domain/cart/cart-line.ts'
import { type FirstOrderLimits, firstOrderRefusal, type OrderingPast } from '@okolitsa/domain/checkout/first-orders.ts'
import { orderSums } from '@okolitsa/domain/checkout/order-sums.ts'
import { parcelGrams } from '@okolitsa/domain/delivery/parcel.ts'
import { readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { bears } from '@okolitsa/domain/delivery/way-days.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import { add, fromRoubles, type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CarrierOffer, QuoteRefusal } from '../../../fulfilment/delivery/ports.ts'
import type { PayableOrder } from '../../../money/payments/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { sideBySide } from '../../../platform/db/side-by-side.ts'
import type { LockedCart } from '../../cart/ports.ts'
import type { LoyaltyPreview } from '../../loyalty/ports.ts'
import type { DraftDinner, DraftLine, OrderDraft, OrderPlace } from '../../order-lifecycle/ports.ts'
import type { CheckoutServices } from '../ports.ts'
import { boughtOf, type CountedProduct, countCart } from './count-cart.ts'
import { promisedDinner } from './promised-dinner.ts'

export interface PlacedCart {
  readonly order: PayableOrder
  /** Null for offline methods. */
  readonly paymentId: string | null
  readonly deliveryDate: string
  /** Of a dinner. */
  readonly dinner: DraftDinner | null
  readonly usesFreeDelivery: boolean
}

export interface PlaceRequest {
  readonly orderGroupId: string
  readonly customerId: number
  readonly cart: LockedCart
  readonly choice: CheckoutCart
  readonly place: CheckoutBody['place']
  readonly recipient: CheckoutBody['recipient']
  /** What the carrier takes; null = it does not carry this cart, or was not asked to. */
  readonly carrierOffer: CarrierOffer | null
  /** Free deliveries of the subscription that no cart before this one took. */
  readonly freeDeliveries: number
  readonly firstOrders: FirstOrderLimits
  readonly now: Date
}

/**
 * Turns one locked cart into an order inside the caller's transaction: today's catalogue, prices and delivery,
 * compared with what the customer saw, then stock, order, payment, and the cart is closed. Throws a Refusal with
 * nothing kept when the caller rolls back to its savepoint.
 */
export async function placeOrder(ports: CheckoutServices, tx: Executor, request: PlaceRequest): Promise<PlacedCart> {
  const { cart, choice, customerId, carrierOffer, now } = request
  if (cart.lines.length === 0) throw new Refusal('CART_EMPTY')
  const { organizationId } = cart
  const place = placeOf(request)
  const isDinner = cart.type === 'restaurant'
  // what is stopped after this waits for the order, and what was before is seen by what is read next
  if (isDinner) await ports.dinner.holdStill(tx, productsOf(cart))
  const [, methods, kitchen, counted] = await sideBySide([
    // before anything of it is taken: whoever pauses sales waits for this order or is seen by it; a kitchen pauses otherwise
    isDinner ? null : ports.sellers.refusePaused(tx, organizationId, now),
    ports.payments.methodsOf(tx, [organizationId]),
    isDinner ? ports.dinner.kitchenNow(tx, organizationId) : null,
    countCart(ports, tx, cart, place),
  ])
  if (!methods.get(organizationId)?.includes(choice.paymentMethod)) {
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { offered: methods.get(organizationId) ?? [] })
  }

  const bought = boughtOf(counted)
  if (bought.length === 0) throw cartChanged(counted, null, choice)
  const goodsSum = add(...bought.map(({ line }) => line.lineSum))
  const lines = bought.map((each) => draftLine(each, choice))
  // the carrier was asked about another parcel: the basket changed on the way here
  if (carrierOffer && carrierOffer.parcelGrams !== parcelGrams(lines)) throw cartChanged(counted, null, choice)

  const quote = await ports.delivery.quote({
    organizationId,
    location: place,
    now,
    ...readinessOf(bought.map(({ product }) => product)),
    methodCode: choice.methodCode,
    tradePlaceId: choice.tradePlaceId ?? null,
    carrierOffer,
    // a dinner is promised by the minute, below
    date: kitchen ? null : choice.date,
    goodsSum,
    isSubscriber: cart.isSubscriber,
    useFreeDelivery: choice.useFreeDelivery,
  })
  if (!quote.ok) throw refusalOf(quote, goodsSum, bought)
  const promised = kitchen && promisedDinner(kitchen, choice, place, bought, now)
  const { usesFreeDelivery } = quote
  if (usesFreeDelivery && request.freeDeliveries === 0) throw new Refusal('NO_FREE_SHIPPING_AVAILABLE')

  const loyaltyRequest = { customerId, organizationId, goodsSum, promoCode: choice.promoCode ?? null }
  const requestedBonuses = fromRoubles(choice.bonuses ?? 0)
  const [loyalty, past] = await sideBySide([
    ports.loyalty.preview(tx, { ...loyaltyRequest, requestedBonuses }, now),
    request.firstOrders.unpaid > 0 ? ports.orders.orderingPastOf(tx, customerId) : null,
  ])
  refuseLoyalty(loyalty, requestedBonuses)
  const promo = loyalty.promo?.discount ?? ZERO
  const sums = orderSums(lines, quote.price, { promo, bonuses: loyalty.bonuses.spent })
  if (!isAsSeen(choice, sums.total, counted)) throw cartChanged(counted, sums.total, choice)

  // nothing to pay needs no gateway
  const paymentMethod = sums.total === ZERO ? 'cashondelivery' : choice.paymentMethod
  if (sums.total !== ZERO && past) refuseTooMuchUnpaid(request, past, bought)

  let paymentId: string | null = null
  const draft: OrderDraft = {
    orderGroupId: request.orderGroupId,
    cartId: cart.id,
    isShared: cart.isShared,
    customerId,
    organizationId,
    deliveryKind: choice.methodCode,
    paymentMethod,
    place,
    tradePlaceId: choice.methodCode === 'pickup' ? (quote.tradePlace?.id ?? choice.tradePlaceId ?? null) : null,
    recipient: request.recipient,
    comment: choice.comment,
    delivery: promised ?? quote,
    shippingRateId: promised ? null : quote.shippingRateId,
    dinner: promised?.dinner ?? null,
    usesFreeDelivery,
    savedOnDelivery: quote.saved,
    carrier: quote.carrier && { ...quote.carrier, parcelGrams: parcelGrams(lines) },
    sums,
    lines,
  }
  const writeBeside = async (order: PayableOrder) => {
    const redemption = { ...loyaltyRequest, requestedBonuses, orderId: order.id, preview: loyalty }
    const written = await sideBySide([
      isOnlinePayment(order.paymentMethod) ? ports.payments.open(tx, order) : null,
      ports.loyalty.redeem(tx, redemption, now),
      ports.carts.closeCart(tx, cart.id, order),
    ])
    paymentId = written[0]
  }
  const order = await ports.orders.place(tx, draft, writeBeside).catch(offering(quote.otherDates))
  const { date: deliveryDate } = promised ?? quote
  return { order, paymentId, deliveryDate, dinner: promised?.dinner ?? null, usesFreeDelivery }
}

const productsOf = ({ lines }: LockedCart) => lines.map(({ productId }) => productId)

/** A phone that never received an order takes no more than a part of the shelf without paying. */
function refuseTooMuchUnpaid(
  { choice, firstOrders }: PlaceRequest,
  past: OrderingPast,
  bought: readonly CountedProduct[],
): void {
  const lines = bought.map(({ product: { id: productId, title, available }, line: { quantity } }) => ({
    productId,
    title,
    available,
    quantity,
  }))
  const order = { isPrepaid: isOnlinePayment(choice.paymentMethod), lines }
  const refusal = firstOrderRefusal(firstOrders, past, order)
  if (refusal) throw new Refusal('FIRST_ORDERS_LIMIT', { ...refusal })
}

/** The last place of the day went to somebody else between the quote and the order: the days that are left are named. */
const offering = (dates: readonly string[]) => (error: unknown) => {
  if (error instanceof Refusal && error.code === 'DELIVERY_DATE_UNAVAILABLE') {
    throw new Refusal(error.code, { dates: [...dates] })
  }
  throw error
}

/** The customer counts on what they typed: a code or bonuses that do not hold stop the cart, rather than cost more. */
function refuseLoyalty({ promo, bonuses }: LoyaltyPreview, requestedBonuses: Kopecks): void {
  if (promo?.refusal) throw promo.refusal
  if (bonuses.spent < requestedBonuses) throw new Refusal('BONUSES_NOT_ENOUGH', { usable: toRoubles(bonuses.usable) })
}

/** A pickup order keeps the place the cart was gathered for; the others go where the customer said. */
function placeOf({ place, cart, choice }: PlaceRequest): OrderPlace {
  return choice.methodCode === 'pickup' || !place ? { ...cart.place, ...NO_DOOR } : place
}

function draftLine({ line, product, own, chosen }: CountedProduct, choice: CheckoutCart): DraftLine {
  const { id, title, slug, categoryUrlKey, image, unit, isWeight, vat } = product
  const { price, finalPrice, measure } = chosen.sellable
  const chosenRule = choice.substitutions.find(({ productId }) => productId === id)
  return {
    productId: id,
    title,
    slug,
    categoryUrlKey,
    image,
    unit,
    measure,
    isWeight,
    vat,
    price,
    finalPrice,
    quantity: line.quantity,
    // what a guest chose by its options is nothing else
    substitution: product.dish ? 'none' : (chosenRule?.rule ?? own.substitution),
    options: chosen.options,
  }
}

/** The total says what the customer saw; without it every line must be what it was when they touched it last. */
function isAsSeen(choice: CheckoutCart, total: Kopecks, counted: readonly CountedProduct[]): boolean {
  if (choice.expectedTotal !== undefined) return Math.round(choice.expectedTotal * 100) === total
  return counted.every(({ line }) => line.changes.length === 0)
}

/** The cart check outcome of the spec: what differs, line by line, and nothing is written. */
function cartChanged(counted: readonly CountedProduct[], total: Kopecks | null, choice: CheckoutCart): Refusal {
  return new Refusal('CART_CHANGED', {
    reason: counted.some(({ line }) => line.changes.some(({ kind }) => kind === 'disabled'))
      ? 'notEnabled'
      : 'productsMismatch',
    total: total === null ? null : toRoubles(total),
    expectedTotal: choice.expectedTotal ?? null,
    changes: counted.flatMap(({ line, product }) =>
      line.changes.map((change) => ({
        productId: line.productId,
        title: product?.title ?? null,
        ...changeInRoubles(change),
      })),
    ),
  })
}

const changeInRoubles = (change: LineChange) =>
  change.kind === 'priceChanged' ? { ...change, was: toRoubles(change.was), now: toRoubles(change.now) } : change

/** Sums in roubles, as everywhere on the wire. */
function refusalOf(quote: QuoteRefusal, goodsSum: Kopecks, bought: readonly CountedProduct[]): Refusal {
  if (quote.code === 'DELIVERY_DATE_UNAVAILABLE') return new Refusal(quote.code, quote.facts)
  if (quote.code === 'GOODS_WILL_NOT_LAST') {
    const { kind, days } = quote.facts
    return new Refusal(quote.code, {
      products: bought.flatMap(({ product: { id: productId, wayDays, shelfDays, keeping } }) =>
        bears(wayDays, kind, days) ? [] : [{ productId, shelfDays, keeping }],
      ),
    })
  }
  if (quote.code !== 'MIN_SUM_NOT_REACHED') return new Refusal(quote.code)
  const { minOrderSum, missing } = quote.facts
  return new Refusal(quote.code, {
    minOrderSum: toRoubles(minOrderSum),
    goodsSum: toRoubles(goodsSum),
    missing: toRoubles(missing),
  })
}
