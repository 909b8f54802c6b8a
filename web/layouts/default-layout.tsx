import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { LateFooter } from './footer/late-footer.tsx'
import { Header } from './header/header.tsx'
import css from './layout.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of the marketplace: header with menu, footer, and a bar of five buttons at the bottom of a phone. */
export function DefaultLayout() {
  useCartsOfTab()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <Header />
      <PageMain>
        <PageOutlet />
      </PageMain>
      <LateFooter />
      <TabBar />
    </div>
  )
}
