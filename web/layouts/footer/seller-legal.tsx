import { sellerLayoutText } from '@okolitsa/strings/ru/seller-layout.ts'
import css from './footer.module.css'

/** Legal data of the organization; absent fields are hidden. */
export interface LegalFacts {
  readonly organizationName?: string | undefined
  readonly organizationAddress?: string | undefined
  readonly tin?: string | undefined
  readonly ien?: string | undefined
}

const text = sellerLayoutText.footer

/** Legal data on a seller's site (spec 2.3). */
export function SellerLegal({ legal, year }: { legal: LegalFacts; year: number }) {
  return (
    <div className={css.legal}>
      {legal.organizationName && <p>{text.organization(legal.organizationName, year)}</p>}
      {legal.organizationAddress && <p>{text.address(legal.organizationAddress)}</p>}
      {legal.tin && <p>{text.tin(legal.tin)}</p>}
      {legal.ien && <p>{text.ien(legal.ien)}</p>}
    </div>
  )
}
