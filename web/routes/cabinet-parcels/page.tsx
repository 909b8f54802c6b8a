import { shipmentsDesk as text } from '@okolitsa/strings/ru/shipments-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ParcelsScreen } from '../../features/shipments-desk/parcels-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/parcels`: orders sent by the carrier. */
export function Page() {
  const { member, organizationId, desk, couriers } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <Pretended service="cdek" />
        <ParcelsScreen
          organizationId={organizationId}
          initial={desk}
          couriers={couriers}
          mayArrange={member.permissions.includes('manageShop')}
        />
      </div>
    </CabinetFrame>
  )
}
