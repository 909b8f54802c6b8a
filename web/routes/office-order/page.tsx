import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { officeOrders as text } from '@okolitsa/strings/ru/office-orders.ts'
import { OfficeOrderScreen } from '../../features/office-orders/order-screen.tsx'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'
import { Sides } from './sides.tsx'

/** `/office/orders/:id`: one order. */
export function Page() {
  const { member, order } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title(formatOrderNumber(order.order.id))} isHidden />
      <OfficeOrderScreen
        key={order.order.id}
        initial={order}
        member={member}
        sides={<Sides order={order.order} member={member} />}
        callBackMark={<TakenMark queue="callBacks" id={order.order.id} member={member} />}
      />
    </OfficeFrame>
  )
}
