import { type CartProgress, cartProgress } from '@okolitsa/domain/cart/cart-totals.ts'
import {
  deliveryPrice,
  freeDeliverySum,
  minOrderSum,
  type RateHere,
  rateForSum,
} from '@okolitsa/domain/delivery/rate.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryPlace, DeliverySlot, MethodCode, OfferedMethod } from '../../../fulfilment/delivery/ports.ts'
import type { LoyaltyPreview } from '../../loyalty/ports.ts'
import type { CartScope } from '../cart-scope.ts'
import type { CartDeps } from './cart-deps.ts'
import { type CountedCart, withCarrierAsked } from './count-carts.ts'
import { loyaltyRequestOf } from './loyalty-request.ts'
import { getCartToOrder } from './read-carts.ts'

export interface CalculatedMethod {
  readonly methodCode: MethodCode
  readonly fee: Kopecks
  /** True = a free delivery of the subscription pays for it. */
  readonly usesFreeDelivery: boolean
  readonly progress: CartProgress
  readonly nearest: DeliverySlot | null
}

export interface CalculatedCart {
  readonly counted: CountedCart
  /** Sums by delivery method offered at the place: courier, CDEK, pickup. */
  readonly methods: readonly CalculatedMethod[]
  /** The requested method, otherwise the default one; null = unreachable. */
  readonly chosen: CalculatedMethod | null
  /** True = a free delivery of the subscription pays for the courier. */
  readonly usesFreeDelivery: boolean
  /** Discounts by promo code and bonuses. */
  readonly loyalty: LoyaltyPreview
}

const PREFERENCE: readonly MethodCode[] = ['courier', 'cdek', 'pickup']

/** Converts an offered method to a rate, so that a cart and its order are priced by the same rules. */
const rateOf = (method: OfferedMethod): RateHere => ({
  rate: {
    id: method.shippingRateId ?? 0,
    title: method.title,
    price: method.price,
    minOrderSum: method.minOrderSum,
    freeDeliverySum: method.freeDeliverySum,
    minOrderSumForSubscribers: null,
    freeDeliverySumForSubscribers: null,
    isDefault: false,
    hours: null,
    slotCapacity: null,
    areas: [],
  },
  minOrderSumForSubscribers: method.minOrderSumForSubscribers,
  freeDeliverySumForSubscribers: method.freeDeliverySumForSubscribers,
  needsPoint: method.needsPoint,
})

function calculateMethod(code: MethodCode, counted: CountedCart, isFree: boolean): CalculatedMethod | null {
  const { totals, isSubscriber } = counted
  const offered = counted.offer?.methods.filter((method) => method.methodCode === code) ?? []
  // of the carrier's tariffs the preferred one, of the courier's rates the cheapest for this sum
  const ways = code === 'cdek' ? offered.slice(0, 1) : offered
  const here = rateForSum(ways.map(rateOf), totals.toPay, isSubscriber)
  if (!here) return null
  const price = deliveryPrice(here, totals.toPay, isSubscriber)
  return {
    methodCode: code,
    fee: isFree ? ZERO : price,
    usesFreeDelivery: isFree && price > ZERO,
    progress: cartProgress(totals.toPay, {
      minOrderSum: minOrderSum(here, isSubscriber),
      freeDeliverySum: freeDeliverySum(here, isSubscriber),
    }),
    nearest: soonest(ways),
  }
}

/** The first date of one method; before a choice all pickup points count equally. */
const soonest = (methods: readonly OfferedMethod[]): DeliverySlot | null =>
  methods.flatMap(({ dates }) => dates.slice(0, 1)).toSorted((a, b) => (a.date < b.date ? -1 : 1))[0] ?? null

/** Sums of a priced cart for every delivery method, the default one first. */
export const calculateMethods = (counted: CountedCart, freeMethod: MethodCode | null = null): CalculatedMethod[] =>
  PREFERENCE.flatMap((code) => calculateMethod(code, counted, code === freeMethod) ?? [])

/**
 * Computes the sums of a cart. With `useFreeDelivery` a free delivery of the subscription pays for the courier.
 * @throws {Refusal} NOT_FOUND, NO_FREE_SHIPPING_AVAILABLE, SHIPPING_METHOD_UNAVAILABLE
 */
export async function calculateCart(
  deps: CartDeps,
  scope: CartScope,
  cartId: string,
  asked: {
    readonly at: DeliveryPlace | null
    readonly methodCode: MethodCode | null
    readonly useFreeDelivery: boolean
    /** The promo code as typed, empty = none; null = the code stored with the cart. */
    readonly promoCode: string | null
    readonly requestedBonuses: Kopecks
  },
): Promise<CalculatedCart> {
  const cart = await getCartToOrder(deps, scope, cartId, asked.at)
  const counted = await withCarrierAsked(deps, cart, asked.at ?? undefined)
  // refused also when the seller does not participate in the subscription
  if (asked.useFreeDelivery && !counted.isSubscriber) throw new Refusal('NO_FREE_SHIPPING_AVAILABLE')
  const methods = calculateMethods(counted, asked.useFreeDelivery ? 'courier' : null)
  const chosen = methods.find((method) => asked.methodCode === null || method.methodCode === asked.methodCode)
  if (!chosen && asked.methodCode !== null && methods.length > 0) {
    throw new Refusal('SHIPPING_METHOD_UNAVAILABLE', { methods: methods.map((method) => method.methodCode) })
  }
  const { requestedBonuses } = asked
  const promoCode = asked.promoCode ?? counted.cart.promoCode
  const request = await loyaltyRequestOf(deps, scope, counted, promoCode, requestedBonuses)
  const loyalty = await deps.loyalty.preview(deps.executor, request, deps.clock())
  const usesFreeDelivery = methods.some((method) => method.usesFreeDelivery)
  return { counted, methods, chosen: chosen ?? null, usesFreeDelivery, loyalty }
}
