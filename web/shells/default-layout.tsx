import { isSellerSite, useRootData } from '../app/use-site.ts'
import { useCartsOfTab } from '../features/cart/use-carts.ts'
import { Footer } from './footer/footer.tsx'
import { LandingFooter } from './footer/landing-footer.tsx'
import { SellerFooter } from './footer/seller-footer.tsx'
import { Header } from './header/header.tsx'
import { SellerHeader } from './header/seller-header.tsx'
import css from './layouts.module.css'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { TabBar } from './tab-bar.tsx'

/** The frame of the shop: header with menu, footer, and a bar of five buttons at the bottom of a phone. */
export function DefaultLayout() {
  useCartsOfTab()
  const root = useRootData()
  const year = new Date(root.now).getUTCFullYear()
  return (
    <div className={css.withTabBar}>
      <SkipLink />
      {isSellerSite(root) ? <SellerHeader /> : <Header />}
      <PageMain>
        <PageOutlet />
      </PageMain>
      {root.site.mode === 'landing' ? (
        <LandingFooter year={year} legal={root.seller?.legal ?? {}} />
      ) : root.seller ? (
        <SellerFooter year={year} seller={root.seller} />
      ) : (
        <Footer />
      )}
      <TabBar />
    </div>
  )
}
