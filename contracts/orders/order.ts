import { SUBSTITUTION_RULES } from '@okolitsa/domain/checkout/substitution.ts'
import { RECEIPT_KINDS } from '@okolitsa/domain/fiscal/receipt.ts'
import { SYSTEM_CANCEL_KEYS } from '@okolitsa/domain/orders/cancel-reasons.ts'
import { DROP_OFFS } from '@okolitsa/domain/orders/drop-off.ts'
import { ORDER_ACTORS } from '@okolitsa/domain/orders/order-machine.ts'
import {
  DELIVERY_KINDS,
  DELIVERY_STATUSES,
  ORDER_PARTY_KINDS,
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

/** Shipping methods as in the spec (section 4, Payment). */
export const ORDER_SHIPPING_METHODS = ['carriershipping', 'seller_pickup', 'cdek_carrier'] as const

export const progressStepSchema = z.object({
  code: z.enum(DELIVERY_STATUSES),
  /** Time at which the status was reached, ISO 8601; null = not reached. */
  reachedAt: z.string().nullable(),
  isCurrent: z.boolean(),
})

/** A line: the ordered and, after picking, the picked amount. Sums are roubles. */
export const orderLineSchema = z.object({
  /** Identifies the line in changes and claims. */
  id: z.number().int(),
  productId: z.number().int(),
  title: z.string(),
  slug: z.string(),
  categoryUrlKey: z.string(),
  imageUrl: z.string(),
  /** Hue of the picture's background, degrees of OKLCH. */
  hue: z.number().int(),
  unit: z.string(),
  /** Units of one sale step: 300 for «300 г». */
  measure: z.number().int(),
  isWeight: z.boolean(),
  /** Price of one sale step before and after the special price. */
  price: z.number(),
  finalPrice: z.number(),
  /** Quantity in sale steps. */
  quantity: z.number().int(),
  /** Ordered amount: grams or millilitres for weighed goods, sale steps otherwise. */
  orderedAmount: z.number().int(),
  /** Picked amount in the units of `orderedAmount`; null = not picked yet. */
  pickedAmount: z.number().int().nullable(),
  /** Sum of the ordered amount; the maximum for weighed goods: «не больше N ₽». */
  orderedSum: z.number(),
  /** Sum of the picked amount; null = not picked yet. */
  pickedSum: z.number().nullable(),
  /** Current sum after the special price; `sums` add these up. */
  actualSum: z.number(),
  /** Spoilt and refunded share, per cent. */
  spoiltPercent: z.number().int(),
  /** Missing or wrong amount that was refunded, base units. */
  missingAmount: z.number().int(),
  /** True = refused by the customer at the handover. */
  isRefused: z.boolean(),
  /** Id of the line that this line replaced; `replacedBy` is the reverse. */
  replaces: z.number().int().nullable(),
  replacedBy: z.number().int().nullable(),
  substitution: z.enum(SUBSTITUTION_RULES),
  /** Options of a dish as ordered; included in the prices. */
  options: z.array(pickedOptionSchema),
})

/** Sums of an order, roubles; `goods − specialDiscount − promoDiscount − bonuses + delivery = total`. */
export const orderSumsSchema = z.object({
  /** Price of the goods before every discount. */
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

/** Facts of an order at a restaurant. Moments are ISO 8601, shown in the restaurant's time zone. */
export const orderDinnerSchema = z.object({
  /** True = as soon as possible; false = a slot chosen by the customer. */
  isAsap: z.boolean(),
  /** Current promise; the kitchen may have extended it. */
  promisedFrom: z.string(),
  promisedTo: z.string(),
  /** End of the original promise. */
  firstPromisedTo: z.string(),
  /** Deadline of the kitchen, after which the order is cancelled and refunded; null = not paid, or answered. */
  acceptBefore: z.string().nullable(),
  acceptedAt: z.string().nullable(),
  /** Time at which the dinner became ready for the courier or the customer. */
  readyAt: z.string().nullable(),
  cutlery: z.number().int(),
  dropOff: z.enum(DROP_OFFS),
})
export type OrderDinner = z.output<typeof orderDinnerSchema>

/** Actions that the customer may take now. */
const maySchema = z.object({
  cancel: z.boolean(),
  complete: z.boolean(),
  pay: z.boolean(),
  repeat: z.boolean(),
  /** True = the customer may write to the seller about the order: ten days from the order. */
  message: z.boolean(),
})

/** An entry of the order's history. */
const orderStepSchema = z.object({
  /** Previous status; null = the order was placed. */
  from: z.enum(DELIVERY_STATUSES).nullable(),
  to: z.enum(DELIVERY_STATUSES),
  /** Actor of the step; `system` is a job of the shop, shown as the market. */
  actor: z.enum(ORDER_ACTORS),
  reason: z.string(),
  at: z.string(),
})

/** Fields of both the list and the page. */
const commonFields = {
  id: z.number().int(),
  number: z.string(),
  orderGroupId: z.uuid(),
  farmerId: z.number().int(),
  farmer: orderFarmerSchema,
  /** Status of set B: Оформлено, Подтверждено, Отменено, Выполнено. */
  status: z.enum(ORDER_STATUSES),
  /** Delivery status of set A. */
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** True = the bank holds the money on the customer's card («wait» until it is captured). */
  isHeld: z.boolean(),
  deliveryKind: z.enum(DELIVERY_KINDS),
  shippingMethod: z.enum(ORDER_SHIPPING_METHODS),
  /** Time of the order, ISO 8601. */
  orderDate: z.string(),
  orderCancelingInitiator: z.enum(ORDER_PARTY_KINDS).nullable(),
  /** Reason why a job cancelled the order; null = not cancelled, or cancelled by a person. */
  systemCancelReason: z.enum(SYSTEM_CANCEL_KEYS).nullable(),
  completionIssuer: z.enum(ORDER_PARTY_KINDS).nullable(),
  /** True = the support telephone should be loaded. */
  hasMango: z.boolean(),
  /** True = the order has the badge «Совместный». */
  isShared: z.boolean(),
  /** True = the order has the badge «Ждёт оценки»: received recently and not reviewed. */
  awaitsReview: z.boolean(),
  /** True = a proposed change awaits the customer's answer. */
  awaitsAnswer: z.boolean(),
  /** True = another day was set after a failed delivery and is still in the future. */
  waitsForDay: z.boolean(),
  /** Delivery day in the seller's time zone, `YYYY-MM-DD`. */
  deliveryDate: z.string(),
  deliveryWindow: z.object(slotHours),
  /** Dinner of an order at a restaurant; null = goods and tours. */
  dinner: orderDinnerSchema.nullable(),
  total: z.number(),
  may: maySchema,
}

export const orderSummarySchema = z.object({
  ...commonFields,
  linesCount: z.number().int(),
  /** First lines of the order, for small pictures. */
  preview: z.array(
    z.object({ productId: z.number().int(), title: z.string(), imageUrl: z.string(), hue: z.number().int() }),
  ),
})

export const orderSchema = z.object({
  ...commonFields,
  may: maySchema.extend({
    /** True = an offline order may be paid online instead (payment-methods/{orderId} lists the methods). */
    payOnline: z.boolean(),
    /** True = the order may be edited: the seller has not begun, and the day's cutoff has not passed. */
    edit: z.boolean(),
    /** True = day, address or recipient may be changed until the cutoff of `edit`. For a parcel only the recipient. */
    changeDelivery: z.boolean(),
    /** True = a claim may be made, until `claimBefore`. */
    claim: z.boolean(),
  }),
  /** Deadline of claims, ISO 8601; null = not received. */
  claimBefore: z.string().nullable(),
  /** Agreed maximum, roubles: «не больше N ₽». */
  ceiling: z.number(),
  /** Proposed changes that await the customer's answer. */
  proposals: z.array(orderChangeSchema),
  claims: z.array(claimSchema),
  /** Packages of the order; null = not counted: parcels of carriers, dinners and services. */
  packages: packagesSchema.nullable(),
  /** Photos of the packed parcel: ids for `photos/{photoId}`. */
  parcelPhotoIds: z.array(z.uuid()),
  /** Photos of couriers at the door: ids for `photos/{photoId}`. */
  doorPhotoIds: z.array(z.uuid()),
  /** The seller's telephone hours, whole local hours; `toHour` is exclusive. */
  callHours: z.object({ fromHour: z.number().int(), toHour: z.number().int() }),
  /** Steps, oldest first. */
  history: z.array(orderStepSchema),
  progress: z.array(progressStepSchema),
  lines: z.array(orderLineSchema),
  sums: orderSumsSchema,
  /** True = the courier was paid by the subscription; a cancelled order has returned it. */
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
  /** Office of CDEK for the handover; null = delivered home, or not by CDEK. */
  carrierPoint: carrierPointSchema
    .pick({ code: true, title: true, kind: true, city: true, address: true, coords: true, workTime: true, note: true })
    .nullable(),
  /** CDEK tariff of the order; its maximum time is included in the delivery date. */
  carrierTariff: carrierWaySchema.extend({ parcelGrams: z.number().int() }).nullable(),
  recipient: z.object({ name: z.string(), phone: z.string() }),
  comment: z.string(),
  /** Present while an online payment is awaited. */
  payment: paymentStateSchema.nullable(),
  /** Spent bonuses that were returned, in roubles. */
  returnedBonuses: z.number(),
  /** Completed and pending refunds, roubles. */
  refunds: z.array(
    z.object({
      amount: z.number(),
      status: z.enum(['new', 'done', 'failed']),
      /** True = the market returned the money without a change of the order. */
      isByMarket: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  /** Refunds that the seller owes for money taken outside a gateway, oldest first. */
  debts: z.array(sellerDebtSchema),
  /** Registered fiscal receipts, oldest first, with their `url`. */
  receipts: z.array(
    z.object({ kind: z.enum(RECEIPT_KINDS), total: z.number(), url: z.string(), createdAt: z.string() }),
  ),
})
export type OrderAnswer = z.output<typeof orderSchema>
export type OrderSummaryAnswer = z.output<typeof orderSummarySchema>
