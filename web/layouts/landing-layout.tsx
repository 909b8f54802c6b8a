import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { ReportWatch } from '../features/report/report-watch.tsx'
import { useRootData } from '../platform/loading/root-data.ts'
import { useYear } from '../platform/loading/use-day-reference.ts'
import { LandingFooter } from './footer/landing-footer.tsx'
import { SellerHeader } from './header/seller-header.tsx'
import css from './layout.module.css'
import { MarketStrip } from './market-strip.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

export function LandingLayout() {
  useCartsOfTab()
  const { seller } = useRootData()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <MarketStrip />
      <SellerHeader />
      <PageMain>
        <PageOutlet />
      </PageMain>
      <LandingFooter year={useYear()} legal={seller?.legal ?? {}} />
      <TabBar />
      <ReportWatch />
    </div>
  )
}
