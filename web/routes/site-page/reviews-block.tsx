import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { hasShopPage } from '../../data/catalog/shop-pages.ts'
import { ReviewItem } from '../../features/reviews/review-item.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './live-blocks.module.css'
import type { Shown } from './load-site-page.ts'

/** Latest reviews and the average rating; hidden without reviews. */
export function ReviewsBlock({ props, reviews }: { props: PropsOf<'reviews'>; reviews: Shown['reviews'] }) {
  const { site } = useRootData()
  if (!reviews || reviews.items.length === 0) return null
  const title = props.title || text.reviews
  const { totals } = reviews
  const items = reviews.items.slice(0, props.most).map((review) => <ReviewItem key={review.reviewId} review={review} />)
  const href = farmAddresses(site, site.organizationId ?? 0).reviews
  return (
    <section className="section">
      <SectionHeader title={title} {...(hasShopPage(site, 'reviews') && { more: { href, text: text.allReviews } })} />
      {totals && totals.rating !== null && (
        <p className={css.mark}>
          <b aria-hidden="true">{formatRating(totals.rating)}</b>
          <Stars value={Math.round(totals.rating)} label={reviewWords.rated(formatRating(totals.rating))} />
          <span className="muted">{reviewWords.count(totals.reviewsCount)}</span>
        </p>
      )}
      {props.layout === 'shelf' && items.length > 1 ? (
        <Carousel label={title} itemSize="media" previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
          {items}
        </Carousel>
      ) : (
        <div className={css.reviews}>{items}</div>
      )}
    </section>
  )
}
