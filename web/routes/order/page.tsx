import { mayFollowUp } from '@okolitsa/domain/chat/message.ts'
import { chatLinksText } from '@okolitsa/strings/ru/chat-links.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { chatWithPath } from '../../data/chat/addresses.ts'
import { customerPush } from '../../data/push/push-side.ts'
import { HousePoint } from '../../features/checkout/house-point.tsx'
import { OrderScreen } from '../../features/orders/order-screen.tsx'
import { HowToPay } from '../../features/payments/how-to-pay.tsx'
import { OrderRating } from '../../features/reviews/order-rating.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { latePart } from '../../platform/loading/late-part.tsx'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Button } from '../../ui/button.tsx'
import { MessageCircleIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

const PushInvite = latePart(() => import('../../features/push/push-invite.tsx'))

export function Page() {
  const { order, changes, legal } = useLoaderData<typeof loader>()
  const mayWrite = hasArea(useRootData(), 'chat')
  const isUnderWay = order.deliveryStatus !== 'received' && order.deliveryStatus !== 'canceled'
  return (
    <div className="wrap section">
      <PageHead title={text.orderPageTitle(order.number)} isHidden />
      <OrderScreen
        key={order.id}
        initial={order}
        initialChanges={changes}
        housePoint={(asked) => <HousePoint {...asked} organizationIds={[order.farmerId]} />}
        rating={(current) => <OrderRating key={current.id} orderId={current.id} />}
        howToPay={(current) => <HowToPay order={current} legal={legal} />}
      />
      {isUnderWay && <PushInvite api={customerPush} />}
      {mayWrite && mayFollowUp(new Date(order.orderDate), pageClock.now()) && (
        <p>
          <Button look="secondary" size="medium" icon={MessageCircleIcon} href={chatWithPath(order.farmerId)}>
            {chatLinksText.writeAboutOrder}
          </Button>
        </p>
      )}
    </div>
  )
}
