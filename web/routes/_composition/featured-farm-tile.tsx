import type { FeaturedFarm } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { FarmerTile } from './farmer-tile.tsx'
import css from './featured-tile.module.css'

/** An advertised farm above the list of farms, with the mark that the law requires. */
export const FeaturedFarmTile = ({ ad: { farmer, label } }: { ad: FeaturedFarm }) => (
  <aside aria-label={label} className={css.ad}>
    <FarmerTile farmer={farmer} headingLevel={2} />
    <small>{label}</small>
  </aside>
)
