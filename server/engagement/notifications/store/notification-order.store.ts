import type { SlotHours } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { isPaidAtHandOver, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** An order with its customer, with the fields needed for notifications. */
export interface OrderToNotify extends NotificationOrder {
  readonly customerId: number
  readonly state: DeliveryStatus
  readonly paymentMethod: PaymentMethod
  /** Region code; null = unknown. */
  readonly regionCode: string | null
  readonly phone: string
  readonly email: string | null
  readonly language: Language
  /** Surcharge due; null = none. */
  readonly surchargeDue: Kopecks | null
}

interface Row {
  id: number
  customerId: number
  state: DeliveryStatus
  deliveryKind: DeliveryKind
  paymentMethod: PaymentMethod
  sellerTitle: string
  deliveryDate: string
  fromHour: number
  toHour: number
  timeZone: string
  totalSum: Kopecks
  payBefore: Date | null
  regionCode: string | null
  hasMoney: boolean
  repayBefore: Date | null
  pickupCity: string | null
  pickupAddress: string | null
  phone: string
  email: string | null
  language: Language
  answerBefore: Date | null
  surchargeDue: Kopecks | null
  promisedFrom: Date | null
  promisedTo: Date | null
  carrierAddress: string | null
  carrierCity: string | null
  isLocker: boolean | null
  prepayment: Kopecks | null
  pickupHours: SlotHours['hours'] | null
}

/** Address without a repeated city, since many addresses begin with the city. */
function addressOf(city: string | null, address: string | null): string | null {
  if (address === null || city === null || address.includes(city)) return address
  return `${city}, ${address}`
}

/** The order; null = no such order. */
export async function findOrderToNotify(
  executor: Executor,
  orderId: number,
): Promise<Omit<OrderToNotify, 'keptUntil'> | null> {
  const [row] = await run<Row>(
    executor,
    `select id, customer_id as "customerId", state, delivery_kind as "deliveryKind",
       payment_method as "paymentMethod", seller_title as "sellerTitle", delivery_date as "deliveryDate",
       coalesce(from_hour, 0) as "fromHour", coalesce(to_hour, 24) as "toHour", time_zone as "timeZone", total_sum as "totalSum",
       pay_before as "payBefore", region_code as "regionCode", has_money as "hasMoney", repay_before as "repayBefore", pickup_city as "pickupCity",
       pickup_address as "pickupAddress", phone, email, language, answer_before as "answerBefore",
       surcharge_due as "surchargeDue", promised_from as "promisedFrom", promised_to as "promisedTo",
       carrier_address as "carrierAddress", carrier_city as "carrierCity", is_locker as "isLocker",
       pickup_hours as "pickupHours", prepayment
       from notification_order where id = $1`,
    [orderId],
  )
  if (!row) return null
  const carrierAddress = addressOf(row.carrierCity, row.carrierAddress)
  return {
    id: row.id,
    customerId: row.customerId,
    state: row.state,
    deliveryKind: row.deliveryKind,
    paymentMethod: row.paymentMethod,
    sellerTitle: row.sellerTitle,
    deliveryDate: row.deliveryDate,
    fromHour: row.fromHour,
    toHour: row.toHour,
    ...(row.pickupHours && { hours: row.pickupHours }),
    timeZone: row.timeZone,
    total: row.totalSum,
    prepayment: row.prepayment,
    isPaidOnReceipt: isPaidAtHandOver(row.paymentMethod),
    payBefore: row.payBefore,
    hasMoney: row.hasMoney,
    repayBefore: row.repayBefore,
    pickupAddress: addressOf(row.pickupCity, row.pickupAddress),
    carrierPoint: carrierAddress === null ? null : { address: carrierAddress, isLocker: row.isLocker === true },
    regionCode: row.regionCode,
    phone: row.phone,
    email: row.email,
    language: row.language,
    answerBefore: row.answerBefore,
    surchargeDue: row.surchargeDue,
    dinner: row.promisedFrom && row.promisedTo && { from: row.promisedFrom, to: row.promisedTo },
  }
}

/** Number of the newest orders among which a kind is looked for. */
const NEWEST = 2_000

/** The newest order of a kind among the newest ones; null = none. */
export async function findLastOrderId(executor: Executor, kind: 'order' | 'tour' | 'plan'): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    executor,
    `select id from (select id, delivery_kind from order_head order by id desc limit ${NEWEST}) as newest
      where case when delivery_kind in ('tour', 'plan') then delivery_kind else 'order' end = $1
      order by id desc limit 1`,
    [kind],
  )
  return row?.id ?? null
}
