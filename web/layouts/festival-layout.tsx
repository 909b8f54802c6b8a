import type { FestivalLook } from '@okolitsa/domain/festival/looks.ts'
import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { usePage } from '../platform/router/screens.tsx'
import { LateFooter } from './footer/late-footer.tsx'
import { Header } from './header/header.tsx'
import css from './layout.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

export function FestivalLayout() {
  useCartsOfTab()
  const page = usePage().matches.at(-1)?.data as { festival?: { look?: FestivalLook } | null } | undefined
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <Header />
      <PageMain theme={page?.festival?.look ?? 'pumpkin'}>
        <div className={css.festival}>
          <PageOutlet />
        </div>
      </PageMain>
      <LateFooter />
      <TabBar />
    </div>
  )
}
