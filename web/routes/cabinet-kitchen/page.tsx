import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { KitchenScreen } from '../../features/kitchen-orders-desk/kitchen-screen.tsx'
import { Unheard } from '../../features/seller-notifications-desk/unheard.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/kitchen`: orders to accept, to cook and to deliver. */
export function Page() {
  const { member, organizationId, orders, menu } = useLoaderData<typeof loader>()
  // orders without notifications come first
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
