import { menuHours as text } from '@okolitsa/strings/ru/menu-hours.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OpeningHoursScreen } from '../../features/menus-desk/opening-hours-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from '../cabinet-menu/loader.ts'

/** `/cabinet/menu/hours`: opening hours of a restaurant and settings of its kitchen. */
export function Page() {
  const { member, menu } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <OpeningHoursScreen initial={menu} />
      </div>
    </CabinetFrame>
  )
}
