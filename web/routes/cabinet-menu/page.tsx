import { menuDesk as text } from '@okolitsa/strings/ru/menu-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { MenuScreen } from '../../features/menus-desk/menu-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/menu`: what a restaurant cooks, in the order guests see it. */
export function Page() {
  const { member, menu } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <MenuScreen initial={menu} />
      </div>
    </CabinetFrame>
  )
}
