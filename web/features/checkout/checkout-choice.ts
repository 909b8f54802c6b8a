import type { CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import type { DinnerPromise } from '@okolitsa/contracts/restaurants/dinner.ts'
import { lastOffered } from '@okolitsa/domain/cart/chosen-way.ts'
import type { SubstitutionRule } from '@okolitsa/domain/checkout/substitution.ts'
import type { ParcelEnd } from '@okolitsa/domain/delivery/cdek-tariff.ts'
import type { NoPromiseReason } from '@okolitsa/domain/delivery/promise.ts'
import { subtractRoubles, sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import type { DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { dinnerOf } from '../../data/checkout/dinner-days.ts'
import type { CartOptions } from '../../data/checkout/use-checkout-options.ts'

export type ReceiveCode = 'courier' | 'pickup' | 'cdek'

export interface CarrierPointChoice {
  readonly code: string
  readonly end: Exclude<ParcelEnd, 'door'>
}

/** The visitor's choices for one seller; null = the shop decides. */
export interface CartChoice {
  readonly methodCode: ReceiveCode | null
  readonly tradePlaceId: number | null
  /** Substitution rules by product id; absent = no substitute. */
  readonly carrierEnd: ParcelEnd | null
  readonly carrierPoint: CarrierPointChoice | null
  readonly date: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly comment: string
  /** Product id → substitution rule; absent = no substitute. */
  readonly substitutions: Readonly<Record<string, SubstitutionRule>>
  /**
   * For dinners only: start of the wanted half hour (null = as soon as possible), sets of cutlery, drop-off at the
   * door.
   */
  readonly slotFrom: string | null
  readonly cutlery: number
  readonly dropOff: DropOff
}
export const NO_CHOICE: CartChoice = {
  methodCode: null,
  tradePlaceId: null,
  carrierEnd: null,
  carrierPoint: null,
  date: null,
  paymentMethod: null,
  comment: '',
  substitutions: {},
  slotFrom: null,
  cutlery: 1,
  dropOff: 'ring',
}

/**
 * Completes a checkout choice with the delivery method chosen when goods were added to the cart; the checkout's own
 * choice takes precedence.
 */
export function withChosenWay(choice: CartChoice, { calculation }: Pick<CartOptions, 'calculation'>): CartChoice {
  const way = lastOffered(calculation.products)
  if (!way || (choice.methodCode !== null && way.methodCode !== null && choice.methodCode !== way.methodCode))
    return choice
  const isElsewhere = choice.tradePlaceId !== null && choice.tradePlaceId !== way.tradePlaceId
  return {
    ...choice,
    methodCode: choice.methodCode ?? way.methodCode,
    tradePlaceId: choice.tradePlaceId ?? way.tradePlaceId,
    date: choice.date ?? (isElsewhere ? null : way.date),
  }
}

/** Time of a dinner's delivery: a half-hour slot of a promise, or (null) as soon as possible. */
export interface SettledDinner {
  readonly promise: DinnerPromise
  readonly slot: DinnerPromise['slots'][number] | null
}

/** A choice that can be ordered, with its sums in roubles. */
export interface SettledChoice {
  readonly method: ShippingMethod
  readonly methodCode: ReceiveCode
  /** Pickup point of the carrier; absent = another method. */
  readonly carrierPointCode?: string
  readonly date: ShippingMethod['dates'][number]
  readonly paymentMethod: PaymentMethod
  readonly deliverySum: number
  readonly total: number
  /** Time of a dinner; null = goods, which are delivered by the day. */
  readonly dinner: SettledDinner | null
}

/** The courier method with days at any of the seller's rates; sums come from the calculation. */
export const courierMethod = ({ methods }: Pick<CartOptions, 'methods'>): ShippingMethod | undefined =>
  methods.find((method) => method.methodCode === 'courier')

/** Roubles missing to the courier's minimum, which is lower for subscribers. */
export const missingForCourier = ({ methods }: Pick<CartCalculation, 'methods'>): number =>
  methods.find(({ methodCode }) => methodCode === 'courier')?.progress.toMin ?? 0

/** Reason why a delivery method is unavailable. */
type Obstacle = 'notHere' | 'tooLittle' | NoPromiseReason

/** Reason why a method is unavailable; null = the method is available. */
export function obstacle(code: ReceiveCode, { methods, calculation }: CartOptions): Obstacle | null {
  const ways = methods.filter((method) => method.methodCode === code)
  const [first] = ways
  if (!first) return 'notHere'
  if (code === 'courier' && missingForCourier(calculation) > 0) return 'tooLittle'
  return ways.some((method) => method.dates.length > 0) ? null : (first.noDates ?? 'noDeliveryDays')
}

const RECEIVE_CODES: readonly ReceiveCode[] = ['courier', 'pickup', 'cdek']

/** The chosen method while it is available, otherwise the first available one. */
export function methodInForce(choice: CartChoice, options: CartOptions): ReceiveCode | null {
  const open = RECEIVE_CODES.filter((code) => obstacle(code, options) === null)
  return open.find((code) => code === choice.methodCode) ?? open[0] ?? null
}

/** Whether the order is brought to the visitor's door. */
export function needsDoor(choice: CartChoice, options: CartOptions): boolean {
  const code = methodInForce(choice, options)
  return code === 'courier' || (code === 'cdek' && carrierInForce(choice, options.methods)?.carrier?.end === 'door')
}

/** Whether the courier in force serves only a part of the area where the address may be. */
export const needsPoint = (choice: CartChoice, options: CartOptions): boolean =>
  methodInForce(choice, options) === 'courier' && courierMethod(options)?.needsPoint === true

/** Whether neither the seller's courier nor the carrier serves the place. */
export const isOutOfReach = (options: CartOptions): boolean =>
  obstacle('courier', options) === 'notHere' && obstacle('cdek', options) === 'notHere'

/** Message of an address without delivery; undefined = delivery is possible. */
export const wordsOutOfReach = (options: CartOptions): string | undefined => {
  if (!isOutOfReach(options)) return undefined
  return options.isCarrierSilent ? text.addressUnknown : text.addressOutOfReach
}

/**
 * Whether an order asks for the address: it is delivered to the door, or cannot be because of the address. @param
 * isPicked the place was picked in the form: the field must stay after the courier has refused the address
 */
export const asksAddress = (choice: CartChoice, options: CartOptions, isPicked: boolean): boolean =>
  needsDoor(choice, options) || (isOutOfReach(options) && (isPicked || methodInForce(choice, options) === null))

export const pickupMethods = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  methods.filter((method) => method.methodCode === 'pickup' && method.tradePlace && method.dates.length > 0)

/** The carrier's methods with days, the shop's preference first. */
export const carrierMethods = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  methods.filter((method) => method.methodCode === 'cdek' && method.carrier && method.dates.length > 0)

/** The carrier's chosen method while it is available. */
export function carrierInForce(choice: CartChoice, methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  const ways = carrierMethods(methods)
  return ways.find((method) => method.carrier?.end === choice.carrierEnd) ?? ways[0]
}

/** The method in force; undefined while a pickup point of the carrier is still to be chosen. */
function methodOf(code: ReceiveCode, choice: CartChoice, options: CartOptions) {
  if (code === 'courier') return courierMethod(options)
  if (code === 'pickup') {
    const points = pickupMethods(options.methods)
    return points.find((point) => point.tradePlace?.id === choice.tradePlaceId) ?? points[0]
  }
  const way = carrierInForce(choice, options.methods)
  const end = way?.carrier?.end
  return end === 'door' || choice.carrierPoint?.end === end ? way : undefined
}

/** The chosen half hour while it is offered; by default as soon as possible, or the first half hour. */
function settledDinner(choice: CartChoice, method: ShippingMethod, { calculation }: CartOptions): SettledDinner | null {
  const promise = dinnerOf(calculation.dinners, method)
  if (!promise) return null
  const chosen = promise.slots.find(({ from }) => from === choice.slotFrom)
  return { promise, slot: chosen ?? (promise.asap ? null : (promise.slots[0] ?? null)) }
}

/** Completes the choice with defaults; null while the cart cannot be ordered. */
export function settle(choice: CartChoice, options: CartOptions): SettledChoice | null {
  const code = methodInForce(choice, options)
  if (!code) return null
  const method = methodOf(code, choice, options)
  const date = method?.dates.find((one) => one.date === choice.date) ?? method?.dates[0]
  const paymentMethod = options.payments.find((one) => one === choice.paymentMethod) ?? options.payments[0]
  if (!method || !date || !paymentMethod) return null
  const counted = options.calculation.methods.find((one) => one.methodCode === code)
  if (!counted) return null
  // the calculation contains only the carrier's preferred method; other methods have their own price
  const deliverySum = code === 'cdek' ? method.price : (counted.deliverySum ?? method.price)
  const total = sumRoubles([subtractRoubles(counted.total, counted.deliverySum ?? 0), deliverySum])
  const isToPoint = method.carrier !== null && method.carrier.end !== 'door'
  return {
    method,
    methodCode: code,
    ...(isToPoint && choice.carrierPoint && { carrierPointCode: choice.carrierPoint.code }),
    date,
    paymentMethod,
    deliverySum,
    total,
    dinner: settledDinner(choice, method, options),
  }
}
