import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { MenuScreen } from '../../features/menus-desk/menu-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/menu`: the menu in the order customers see it. */
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
