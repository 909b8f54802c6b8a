import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { farmPostsText } from '@okolitsa/strings/ru/farm-posts.ts'
import { homeText } from '@okolitsa/strings/ru/home.ts'
import { homeFeedText as text } from '@okolitsa/strings/ru/home-feed.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useHomeFeed } from '../../data/home/use-home-feed.ts'
import { FarmNewsCard } from '../../features/farm-posts/farm-news-card.tsx'
import { NEWS_ANCHOR } from '../../features/farm-posts/news-anchor.ts'
import { sections } from '../../features/navigation/sections.ts'
import { RecipeGrid } from '../../features/recipes/recipe-grid.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useTakesOrders } from '../../platform/loading/use-takes-orders.ts'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import css from './below.module.css'
import { BelowStill } from './below-still.tsx'

const SIGN_PX = 56

/** Further content for the place and the day. Parts without content are hidden. */
export default function Below({ isSentOnly }: { /** Whether only the carrier delivers here. */ isSentOnly: boolean }) {
  const { feed, isFailed } = useHomeFeed()
  const reference = useDayReference()
  const mayOrder = useTakesOrders()
  const { site } = useRootData()
  if (isFailed) return null
  if (!feed) return <BelowStill />
  const { fresh, ripening, recipes, absent, news, isDayOff } = feed
  const days = [...new Set(ripening.flatMap(({ harvestReadyOn }) => harvestReadyOn ?? []))]
  return (
    <>
      {fresh.length > 0 && (
        <section className="section">
          <SectionHeader
            title={text.fresh.title(
              fresh.flatMap(({ daysAgo, product }) => (product.made ? [{ how: product.made.how, daysAgo }] : [])),
            )}
            note={text.fresh.note}
          />
          <Carousel label={text.fresh.rail} previousLabel={homeText.previous} nextLabel={homeText.next}>
            {fresh.map(({ product }) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        </section>
      )}
      {mayOrder && ripening.length > 0 && (
        <section className="section">
          <SectionHeader title={text.ripening.title(days, reference)} note={text.ripening.note} />
          <Carousel label={text.ripening.rail} previousLabel={homeText.previous} nextLabel={homeText.next}>
            {ripening.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        </section>
      )}
      {recipes.length > 0 && (
        <section className="section">
          <SectionHeader
            title={isDayOff ? text.recipes.dayOff : text.recipes.workday}
            note={mayOrder ? text.recipes.note : undefined}
            more={{ href: sections.recipes.href, text: text.recipes.all }}
          />
          <RecipeGrid recipes={recipes} />
        </section>
      )}
      {news.length > 0 && (
        <section className="section">
          <SectionHeader title={farmPostsText.home.title} note={farmPostsText.home.note} />
          <Carousel
            label={farmPostsText.home.rail}
            itemSize="third"
            previousLabel={homeText.previous}
            nextLabel={homeText.next}
          >
            {news.map((one) => (
              <FarmNewsCard
                key={one.post.id}
                news={one}
                href={`${farmAddresses(site, one.farmer.id).info}#${NEWS_ANCHOR}`}
              />
            ))}
          </Carousel>
        </section>
      )}
      {isSentOnly && absent.length > 0 && <Absent categories={absent} />}
    </>
  )
}

function Absent({ categories }: { categories: readonly CategorySummary[] }) {
  return (
    <section className="section">
      <Card>
        <SectionHeader title={text.absent.title} note={text.absent.note} />
        <ul className={css.absent}>
          {categories.map(({ id, title, imageUrl, hue }) => (
            <li key={id}>
              <Thumb
                picture={imageUrl ? pictureOf(imageUrl, '', { width: SIGN_PX, height: SIGN_PX }) : null}
                hue={hue}
                size={SIGN_PX}
                faded
              />
              {title}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
