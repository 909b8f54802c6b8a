import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { CouriersScreen } from '../../features/couriers-desk/couriers-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/couriers`: stops of a day and couriers. */
export function Page() {
  const { member, organization, desk } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={couriers.desk.title} isHidden />
      <div className="wrap section">
        <CouriersScreen
          key={desk.date}
          initial={desk}
          organizationId={organization.id}
          sellerTitle={organization.title}
        />
      </div>
    </CabinetFrame>
  )
}
