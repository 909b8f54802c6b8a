import type { CabinetOrderSummary } from '@okolitsa/contracts/orders/desk-order.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { Badge } from '../../ui/badge.tsx'
import { ScaleIcon } from '../../ui/icons.ts'
import { OrderMarks } from './order-marks.tsx'

/** Status and special marks of an order. */
export function OrderBadges({ order }: { order: CabinetOrderSummary }) {
  return (
    <>
      <OrderMarks {...order} />
      {order.toWeigh > 0 && order.state === 'isAssembling' && (
        <Badge size="large" color="blue" icon={ScaleIcon}>
          {text.toWeigh(order.toWeigh)}
        </Badge>
      )}
      {order.isFirstOrder && (
        <Badge size="large" color="gray">
          {text.firstOrder}
        </Badge>
      )}
      {order.awaitsAnswer && (
        <Badge size="large" color="plum">
          {text.awaitsAnswer}
        </Badge>
      )}
      {order.owesMoney && (
        <Badge size="large" color="red">
          {text.owesMoney}
        </Badge>
      )}
      {order.hasClaim && (
        <Badge size="large" color="red">
          {order.isClaimLate ? text.claimIsLate : text.hasClaim}
        </Badge>
      )}
    </>
  )
}
