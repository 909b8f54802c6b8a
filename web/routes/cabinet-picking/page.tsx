import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PackagesField } from '../../features/orders-desk/packages-field.tsx'
import { EmptiedShelves } from '../../features/picking-desk/emptied-shelves.tsx'
import { PickingScreen } from '../../features/picking-desk/picking-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/picking`: lines of a day's orders, by product and by order. */
export function Page() {
  const { member, organizationId, by, picking } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g4">
        <EmptiedShelves organizationId={organizationId} />
        <PickingScreen
          key={`${picking.date}-${by}`}
          initial={picking}
          owner={{ staffId: member.id, organizationId }}
          by={by}
          packagesOf={({ id, packages }) => packages && <PackagesField orderId={id} packages={packages} />}
          title={ordersDesk.back}
        />
      </div>
    </CabinetFrame>
  )
}
