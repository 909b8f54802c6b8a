import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import type { IconComponent } from '../../ui/icon.tsx'
import {
  CheckIcon,
  CircleHelpIcon,
  PackageIcon,
  StarIcon,
  StoreIcon,
  TruckIcon,
  UsersRoundIcon,
} from '../../ui/icons.ts'

const LOOKS: Record<DeliveryStatus, { color: BadgeColor; icon?: IconComponent }> = {
  formed: { color: 'gray' },
  booked: { color: 'green' },
  isAssembling: { color: 'orange', icon: PackageIcon },
  onTheRoad: { color: 'blue', icon: TruckIcon },
  readyForIssuance: { color: 'green', icon: StoreIcon },
  sentToOrganizer: { color: 'plum' },
  received: { color: 'green-with-gradient', icon: CheckIcon },
  canceled: { color: 'red' },
}

/** The step of delivery. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  return (
    <Badge size="large" {...LOOKS[status]}>
      {text.deliveryStatuses[status]}
    </Badge>
  )
}

const PAYMENT_COLORS: Record<PaymentStatus, BadgeColor> = {
  open: 'orange',
  paid: 'green',
  partiallyPaid: 'orange',
  cancelled: 'red',
  returned: 'gray',
  partiallyReturned: 'gray',
  issued: 'blue',
  wait: 'blue',
}

/** The state of the payment; money that is handed over with the goods is no debt and no cancelled payment. */
export function PaymentBadge({
  order,
}: {
  order: Pick<OrderSummaryAnswer, 'paymentStatus' | 'paymentMethod' | 'isHeld' | 'status' | 'may'>
}) {
  const { paymentMethod, isHeld, status, may } = order
  // a payment that was begun and can still be made waits for the shopper, not for a bank
  const paymentStatus = order.paymentStatus === 'wait' && may.pay ? 'open' : order.paymentStatus
  if (isPaidAtHandOver(paymentMethod) && (paymentStatus === 'open' || paymentStatus === 'cancelled')) {
    if (status === 'canceled') return null
    return (
      <Badge size="large" color="gray">
        {text.payOnReceipt}
      </Badge>
    )
  }
  return (
    <Badge size="large" color={PAYMENT_COLORS[paymentStatus]}>
      {isHeld && paymentStatus === 'wait' ? text.moneyIsHeld : text.paymentStatuses[paymentStatus]}
    </Badge>
  )
}

/** «Awaits your answer», «awaits a review» and «shared», when they hold. */
export function ExtraBadges({
  order,
}: {
  order: Pick<OrderSummaryAnswer, 'awaitsAnswer' | 'awaitsReview' | 'isShared'>
}) {
  return (
    <>
      {order.awaitsAnswer && (
        <Badge size="large" color="orange" icon={CircleHelpIcon}>
          {text.awaitsAnswer}
        </Badge>
      )}
      {order.awaitsReview && (
        <Badge size="large" color="orange" icon={StarIcon}>
          {text.awaitsReview}
        </Badge>
      )}
      {order.isShared && (
        <Badge size="large" color="plum" icon={UsersRoundIcon}>
          {text.isShared}
        </Badge>
      )}
    </>
  )
}
