import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { ordersPathOf } from '../../data/orders/order-path.ts'
import { reasonsOf } from '../../data/orders/step-reasons.ts'
import { useOrder } from '../../data/orders/use-order.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useHashModal } from '../../platform/navigation/use-hash-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PencilIcon, TruckIcon } from '../../ui/icons.ts'
import { CallSeller } from './call-seller.tsx'
import { ClaimList } from './claim-list.tsx'
import { claimMoment } from './claim-moment.ts'
import { claimableLines } from './claimable-lines.ts'
import type { AskHousePoint } from './delivery-window.tsx'
import { DinnerState } from './dinner-state.tsx'
import { DeliveryBadge, ExtraBadges, PaymentBadge } from './order-badges.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import css from './order-screen.module.css'
import { OrderShipment } from './order-shipment.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ParcelPhotos } from './parcel-photos.tsx'
import { PayFirst } from './pay-order.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { debtorOf, SellerDebts } from './seller-debts.tsx'

const EditWindow = lazy(() => import('./edit-window.tsx'))
const DeliveryWindow = lazy(() => import('./delivery-window.tsx'))
const ClaimWindow = lazy(() => import('./claim-window.tsx'))

/** Actions on lines: each opens a window with its own URL hash, `#edit`, `#delivery` or `#claim`. */
function LineActions({ order, housePoint }: { order: OrderAnswer; housePoint: AskHousePoint }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const editing = useHashModal('edit')
  const delivering = useHashModal('delivery')
  const claiming = useHashModal('claim')
  const mayClaim = order.may.claim && claimableLines(order).length > 0
  return (
    <>
      {order.may.edit && (
        <Button block look="secondary" icon={PencilIcon} onClick={editing.open}>
          {orderChanges.edit.open}
        </Button>
      )}
      {order.may.changeDelivery && (
        <Button block look="secondary" icon={TruckIcon} onClick={delivering.open}>
          {orderChanges.delivery.open}
        </Button>
      )}
      {mayClaim && (
        <div className="stack g2">
          <Button block look="secondary" onClick={claiming.open}>
            {orderChanges.claim.open}
          </Button>
          {order.claimBefore && (
            <p className="xs muted">{orderChanges.claim.until(claimMoment(order.claimBefore, reference))}</p>
          )}
        </div>
      )}
      <Suspense>
        {editing.isOpen && <EditWindow order={order} onClose={editing.close} />}
        {delivering.isOpen && <DeliveryWindow order={order} housePoint={housePoint} onClose={delivering.close} />}
        {claiming.isOpen && <ClaimWindow order={order} onClose={claiming.close} />}
      </Suspense>
    </>
  )
}

/**
 * Progress of the order, or the person's reason of its cancellation. The canceller, and the reason of a job, are
 * displayed above.
 */
function OrderWay({ order }: { order: OrderAnswer }) {
  if (order.deliveryStatus === 'canceled') {
    const step = order.history.findLast(({ to }) => to === 'canceled')
    const [reason] = step && step.actor !== 'system' ? reasonsOf(step) : []
    return reason ? <Notification tone="warning" title={reason} /> : null
  }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.track}</h2>
      <OrderTimeline order={order} />
      {order.completionIssuer && <p className="sm muted">{text.completedBy[order.completionIssuer]}</p>}
    </Card>
  )
}

/** An order: proposals of the seller, progress, lines, sums, actions. */
export function OrderScreen({
  initial,
  initialChanges,
  howToPay,
  housePoint,
  rating,
}: {
  initial: OrderAnswer
  initialChanges: readonly OrderChangeAnswer[]
  /** Renders payment instructions of an order that is paid outside the shop. */
  howToPay: (order: OrderAnswer) => ReactNode
  housePoint: AskHousePoint
  /** Renders ratings of a received order. */
  rating: (order: OrderAnswer) => ReactNode
}) {
  const { order, changes } = useOrder(initial, initialChanges)
  return (
    <>
      <div className="stack g2">
        <a className="link sm" href={ordersPathOf(order.farmer.type)} data-no-print="">
          {text.backToList}
        </a>
        <h1 className="h1" id="order-title" tabIndex={-1}>
          {text.order(order.number)}
        </h1>
        <div className="row fw">
          <DeliveryBadge order={order} />
          <PaymentBadge order={order} />
          <ExtraBadges order={order} />
        </div>
      </div>
      <div className={css.layout}>
        <div>
          <div className={css.proposals} aria-live="polite">
            {order.proposals.map((proposal) => (
              <ProposalCard key={proposal.id} order={order} proposal={proposal} />
            ))}
          </div>
          <div className="stack g4">
            <PayFirst order={order} />
            {order.deliveryStatus === 'received' && rating(order)}
            {order.dinner && <DinnerState order={order} dinner={order.dinner} />}
            <OrderWay order={order} />
            <OrderShipment order={order} />
            <OrderLines order={order}>
              <LineActions order={order} housePoint={housePoint} />
            </OrderLines>
            <ParcelPhotos order={order} />
            <SellerDebts orderId={order.id} debts={order.debts} zone={order.farmer.timeZone} who={debtorOf(order)} />
            <ClaimList order={order} />
            <OrderFacts order={order} />
            {howToPay(order)}
            {order.hasMango && <CallSeller order={order} />}
            <Card as="section" className={css.history}>
              <OrderHistory order={order} changes={changes} />
            </Card>
          </div>
        </div>
        <Card as="aside" className={css.aside}>
          <h2 className="h3">{text.sumsTitle}</h2>
          <OrderSums order={order} />
          <OrderSteps order={order} />
        </Card>
      </div>
    </>
  )
}
