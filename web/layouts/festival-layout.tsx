import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { LateFooter } from './footer/late-footer.tsx'
import { Header } from './header/header.tsx'
import css from './layout.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

export function FestivalLayout() {
  useCartsOfTab()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <Header />
      <PageMain theme="pumpkin">
        <div className={css.festival}>
          <PageOutlet />
        </div>
      </PageMain>
      <LateFooter />
      <TabBar />
    </div>
  )
}
