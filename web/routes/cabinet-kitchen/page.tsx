import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { KitchenScreen } from '../../features/kitchen-orders-desk/kitchen-screen.tsx'
import { Unheard } from '../../features/seller-notifications-desk/unheard.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/kitchen`: what a kitchen has to answer, to cook and to hand over. */
export function Page() {
  const { member, organizationId, orders, menu } = useLoaderData<typeof loader>()
  // an order that waits for its answer stands first
  const unheard = (
    <div className="wrap">
      <Unheard member={member} />
    </div>
  )
  return (
    <CabinetFrame member={member}>
      {orders.length === 0 && unheard}
      <KitchenScreen organizationId={organizationId} orders={orders} menu={menu} />
      {orders.length > 0 && unheard}
    </CabinetFrame>
  )
}
