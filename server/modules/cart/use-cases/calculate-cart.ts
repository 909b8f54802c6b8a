import { deliveryFee, sumsFor } from '@okolitsa/domain/cart/cart-delivery.ts'
import { type CartProgress, cartProgress } from '@okolitsa/domain/cart/cart-totals.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryPlace, DeliverySlot, MethodCode, OfferedMethod } from '../../delivery/ports.ts'
import type { Shopper } from '../policy.ts'
import type { CartDeps } from './cart-deps.ts'
import type { CountedCart } from './count-carts.ts'
import { getCart } from './read-carts.ts'

/** The sums of a cart for one way to get it. */
export interface CalculatedMethod {
  readonly methodCode: MethodCode
  /** null = the carrier tells it at checkout. */
  readonly fee: Kopecks | null
  readonly progress: CartProgress
  readonly nearest: DeliverySlot | null
}

export interface CalculatedCart {
  readonly counted: CountedCart
  /** One per method the seller offers at the place: courier, CDEK, pickup. */
  readonly methods: readonly CalculatedMethod[]
  /** The asked one, otherwise the one meant on the cart's card; null = nothing reaches the place. */
  readonly chosen: CalculatedMethod | null
}

/** The way meant where none is chosen: what most shoppers take first. */
const PREFERENCE: readonly MethodCode[] = ['courier', 'cdek', 'pickup']

/** Of several entries of one method (pickup points) the cheapest, the soonest first. */
function bestOf(methods: readonly OfferedMethod[], code: MethodCode): OfferedMethod | null {
  const entries = methods.filter((method) => method.methodCode === code)
  const soonest = (method: OfferedMethod) => method.dates[0]?.date ?? '9999-12-31'
  return entries.toSorted((a, b) => a.price - b.price || (soonest(a) < soonest(b) ? -1 : 1))[0] ?? null
}

function calculateMethod(method: OfferedMethod, counted: CountedCart, isFree: boolean): CalculatedMethod {
  const { totals, isSubscriber } = counted
  const progress = cartProgress(totals.toPay, sumsFor(method, isSubscriber))
  const fee = isFree ? ZERO : deliveryFee(method, totals.toPay, isSubscriber)
  return {
    methodCode: method.methodCode,
    // what CDEK takes depends on the parcel and the point chosen at checkout, unless the seller pays it
    fee: method.methodCode === 'cdek' && !isFree && (fee > 0 || progress.toFree !== 0) ? null : fee,
    progress,
    nearest: method.dates[0] ?? null,
  }
}

/** The sums of a counted cart for every way to get it, the usual one first. */
export function calculateMethods(counted: CountedCart, freeMethod: MethodCode | null = null): CalculatedMethod[] {
  const methods = counted.offer?.methods ?? []
  return PREFERENCE.flatMap((code) => {
    const method = bestOf(methods, code)
    return method ? [calculateMethod(method, counted, code === freeMethod)] : []
  })
}

/**
 * The sums of a cart. With `useFreeDelivery` one free delivery of the subscription is spent on the courier.
 * @throws {Refusal} NOT_FOUND, NO_FREE_SHIPPING_AVAILABLE, SHIPPING_METHOD_UNAVAILABLE
 */
export const calculateCart =
  (deps: CartDeps) =>
  async (
    shopper: Shopper,
    cartId: string,
    asked: {
      readonly at: DeliveryPlace | null
      readonly methodCode: MethodCode | null
      readonly useFreeDelivery: boolean
    },
  ): Promise<CalculatedCart> => {
    const counted = await getCart(deps)(shopper, cartId, asked.at)
    // also when the seller does not take part in the subscription
    if (asked.useFreeDelivery && !counted.isSubscriber) throw new Refusal('NO_FREE_SHIPPING_AVAILABLE')
    const methods = calculateMethods(counted, asked.useFreeDelivery ? 'courier' : null)
    const chosen = methods.find((method) => asked.methodCode === null || method.methodCode === asked.methodCode)
    if (!chosen && asked.methodCode !== null && methods.length > 0) {
      throw new Refusal('SHIPPING_METHOD_UNAVAILABLE', { methods: methods.map((method) => method.methodCode) })
    }
    return { counted, methods, chosen: chosen ?? null }
  }
