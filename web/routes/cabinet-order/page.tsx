import { orders } from '@okolitsa/strings/ru/orders.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OrderPackages } from '../../features/orders-desk/order-packages.tsx'
import { StaffOrderScreen } from '../../features/orders-desk/staff-order-screen.tsx'
import { EmptiedShelves } from '../../features/picking-desk/emptied-shelves.tsx'
import { OrderParcel } from '../../features/shipments-desk/order-parcel.tsx'
import { OrderSum } from '../../features/statements-desk/order-sum.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { member, found } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={orders.orderPageTitle(found.order.number)} isHidden />
      <div className="wrap section stack g5">
        {member.permissions.includes('workOrders') && (
          <EmptiedShelves
            organizationId={found.order.farmerId}
            productIds={found.order.lines.map(({ productId }) => productId)}
          />
        )}
        <StaffOrderScreen
          key={found.order.id}
          initial={found}
          permissions={member.permissions}
          packages={(order) => <OrderPackages order={order} mayWork={member.permissions.includes('workOrders')} />}
          sum={({ id }) => member.permissions.includes('seeNumbers') && <OrderSum orderId={id} />}
          parcel={({ id }) => (
            <OrderParcel
              orderId={id}
              mayWork={member.permissions.includes('workOrders')}
              mayArrange={member.permissions.includes('manageShop')}
            />
          )}
        />
      </div>
    </CabinetFrame>
  )
}
