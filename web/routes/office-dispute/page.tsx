import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { DISPUTES_PATH } from '../../data/office/use-disputes.ts'
import { DisputeScreen } from '../../features/office-disputes/dispute-screen.tsx'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { OrderHistory } from '../../features/orders-desk/order-history.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from './loader.ts'

/** `/office/disputes/:id`: one dispute with its decision. */
export function Page() {
  const { member, dispute } = useLoaderData<typeof loader>()
  const { claim, order, customer, seller } = dispute
  const title = text.headline(claim.title, claim.refund)
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={title}
        note={[text.order(order.id), text.sides(customer.name, seller.title)].join(' · ')}
        actions={
          <>
            {dispute.kind && <TakenMark queue="disputes" id={dispute.id} member={member} isOpened />}
            {member.permissions.includes('seeOrders') && (
              <Button look="secondary-gray" size="medium" href={`/office/orders/${order.id}`}>
                {text.openOrder}
              </Button>
            )}
            <Button look="secondary-gray" size="medium" href={DISPUTES_PATH}>
              {text.back}
            </Button>
          </>
        }
      />
      <DisputeScreen
        key={dispute.id}
        initial={dispute}
        history={<OrderHistory history={dispute.history} zone={order.timeZone} />}
      />
    </OfficeFrame>
  )
}
