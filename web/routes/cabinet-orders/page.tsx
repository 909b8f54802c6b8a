import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { listPath } from '../../data/orders/desk/list-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OrderList } from '../../features/orders-desk/order-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/orders`: orders of a seller. */
export function Page() {
  const { member, query, orders } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <OrderList
          key={listPath(query)}
          initial={orders}
          query={query}
          organizationId={member.organization?.id ?? null}
          mayGather={member.organization?.type === 'farmer' && member.permissions.includes('workOrders')}
        />
      </div>
    </CabinetFrame>
  )
}
