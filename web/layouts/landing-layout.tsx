import { useRootData } from '../platform/loading/root-data.ts'
import { useYear } from '../platform/loading/use-day-reference.ts'
import { LandingFooter } from './footer/landing-footer.tsx'
import { SellerBar } from './header/seller-header.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of a one-seller landing site: the seller's name above, legal data below. */
export function LandingLayout() {
  const { seller } = useRootData()
  return (
    <>
      <SkipLink />
      <SellerBar seller={seller} />
      <PageMain>
        <PageOutlet />
      </PageMain>
      <LandingFooter year={useYear()} legal={seller?.legal ?? {}} />
    </>
  )
}
