import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'

const STATES: Record<DeliveryStatus, BadgeColor> = {
  formed: 'lime',
  booked: 'green',
  isAssembling: 'orange',
  onTheRoad: 'blue',
  readyForIssuance: 'green',
  sentToOrganizer: 'plum',
  received: 'gray',
  canceled: 'red',
}
/** Money that is there needs no colour of its own: what stands out is what is missing. */
const MONEY: Partial<Record<PaymentStatus, BadgeColor>> = { paid: 'green', open: 'orange', partiallyPaid: 'orange' }

interface Marked {
  readonly state: DeliveryStatus
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaymentMethod
}

/** Where an order is and what became of its money. */
export function OrderMarks({ state, paymentStatus, paymentMethod }: Marked) {
  const isPaidAtDoor = paymentMethod === 'cashondelivery' && paymentStatus === 'open'
  return (
    <>
      <Badge size="large" color={STATES[state]}>
        {orders.deliveryStatuses[state]}
      </Badge>
      <Badge size="large" color={isPaidAtDoor ? 'gray' : (MONEY[paymentStatus] ?? 'gray')}>
        {isPaidAtDoor ? orders.payOnReceipt : orders.paymentStatuses[paymentStatus]}
      </Badge>
    </>
  )
}
