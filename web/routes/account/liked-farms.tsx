import type { LikedFarm } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { FarmNewsCard } from '../../features/farm-posts/farm-news-card.tsx'
import { NEWS_ANCHOR } from '../../features/farm-posts/news-anchor.ts'
import { sections } from '../../features/navigation/sections.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import css from './page.module.css'

const text = identity.account

/** Favourite farms, each with its latest news, if any. */
export function LikedFarms({ farms }: { farms: readonly LikedFarm[] }) {
  const { site } = useRootData()
  if (farms.length === 0) return null
  return (
    <section className="stack g4">
      <div className="row fw between">
        <h2 className="h3">{text.liked}</h2>
        <a className="link sm" href={sections.favorites.href}>
          {text.toLiked}
        </a>
      </div>
      <div className={css.liked}>
        {farms.map((one) => {
          const { info, goods } = farmAddresses(site, one.farmer.id)
          return <FarmNewsCard key={one.farmer.id} news={one} href={one.post ? `${info}#${NEWS_ANCHOR}` : goods} />
        })}
      </div>
    </section>
  )
}
