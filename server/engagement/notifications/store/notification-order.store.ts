import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import type { DeliveryKind, DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { isPaidAtHandOver, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** An order as its notifications need it, with the customer they go to. */
export interface OrderToNotify extends NotificationOrder {
  readonly customerId: number
  readonly state: DeliveryStatus
  readonly paymentMethod: PaymentMethod
  /** Where it goes; null = the place names no region we know. */
  readonly regionCode: string | null
  readonly phone: string
  readonly email: string | null
  /** What the customer is asked to pay on top; null = nothing. */
  readonly surchargeDue: Kopecks | null
}

interface Row {
  id: number
  customer_id: number
  state: DeliveryStatus
  delivery_kind: DeliveryKind
  payment_method: PaymentMethod
  seller_title: string
  delivery_date: string
  from_hour: number
  to_hour: number
  time_zone: string
  total_sum: Kopecks
  pay_before: Date | null
  region_code: string | null
  has_money: boolean
  pickup_city: string | null
  pickup_address: string | null
  phone: string
  email: string | null
  answer_before: Date | null
  surcharge_due: Kopecks | null
}

/** Cities begin many addresses; they are not said twice. */
function pickupAddressOf({ pickup_city: city, pickup_address: address }: Row): string | null {
  if (address === null || city === null || address.includes(city)) return address
  return `${city}, ${address}`
}

/** Null = there is no such order. */
export async function findOrderToNotify(executor: Executor, orderId: number): Promise<OrderToNotify | null> {
  const [row] = await run<Row>(executor, 'select * from notification_order where id = $1', [orderId])
  if (!row) return null
  return {
    id: row.id,
    customerId: row.customer_id,
    state: row.state,
    deliveryKind: row.delivery_kind,
    paymentMethod: row.payment_method,
    sellerTitle: row.seller_title,
    deliveryDate: row.delivery_date,
    fromHour: row.from_hour,
    toHour: row.to_hour,
    timeZone: row.time_zone,
    total: row.total_sum,
    isPaidOnReceipt: isPaidAtHandOver(row.payment_method),
    payBefore: row.pay_before,
    hasMoney: row.has_money,
    pickupAddress: pickupAddressOf(row),
    regionCode: row.region_code,
    phone: row.phone,
    email: row.email,
    answerBefore: row.answer_before,
    surchargeDue: row.surcharge_due,
  }
}
