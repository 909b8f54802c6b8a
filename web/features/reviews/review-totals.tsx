import type { ReviewTotals as Totals } from '@okolitsa/contracts/reviews/review.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { reviewNarrowing as narrowing } from '@okolitsa/strings/ru/review-possibility.ts'
import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ThumbsDownIcon, ThumbsUpIcon } from '../../ui/icons.ts'
import { Stars } from '../../ui/stars.tsx'
import css from './reviews.module.css'

const MAX_TAGS = 8

/** Average rating, number of ratings by stars, most frequent tags. */
export function ReviewTotals({
  totals,
  stars: chosenStars,
  tag: chosenTag,
  onNarrow,
}: {
  totals: Totals
  /** Stars of the filter; null = all. */
  stars: number | null
  tag: number | null
  onNarrow: (to: { stars?: number | null; tag?: number | null }) => void
}) {
  const { rating, reviewsCount, starsSummary, tags } = totals
  return (
    <Card className="stack g4">
      {rating === null ? (
        <div className="stack g2">
          <b>{text.count(reviewsCount)}</b>
          <p className="sm muted">{text.fewText}</p>
        </div>
      ) : (
        <div className={css.mark}>
          <span className={css.number} aria-hidden="true">
            {formatRating(rating)}
          </span>
          <span className="stack">
            <Stars value={Math.round(rating)} label={text.rated(formatRating(rating))} />
            <small className="muted">{text.count(reviewsCount)}</small>
          </span>
        </div>
      )}
      {reviewsCount > 0 && (
        <ul className={css.bars}>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = starsSummary[stars - 1] ?? 0
            const percent = Math.round((count * 100) / reviewsCount)
            return (
              <li key={stars}>
                <button
                  type="button"
                  className={css.barLine}
                  disabled={count === 0}
                  aria-pressed={chosenStars === stars}
                  onClick={() => onNarrow({ stars: chosenStars === stars ? null : stars })}
                >
                  <span className="visually-hidden">{narrowing.show(text.bar(stars, count))}</span>
                  <span aria-hidden="true">{stars}</span>
                  <span className={css.bar} aria-hidden="true">
                    <span style={{ width: `${percent}%` }} />
                  </span>
                  <span className="muted" aria-hidden="true">{`${percent}\u00A0%`}</span>
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {tags.length > 0 && (
        <section className="stack g2" aria-label={text.tags}>
          <b className="sm">{text.tags}</b>
          <div className={css.tags}>
            {tags.slice(0, MAX_TAGS).map(({ id, kind, title, count }) => (
              <Chip
                key={id}
                selected={chosenTag === id}
                icon={kind === 'advantage' ? ThumbsUpIcon : ThumbsDownIcon}
                note={String(count)}
                onClick={() => onNarrow({ tag: chosenTag === id ? null : id })}
              >
                {title}
              </Chip>
            ))}
          </div>
        </section>
      )}
    </Card>
  )
}
