import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentStatus } from '@okolitsa/domain/payments/payment-status.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { STATUS_COLORS } from '../../data/orders/status-colors.ts'
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
import { type PaidOrder, paymentState } from './payment-state.ts'

const ICONS: Partial<Record<DeliveryStatus, IconComponent>> = {
  isAssembling: PackageIcon,
  onTheRoad: TruckIcon,
  readyForIssuance: StoreIcon,
  received: CheckIcon,
}

/** Delivery state; of a cancelled order, the person or the reason. */
export function DeliveryBadge({
  order: { deliveryStatus, orderCancelingInitiator, systemCancelReason, dinner, waitsForDay },
}: {
  order: Pick<
    OrderSummaryAnswer,
    'deliveryStatus' | 'orderCancelingInitiator' | 'systemCancelReason' | 'dinner' | 'waitsForDay'
  >
}) {
  const icon = ICONS[deliveryStatus]
  return (
    <Badge size="large" color={STATUS_COLORS[deliveryStatus]} {...(icon && { icon })}>
      {deliveryStatus === 'canceled'
        ? systemCancelReason
          ? text.canceledBecause(systemCancelReason)
          : text.canceledBy[orderCancelingInitiator ?? 'admin']
        : waitsForDay
          ? text.waitsForDay
          : text.statusOf(deliveryStatus, dinner !== null)}
    </Badge>
  )
}

const PAYMENT_LOOKS: Record<PaymentStatus | 'onReceipt' | 'held', { color: BadgeColor; label: string }> = {
  open: { color: 'orange', label: text.paymentStatuses.open },
  paid: { color: 'green', label: text.paymentStatuses.paid },
  partiallyPaid: { color: 'orange', label: text.paymentStatuses.partiallyPaid },
  cancelled: { color: 'red', label: text.paymentStatuses.cancelled },
  returned: { color: 'gray', label: text.paymentStatuses.returned },
  partiallyReturned: { color: 'gray', label: text.paymentStatuses.partiallyReturned },
  issued: { color: 'blue', label: text.paymentStatuses.issued },
  wait: { color: 'blue', label: text.paymentStatuses.wait },
  held: { color: 'blue', label: text.moneyIsHeld },
  onReceipt: { color: 'gray', label: text.payOnReceipt },
}

/** State of the payment; hidden when it adds no information. */
export function PaymentBadge({ order }: { order: PaidOrder }) {
  const state = paymentState(order)
  if (state === null) return null
  const { color, label } = PAYMENT_LOOKS[state]
  return (
    <Badge size="large" color={color}>
      {label}
    </Badge>
  )
}

/** Badges «awaits your answer», «awaits a review» and «shared». */
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
