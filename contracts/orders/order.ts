import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { RECEIPT_KINDS } from '@okolitsa/domain/fiscal/receipt.ts'
import { SYSTEM_CANCEL_KEYS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { DROP_OFFS } from '@okolitsa/domain/orders/drop-off.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import {
  DELIVERY_KINDS,
  DELIVERY_STATUSES,
  ORDER_PARTIES,
  ORDER_STATUSES,
} from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { z } from 'zod'
import { pickedOptionSchema } from '../cart/cart-product.ts'
import { deliveryPlaceSchema } from '../checkout/checkout.ts'
import { carrierPointSchema, carrierWaySchema } from '../delivery/carrier.ts'
import { slotHours } from '../delivery/slot-hours.ts'
import { paymentStateSchema } from '../payments/payment.ts'
import { sellerDebtSchema } from '../payments/seller-debt.ts'
import { claimSchema, orderChangeSchema } from './order-change.ts'
import { packagesSchema } from './packages.ts'

/** Shipping methods as the spec names them in orders (section 4, Payment). */
export const ORDER_SHIPPING_METHODS = ['carriershipping', 'seller_pickup', 'cdek_carrier'] as const

/** One step of the order's way, for the progress line. */
export const progressStepSchema = z.object({
  code: z.enum(DELIVERY_STATUSES),
  /** ISO 8601; null = not reached. */
  reachedAt: z.string().nullable(),
  isCurrent: z.boolean(),
})

/** A line: what was ordered and, once gathered, what was picked. Sums are roubles. */
export const orderLineSchema = z.object({
  /** Names the line in changes and claims. */
  id: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  slug: z.string(),
  categoryUrlKey: z.string(),
  imageUrl: z.string(),
  /** Degrees of OKLCH: the ground under the picture. */
  hue: z.number().int(),
  unit: z.string(),
  /** Units of one sale step: 300 for «300 г». */
  measure: z.number().int(),
  isWeight: z.boolean(),
  /** Of one sale step, before and after the special price. */
  price: z.number(),
  finalPrice: z.number(),
  /** Sale steps. */
  quantity: z.number().int(),
  /** Grams or millilitres for weight goods, sale steps otherwise. */
  orderedAmount: z.number().int(),
  /** The same units; null = not gathered yet. */
  pickedAmount: z.number().int().nullable(),
  /** For weight goods the ceiling: «не больше N ₽». */
  orderedSum: z.number(),
  /** By what was picked; null = not gathered yet. */
  pickedSum: z.number().nullable(),
  /** As it stands, after the special price: what `sums` add up. */
  actualSum: z.number(),
  /** Per cent that came spoilt and was given back. */
  spoiltPercent: z.number().int(),
  /** Base units that did not come, or came as something else, and were given back. */
  missingAmount: z.number().int(),
  /** The customer did not take it at the hand-over. */
  isRefused: z.boolean(),
  /** The line it came instead of, and the one that came instead of it. */
  replaces: z.number().int().nullable(),
  replacedBy: z.number().int().nullable(),
  substitution: z.enum(SUBSTITUTION_RULES),
  /** Of a dish, as it was ordered; prices contain them. */
  options: z.array(pickedOptionSchema),
})

/** Roubles; `goods − specialDiscount − promoDiscount − bonuses + delivery = total`. */
export const orderSumsSchema = z.object({
  /** Before every discount. */
  goods: z.number(),
  specialDiscount: z.number(),
  promoDiscount: z.number(),
  bonuses: z.number(),
  delivery: z.number(),
  total: z.number(),
})

export const orderFarmerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  type: z.enum(['farmer', 'restaurant', 'tour_operator', 'shop']),
  smallImageUrl: z.string(),
  phone: z.string().nullable(),
  timeZone: z.string(),
})

/** Of an order at a restaurant. Moments are ISO 8601, shown by the clock of the restaurant's zone. */
export const orderDinnerSchema = z.object({
  /** As soon as possible; false = to a chosen slot. */
  isAsap: z.boolean(),
  /** As it stands: the kitchen may have needed longer than was promised. */
  promisedFrom: z.string(),
  promisedTo: z.string(),
  /** What was promised when it was ordered. */
  firstPromisedTo: z.string(),
  /** The kitchen answers until then, otherwise the order is cancelled with the money back; null = not paid, or answered. */
  acceptBefore: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** The food is ready and waits for the courier or the customer. */
  readyAt: z.string().nullable(),
  cutlery: z.number().int(),
  dropOff: z.enum(DROP_OFFS),
})
export type OrderDinner = z.output<typeof orderDinnerSchema>

/** What the customer may do with an order now. */
const maySchema = z.object({
  cancel: z.boolean(),
  complete: z.boolean(),
  pay: z.boolean(),
  repeat: z.boolean(),
  /** Write to the seller about it: ten days from the order. */
  message: z.boolean(),
})

/** One step of the order's history. */
const orderStepSchema = z.object({
  /** Null = it was placed. */
  from: z.enum(DELIVERY_STATUSES).nullable(),
  to: z.enum(DELIVERY_STATUSES),
  /** `system` is a job of the shop, shown as the administrator. */
  actor: z.enum(ORDER_ACTORS),
  reason: z.string(),
  at: z.string(),
})

