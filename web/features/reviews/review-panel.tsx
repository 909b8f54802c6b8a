import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { useState } from 'react'
import errorPicture from '../../assets/land/err.svg'
import type { ReviewedThing } from '../../data/reviews/keys.ts'
import { type ReviewPage, type ReviewSorting, useReviews } from '../../data/reviews/use-reviews.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewTotals } from './review-totals.tsx'
import css from './reviews.module.css'

/** All that was said of a product or a farm: what is counted, then review by review. */
export function ReviewPanel({ thing, initial }: { thing: ReviewedThing; initial?: ReviewPage | undefined }) {
  const [sorting, setSorting] = useState<ReviewSorting>('dateDesc')
  const { pages, isFailed, retry, more, isLoadingMore } = useReviews(thing, sorting, initial)
  if (isFailed)
    return (
      <ErrorState
        scope="block"
        picture={errorPicture}
        title={text.failedTitle}
        text={text.failedText}
        action={<Button onClick={retry}>{text.retry}</Button>}
      />
    )
  const [first] = pages ?? []
  if (!first)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={240} />
      </div>
    )
  const reviews = (pages ?? []).flatMap(({ items }) => items)
  return (
    <div className={css.layout}>
      {first.totals && <ReviewTotals totals={first.totals} />}
      <div className="stack g4">
        {first.totalItems > 1 && (
          <div className={css.sorting}>
            <Select
              label={text.sorting}
              items={text.sortings}
              value={sorting}
              onChange={({ target }) => setSorting(target.value as ReviewSorting)}
            />
          </div>
        )}
        {reviews.length === 0 && (
          <Card className="stack g2">
            <b>{text.emptyTitle}</b>
            <p className="muted">{text.emptyText}</p>
          </Card>
        )}
        {reviews.map((review) => (
          <ReviewItem key={review.reviewId} review={review} />
        ))}
        {more && (
          <div>
            <Button look="secondary" shape="round" busy={isLoadingMore} onClick={more}>
              {text.more}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
