import type { ReactNode } from 'react'
import { useRootData } from '../app/use-site.ts'
import { LandingFooter, type LandingLegal } from './footer/landing-footer.tsx'
import { SellerBar } from './header/seller-header.tsx'
import { PageMain, SkipLink } from './page-main.tsx'
import { PageOutlet } from './page-outlet.tsx'

/** The frame of a one-seller landing site: the seller's name above, legal data below. */
export function LandingLayout() {
  const { seller, now } = useRootData()
  return (
    <LandingFrame title={seller?.title ?? ''} year={new Date(now).getFullYear()} legal={seller?.legal ?? {}}>
      <PageOutlet />
    </LandingFrame>
  )
}

export function LandingFrame({
  title,
  year,
  legal,
  children,
}: {
  title: string
  year: number
  legal: LandingLegal
  children: ReactNode
}) {
  return (
    <>
      <SkipLink />
      <SellerBar title={title} pictureUrl={null} items={[]} pathname="/" />
      <PageMain>{children}</PageMain>
      <LandingFooter year={year} legal={legal} />
    </>
  )
}
