import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { ReportWatch } from '../features/report/report-watch.tsx'
import { LateFooter } from './footer/late-footer.tsx'
import { Header } from './header/header.tsx'
import css from './layout.module.css'
import { MarketStrip } from './market-strip.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

/** Layout of the marketplace: header with menu, footer, and a tab bar of five buttons on a phone. */
export function DefaultLayout() {
  useCartsOfTab()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <MarketStrip />
      <Header />
      <PageMain>
        <PageOutlet />
      </PageMain>
      <LateFooter />
      <TabBar />
      <ReportWatch />
    </div>
  )
}
