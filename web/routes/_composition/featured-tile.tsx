import type { FeaturedAd } from '@okolitsa/contracts/content/featured.endpoints.ts'
import css from './featured-tile.module.css'
import { ProductTile } from './product-tile.tsx'

/** An advertised product in a list, with the mark that the law requires. */
export const FeaturedTile = ({ ad: { product, label }, headingLevel }: { ad: FeaturedAd; headingLevel?: 2 }) => (
  <aside aria-label={label} className={css.ad}>
    <ProductTile product={product} headingLevel={headingLevel} />
    <small>{label}</small>
  </aside>
)
