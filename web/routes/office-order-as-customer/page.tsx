import { officeOrderHelp } from '@okolitsa/strings/ru/office-order-help.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { ClaimList } from '../../features/orders/claim-list.tsx'
import { DeliveryBadge, ExtraBadges, PaymentBadge } from '../../features/orders/order-badges.tsx'
import { OrderFacts } from '../../features/orders/order-facts.tsx'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderSums } from '../../features/orders/order-sums.tsx'
import { OrderTimeline } from '../../features/orders/order-timeline.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'

const text = officeOrderHelp.sides

/** `/office/orders/:id/as-customer`: the parts of the customer's page, shown and not worn: nothing here can be pressed. */
export function Page() {
  const { member, order } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.pageTitle(orders.order(order.number))} isHidden />
      <div className="stack g4">
        <a className="link sm" href={`/office/orders/${order.id}`}>
          {text.back}
        </a>
        <Notification tone="info" title={text.shown}>
          {text.shownText}
        </Notification>
        <h1 className="h1">{orders.order(order.number)}</h1>
        <div className="stack g4" inert>
          <div className="row fw">
            <DeliveryBadge order={order} />
            <PaymentBadge order={order} />
            <ExtraBadges order={order} />
          </div>
          <Card as="section" className="stack g4">
            <h2 className="h4">{orders.track}</h2>
            <OrderTimeline order={order} />
          </Card>
          <OrderLines order={order} />
          <ClaimList order={order} />
          <OrderFacts order={order} />
          <Card as="section" className="stack g4">
            <h2 className="h3">{orders.sumsTitle}</h2>
            <OrderSums order={order} />
          </Card>
        </div>
      </div>
    </OfficeFrame>
  )
}
