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

/** A point of the carrier that was chosen. */
export interface CarrierPointChoice {
  readonly code: string
  readonly end: Exclude<ParcelEnd, 'door'>
}

/** What the visitor has chosen for one seller; null = left to the shop. */
export interface CartChoice {
  readonly methodCode: ReceiveCode | null
  readonly tradePlaceId: number | null
  /** How the carrier's parcel is received; null = as the shop would. */
  readonly carrierEnd: ParcelEnd | null
  readonly carrierPoint: CarrierPointChoice | null
  readonly date: string | null
  readonly paymentMethod: PaymentMethod | null
  readonly comment: string
  /** Product id → what to do when it runs out; absent = take nothing instead. */
  readonly substitutions: Readonly<Record<string, SubstitutionRule>>
  /** Of a dinner: the half hour it is wanted in; null = as soon as possible. Sets of cutlery, and what is done at the door. */
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
  /** Absent = not to a point of the carrier. */
  readonly carrierPointCode?: string
  readonly date: ShippingMethod['dates'][number]
  readonly paymentMethod: PaymentMethod
  readonly deliverySum: number
  readonly total: number
  /** Null = goods, which come by the day. */
  readonly dinner: SettledDinner | null
}

/** The courier with the days on which one comes, by any of the seller's rates; the sums are the calculation's. */
export const courierMethod = ({ methods }: Pick<CartOptions, 'methods'>): ShippingMethod | undefined =>
  methods.find((method) => method.methodCode === 'courier')

/** Roubles still missing to the courier's minimum, which is a lower one for subscribers. */
export const missingForCourier = ({ methods }: Pick<CartCalculation, 'methods'>): number =>
  methods.find(({ methodCode }) => methodCode === 'courier')?.progress.toMin ?? 0

/** Why a way to receive cannot be chosen now. */
type Obstacle = 'notHere' | 'tooLittle' | NoPromiseReason

/** Null = the way can be chosen. */
export function obstacle(code: ReceiveCode, { methods, calculation }: CartOptions): Obstacle | null {
  const ways = methods.filter((method) => method.methodCode === code)
  const [first] = ways
  if (!first) return 'notHere'
  if (code === 'courier' && missingForCourier(calculation) > 0) return 'tooLittle'
  return ways.some((method) => method.dates.length > 0) ? null : (first.noDates ?? 'noDeliveryDays')
}

const RECEIVE_CODES: readonly ReceiveCode[] = ['courier', 'pickup', 'cdek']

/** The way to receive that is in force: the chosen one while it can be had, else the first that can. */
export function methodInForce(choice: CartChoice, options: CartOptions): ReceiveCode | null {
  const open = RECEIVE_CODES.filter((code) => obstacle(code, options) === null)
  return open.find((code) => code === choice.methodCode) ?? open[0] ?? null
}

/** Somebody comes to the visitor's door, so it has to be known. */
export function needsDoor(choice: CartChoice, options: CartOptions): boolean {
  const code = methodInForce(choice, options)
  return code === 'courier' || (code === 'cdek' && carrierInForce(choice, options.methods)?.carrier?.end === 'door')
}

/** The courier in force comes to a part of where the address may be. */
export const needsPoint = (choice: CartChoice, options: CartOptions): boolean =>
  methodInForce(choice, options) === 'courier' && courierMethod(options)?.needsPoint === true

/** Nobody brings anything to the place: neither the seller's courier nor the carrier. */
export const isOutOfReach = (options: CartOptions): boolean =>
  obstacle('courier', options) === 'notHere' && obstacle('cdek', options) === 'notHere'

/** What is said at an address that nobody is known to come to; undefined = somebody comes. */
export const wordsOutOfReach = (options: CartOptions): string | undefined => {
  if (!isOutOfReach(options)) return undefined
  return options.isCarrierSilent ? text.addressUnknown : text.addressOutOfReach
}

/**
 * Whether the address is asked for at an order: somebody comes to the door, or nobody does because of the address.
 * @param isPicked the place is an address picked in the form: it must not disappear with the courier it turned away
 */
export const asksAddress = (choice: CartChoice, options: CartOptions, isPicked: boolean): boolean =>
  needsDoor(choice, options) || (isOutOfReach(options) && (isPicked || methodInForce(choice, options) === null))

/** Pickup points that have days. */
export const pickupMethods = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  methods.filter((method) => method.methodCode === 'pickup' && method.tradePlace && method.dates.length > 0)

/** The carrier's ways that have days, the shop's own choice first. */
export const carrierMethods = (methods: readonly ShippingMethod[]): readonly ShippingMethod[] =>
  methods.filter((method) => method.methodCode === 'cdek' && method.carrier && method.dates.length > 0)

/** The carrier's way in force: the chosen one while it can be had. */
export function carrierInForce(choice: CartChoice, methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  const ways = carrierMethods(methods)
  return ways.find((method) => method.carrier?.end === choice.carrierEnd) ?? ways[0]
}

/** Of all ways the one that is in force; none while a point of the carrier is still to be chosen. */
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

/** The half hour that was chosen while it is offered; without one as soon as possible, or the first half hour. */
function settledDinner(choice: CartChoice, method: ShippingMethod, { calculation }: CartOptions): SettledDinner | null {
  const promise = dinnerOf(calculation.dinners, method)
  if (!promise) return null
  const chosen = promise.slots.find(({ from }) => from === choice.slotFrom)
  return { promise, slot: chosen ?? (promise.asap ? null : (promise.slots[0] ?? null)) }
}

/** The choice completed by what is first at hand; null while nothing can be ordered. */
export function settle(choice: CartChoice, options: CartOptions): SettledChoice | null {
  const code = methodInForce(choice, options)
  if (!code) return null
  const method = methodOf(code, choice, options)
  const date = method?.dates.find((one) => one.date === choice.date) ?? method?.dates[0]
  const paymentMethod = options.payments.find((one) => one === choice.paymentMethod) ?? options.payments[0]
  if (!method || !date || !paymentMethod) return null
  const counted = options.calculation.methods.find((one) => one.methodCode === code)
  if (!counted) return null
  // the sums of a cart know the carrier's way the shop prefers; the price of another stands with that way
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
