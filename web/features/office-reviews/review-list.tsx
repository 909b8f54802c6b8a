import type { WaitingReview } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { useEffect, useRef } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import css from './review-queue.module.css'

/** Reviews that wait, next to the current one; the list scrolls with the choice. */
export function ReviewList({
  reviews,
  currentId,
  onChoose,
}: {
  reviews: readonly WaitingReview[]
  currentId: number
  onChoose: (index: number) => void
}) {
  const reference = useDayReference()
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another review is current, so that another button is
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  return (
    <ol className={css.list} aria-label={text.list}>
      {reviews.map(({ reviewId, name, rating, description, changedAt }, index) => (
        <li key={reviewId}>
          <button
            type="button"
            ref={reviewId === currentId ? current : undefined}
            aria-current={reviewId === currentId ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className={css.line}>
              <b>{name ?? text.unnamed}</b>
              <span className={css.stars}>★ {rating}</span>
              <time dateTime={changedAt}>{formatMoment(new Date(changedAt), reference)}</time>
            </span>
            <span className={css.words}>{description || text.noWords}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
