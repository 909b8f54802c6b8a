import { rateWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { lazy, Suspense, useState } from 'react'
import { type Rateable, useRate } from '../../data/reviews/use-order-reviews.ts'
import { Button } from '../../ui/button.tsx'
import { StarsField } from '../../ui/stars-field.tsx'
import css from './reviews.module.css'
import { starNames } from './star-names.ts'

const ReviewWindow = lazy(() => import('./review-window.tsx'))

function stateWords({ review }: Rateable): string | null {
  if (!review) return null
  if (review.state === 'declined' && review.declinedBecause) return text.declined(review.declinedBecause)
  if (review.state === 'waiting') return text.waiting
  return review.isTextDisplayed || review.images.length > 0 ? text.published : text.thanks
}

/** Rating of one item: a press on a star is saved immediately; a text may follow. */
export function RateRow({ rateable }: { rateable: Rateable }) {
  const { rate } = useRate(rateable)
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<number | null>(null)
  const { review, entityType, entityId } = rateable
  const title = rateable.title ?? text.whole[rateable.trade]
  const press = (rating: number) => {
    setPressed(rating)
    rate.mutate(rating, { onSettled: () => setPressed(null) })
  }
  const words = stateWords(rateable)
  return (
    <div className="stack g2">
      <div className={css.rate}>
        <b>{title}</b>
        <StarsField
          label={text.label(title)}
          name={`rate-${entityType}-${entityId}`}
          value={pressed ?? review?.rating ?? 0}
          onValueChange={press}
          starLabels={starNames}
        />
      </div>
      {words && (
        <p className="sm muted" role="status">
          {words}
        </p>
      )}
      {review?.mayEdit && (
        <div>
          <Button look="secondary-gray" size="small" onClick={() => setOpen(true)}>
            {review.isTextDisplayed ? text.edit : text.write}
          </Button>
        </div>
      )}
      <Suspense>{isOpen && <ReviewWindow rateable={rateable} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
