import type { CheckoutBody, CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import { lineSum } from '@okolitsa/domain/checkout/order-sums.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { readinessOf } from '@okolitsa/domain/delivery/readiness.ts'
import { bears } from '@okolitsa/domain/delivery/way-days.ts'
import { NO_DOOR } from '@okolitsa/domain/geo/door.ts'
import { add, fromRoubles, type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CarrierOffer, Quote, QuoteRefusal } from '../../../fulfilment/delivery/ports.ts'
import type { DinnerService } from '../../../fulfilment/dinner/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { LockedCart } from '../../cart/ports.ts'
import type { DraftDinner, DraftLine, OrderPlace } from '../../order-lifecycle/ports.ts'
import type { CheckoutServices } from '../ports.ts'
import type { CheckoutTrade, Priced, Promised, Reserved, Sale, TradeDraft } from '../trade.ts'
import { cartChanged, isAsSeen } from './cart-changed.ts'
import { boughtOf, type CountedProduct, countCart, gramsOf, linesLeftInCart } from './count-cart.ts'

export interface CartLine {
  readonly choice: CheckoutCart
  /** The locked cart; null = missing, or another person's. */
  readonly cart: LockedCart | null
  /** Remaining free deliveries of the customer's subscription. */
  readonly freeDeliveries: number
}

export interface CartTerms extends Pick<CheckoutBody, 'place' | 'recipient'> {
  /** The carrier's offers by cart; absent = another delivery method, or not requested. */
  readonly carrierOffers: ReadonlyMap<string, CarrierOffer>
}

export type CartSale = Sale<CartLine, CartTerms>

/** A locked cart priced at current stock and prices. */
export interface ReservedCart extends Reserved {
  readonly cart: LockedCart
  readonly place: OrderPlace
  readonly counted: readonly CountedProduct[]
  /** Available lines. */
  readonly bought: readonly CountedProduct[]
}

type CartQuote = Extract<Quote, { ok: true }>

export interface PromisedCart
  extends Promised,
    Pick<CartQuote, 'shippingRateId' | 'tradePlace' | 'saved' | 'carrier' | 'otherDates'> {
  readonly delivery: TradeDraft['delivery']
  /** Promise of a dinner; null = promised by day. */
  readonly dinner: DraftDinner | null
}

export type CartTrade<Own extends ReservedCart = ReservedCart> = CheckoutTrade<CartLine, CartTerms, Own, PromisedCart>

/** The cart with its lines. @throws {Refusal} ACTIVE_CART_NOT_FOUND, CART_EMPTY */
export function demandCart({ line: { cart } }: CartSale): LockedCart {
  if (!cart) throw new Refusal('ACTIVE_CART_NOT_FOUND')
  if (cart.lines.length === 0) throw new Refusal('CART_EMPTY')
  return cart
}

/** Prices the lines of a cart and reads the payment methods of its seller. */
export async function countedCart(
  { catalog, payments }: Pick<CheckoutServices, 'catalog' | 'payments'>,
  tx: Executor,
  { line: { choice }, terms, now }: CartSale,
  cart: LockedCart,
  dishesFor?: DinnerService['dishesFor'],
): Promise<ReservedCart> {
  const { organizationId } = cart
  // a pickup order keeps the cart's place; others use the requested address
  const place = choice.methodCode === 'pickup' || !terms.place ? { ...cart.place, ...NO_DOOR } : terms.place
  const [methods, counted] = await pipelined([
    payments.methodsOf(tx, [organizationId]),
    countCart(catalog, tx, cart, place, now, dishesFor),
  ])
  return {
    organizationId,
    methods: methods.get(organizationId) ?? [],
    paymentMethod: choice.paymentMethod,
    cart,
    place,
    counted,
    bought: boughtOf(counted),
  }
}

/**
 * Price of the available lines.
 * @throws {Refusal} CART_CHANGED when none is available, or the parcel has changed
 */
export function priceCart({ line: { choice }, terms }: CartSale, { cart, counted, bought }: ReservedCart): Priced {
  if (bought.length === 0) throw cartChanged(counted, null, choice)
  const lines = bought.map((each) => draftLine(each, choice))
  const carrierOffer = terms.carrierOffers.get(cart.id)
  // the carrier's offer is for another parcel, because the cart changed meanwhile
  if (carrierOffer && carrierOffer.parcelGrams !== gramsOf(bought)) throw cartChanged(counted, null, choice)
  return {
    lines,
    loyalty: {
      promoCode: choice.promoCode ?? null,
      bonuses: fromRoubles(choice.bonuses ?? 0),
      categoryIds: bought.map(({ product }) => product.categoryIds),
    },
    limited: bought.map(({ product: { id: productId, title, available }, line: { quantity } }) => ({
      productId,
      title,
      available,
      quantity,
    })),
    mismatch: (total) => (isAsSeen(choice, total, counted) ? null : cartChanged(counted, total, choice)),
  }
}

/** Delivery quote of a cart. @param date null = the soonest */
export async function quoteCart(
  { delivery }: Pick<CheckoutServices, 'delivery'>,
  { line: { choice, freeDeliveries }, terms, freeDeliveriesTaken, now }: CartSale,
  { organizationId, cart, place, bought }: ReservedCart,
  { lines }: Priced,
  date: IsoDate | null,
): Promise<CartQuote> {
  const goodsSum = add(...lines.map(lineSum))
  const quote = await delivery.quote({
    organizationId,
    location: place,
    now,
    ...readinessOf(bought.map(({ product }) => product)),
    methodCode: choice.methodCode,
    tradePlaceId: choice.tradePlaceId ?? null,
    carrierOffer: terms.carrierOffers.get(cart.id) ?? null,
    date,
    goodsSum,
    isSubscriber: cart.isSubscriber,
    useFreeDelivery: choice.useFreeDelivery,
  })
  if (!quote.ok) throw refusalOf(quote, goodsSum, bought)
  if (quote.usesFreeDelivery && freeDeliveries <= freeDeliveriesTaken) throw new Refusal('NO_FREE_SHIPPING_AVAILABLE')
  return quote
}

/** A cart promised for the chosen day. */
export async function promiseByDay(
  ports: Pick<CheckoutServices, 'delivery'>,
  sale: CartSale,
  reserved: ReservedCart,
  priced: Priced,
): Promise<PromisedCart> {
  const quote = await quoteCart(ports, sale, reserved, priced, sale.line.choice.date)
  return { ...quote, delivery: quote, dinner: null }
}

/** The draft of a cart delivered by day. */
export function draftCart(
  { carts }: Pick<CheckoutServices, 'carts'>,
  { line: { choice }, terms }: CartSale,
  { cart, place, counted, bought }: ReservedCart,
  promised: PromisedCart,
): TradeDraft {
  const { delivery, shippingRateId, dinner, usesFreeDelivery, saved, carrier, tradePlace, otherDates } = promised
  return {
    cartId: cart.id,
    isShared: cart.isShared,
    deliveryKind: choice.methodCode,
    place,
    tradePlaceId: choice.methodCode === 'pickup' ? (tradePlace?.id ?? choice.tradePlaceId ?? null) : null,
    recipient: terms.recipient,
    comment: choice.comment,
    delivery,
    shippingRateId,
    dinner,
    usesFreeDelivery,
    savedOnDelivery: saved,
    carrier: carrier && { ...carrier, parcelGrams: gramsOf(bought) },
    write: (tx, order) =>
      carts.closeCart(
        tx,
        cart.id,
        order,
        linesLeftInCart(counted).map(({ line }) => line.productId),
      ),
    // the last slot of the day was taken after the quote: the refusal lists other days
    reword: (refusal) =>
      refusal.code === 'DELIVERY_DATE_UNAVAILABLE' ? new Refusal(refusal.code, { dates: [...otherDates] }) : refusal,
  }
}

/** The trade of goods: delivered on a day, or picked up. */
export const goodsTrade = (ports: CheckoutServices): CartTrade => ({
  reserve: async (tx, sale) => {
    const cart = demandCart(sale)
    const [, reserved] = await pipelined([
      // locked first: a later pause waits for this order, and the following reads see an earlier pause
      ports.sellers.refusePaused(tx, cart.organizationId, sale.now),
      countedCart(ports, tx, sale, cart),
    ])
    return reserved
  },
  price: priceCart,
  promise: (sale, reserved, priced) => promiseByDay(ports, sale, reserved, priced),
  draft: (sale, reserved, promised) => draftCart(ports, sale, reserved, promised),
})

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
    substitution: chosenRule?.rule ?? own.substitution,
    options: chosen.options,
  }
}

/** The refusal of a quote with sums in roubles, as in all responses. */
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
