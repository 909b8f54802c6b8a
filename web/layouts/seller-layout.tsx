import { useCartsOfTab } from '../data/cart/use-carts.ts'
import { ReportWatch } from '../features/report/report-watch.tsx'
import { useRootData } from '../platform/loading/root-data.ts'
import { useYear } from '../platform/loading/use-day-reference.ts'
import { SellerFooter } from './footer/seller-footer.tsx'
import { SellerHeader } from './header/seller-header.tsx'
import css from './layout.module.css'
import { MarketStrip } from './market-strip.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

export function SellerLayout() {
  useCartsOfTab()
  const { seller } = useRootData()
  const year = useYear()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      <MarketStrip />
      <SellerHeader />
      <PageMain>
        <PageOutlet />
      </PageMain>
      {seller && <SellerFooter year={year} seller={seller} />}
      <TabBar />
      <ReportWatch />
    </div>
  )
}
