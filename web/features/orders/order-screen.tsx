import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeliveryBadge, ExtraBadges, PaymentBadge } from './order-badges.tsx'
import { OrderFacts, OrderLines, OrderSums } from './order-details.tsx'
import css from './order-screen.module.css'
import { OrderSteps } from './order-steps.tsx'
import { OrderTrack } from './order-track.tsx'
import { useOrder } from './use-order.ts'

/** One order: where it is, what is in it, what it comes to, what can be done. */
export function OrderScreen({
  initial,
  onRepeated,
  howToPay,
}: {
  initial: OrderAnswer
  onRepeated: () => void
  /** For orders that are paid outside the shop. */
  howToPay: ReactNode
}) {
  const order = useOrder(initial)
  const isCanceled = order.deliveryStatus === 'canceled'
  return (
    <>
      <div className="stack g2">
        <a className="link sm" href="/account/orders">
          {text.backToList}
        </a>
        <h1 className="h1">{text.order(order.number)}</h1>
        <div className="row fw">
          <DeliveryBadge status={order.deliveryStatus} />
          <PaymentBadge order={order} />
          <ExtraBadges order={order} />
        </div>
      </div>
      <div className={css.layout}>
        <div className="stack g4">
          {isCanceled ? (
            <Notice tone="warning" title={text.canceledBy[order.orderCancelingInitiator ?? 'admin']} />
          ) : (
            <Card as="section" className="stack g4">
              <h2 className="h4">{text.track}</h2>
              <OrderTrack order={order} />
              {order.completionIssuer && <p className="sm muted">{text.completedBy[order.completionIssuer]}</p>}
            </Card>
          )}
          <OrderLines order={order} />
          <OrderFacts order={order} />
          {howToPay}
        </div>
        <Card as="aside" className={css.aside}>
          <h2 className="h3">{text.sumsTitle}</h2>
          <OrderSums order={order} />
          <OrderSteps order={order} onRepeated={onRepeated} />
        </Card>
      </div>
    </>
  )
}