/** What both the list and the page show. */
const commonFields = {
  id: z.number().int(),
  number: z.string(),
  orderGroupId: z.uuid(),
  farmerId: z.number().int(),
  farmer: orderFarmerSchema,
  /** Set B: Оформлено, Подтверждено, Отменено, Выполнено. */
  status: z.enum(ORDER_STATUSES),
  /** Set A: the step of delivery. */
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** The bank holds the money on the customer's card («wait» until it is captured). */
  isHeld: z.boolean(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  shippingMethod: z.enum(ORDER_SHIPPING_METHODS),
  /** ISO 8601. */
  orderDate: z.string(),
  orderCancelingInitiator: z.enum(ORDER_PARTIES).nullable(),
  /** Why a job cancelled the order; null = it is not cancelled, or a person did. */
  systemCancelReason: z.enum(SYSTEM_CANCEL_KEYS).nullable(),
  completionIssuer: z.enum(ORDER_PARTIES).nullable(),
  /** The support phone is worth loading. */
  hasMango: z.boolean(),
  /** Badge «Совместный». */
  isShared: z.boolean(),
  /** Badge «Ждёт оценки»: received lately, and nothing said of it. */
  awaitsReview: z.boolean(),
  /** The seller proposes a change and waits for the customer's yes or no. */
  awaitsAnswer: z.boolean(),
  /** After a failed attempt it is brought on another day that has not come: until then it is not on its way. */
  waitsForDay: z.boolean(),
  /** `YYYY-MM-DD` in the seller's time zone. */
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  /** Of an order at a restaurant; null = goods and tours. */
  dinner: orderDinnerSchema.nullable(),
  total: z.number(),
  may: maySchema,
}

export const orderSummarySchema = z.object({
  ...commonFields,
  linesCount: z.number().int(),
  /** The first lines, for small pictures. */
  preview: z.array(
    z.object({ productId: z.number().int(), title: z.string(), imageUrl: z.string(), hue: z.number().int() }),
  ),
})

export const orderSchema = z.object({
  ...commonFields,
  may: maySchema.extend({
    /** Pay online what is to be paid outside the shop (payment-methods/{orderId} names the ways). */
    payOnline: z.boolean(),
    /** Order otherwise: the seller has not begun and the day's cut-off is not over. */
    edit: z.boolean(),
    /** Another day, address or recipient: the same time. A parcel changes its recipient only. */
    changeDelivery: z.boolean(),
    /** Say that goods came spoilt, are missing or are others, until `claimBefore`. */
    claim: z.boolean(),
  }),
  /** ISO 8601; null = not received. */
  claimBefore: z.string().nullable(),
  /** Roubles the customer agreed to pay at most: «не больше N ₽». */
  ceiling: z.number(),
  /** Changes the seller proposes and the customer has not answered. */
  proposals: z.array(orderChangeSchema),
  claims: z.array(claimSchema),
  /** Null = packages of such orders are not counted: parcels of carriers, dinners and services. */
  packages: packagesSchema.nullable(),
  /** How the parcel looked when it was gathered: ids for `photos/{photoId}`. */
  parcelPhotoIds: z.array(z.uuid()),
  /** Photos that couriers took at the door: ids for `photos/{photoId}`. */
  doorPhotoIds: z.array(z.uuid()),
  /** When the seller answers the phone, whole hours of the seller's day; `toHour` is not counted. */
  callHours: z.object({ fromHour: z.number().int(), toHour: z.number().int() }),
  /** Oldest first. */
  history: z.array(orderStepSchema),
  progress: z.array(progressStepSchema),
  lines: z.array(orderLineSchema),
  sums: orderSumsSchema,
  /** The subscription paid for the courier; a cancelled order has given it back. */
  usedFreeDelivery: z.boolean(),
  place: deliveryPlaceSchema,
  tradePlace: z
    .object({
      id: z.number().int(),
      title: z.string(),
      address: z.string(),
      city: z.string(),
      coords: z.object({ latitude: z.number(), longitude: z.number() }),
    })
    .nullable(),
  /** CDEK: where the parcel is handed over; null = brought home, or not by CDEK. */
  carrierPoint: carrierPointSchema
    .pick({ code: true, title: true, kind: true, city: true, address: true, coords: true, workTime: true, note: true })
    .nullable(),
  /** CDEK: the tariff of the order; its longest term is in the delivery date already. */
  carrierTariff: carrierWaySchema.extend({ parcelGrams: z.number().int() }).nullable(),
  recipient: z.object({ name: z.string(), phone: z.string() }),
  comment: z.string(),
  /** Present for an online order that still waits for its payment. */
  payment: paymentStateSchema.nullable(),
  /** Bonuses, in roubles, that were agreed to be spent and came back since. */
  returnedBonuses: z.number(),
  /** Roubles returned or being returned to the customer. */
  refunds: z.array(z.object({ amount: z.number(), status: z.enum(['new', 'done', 'failed']), createdAt: z.string() })),
  /** Refunds that the seller owes for money taken outside a gateway, the oldest first. */
  debts: z.array(sellerDebtSchema),
  /** Fiscal receipts that are registered, oldest first; `url` shows one. */
  receipts: z.array(
    z.object({ kind: z.enum(RECEIPT_KINDS), total: z.number(), url: z.string(), createdAt: z.string() }),
  ),
})
export type OrderAnswer = z.output<typeof orderSchema>
export type OrderSummaryAnswer = z.output<typeof orderSummarySchema>
