import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { printing as text } from '@okolitsa/strings/ru/printing.ts'
import { couriersPath } from '../../data/couriers/desk/couriers-query.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { PrintScreen } from '../../features/printing-desk/print-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { RouteIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

/** `/cabinet/print`: labels and lists of a day. */
export function Page() {
  const { member, organizationId, query, day } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <PrintScreen key={day.date} day={day} query={query} organizationId={organizationId}>
          {day.date !== null && member.permissions.includes('manageShop') && (
            <Button block look="secondary-gray" icon={RouteIcon} href={couriersPath(day.date)}>
              {couriers.desk.title}
            </Button>
          )}
        </PrintScreen>
      </div>
    </CabinetFrame>
  )
}
