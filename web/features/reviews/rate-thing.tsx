import { reviewPossibility as text } from '@okolitsa/strings/ru/review-possibility.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import type { ReviewedThing } from '../../data/reviews/keys.ts'
import { useMayReview } from '../../data/reviews/use-may-review.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stars } from '../../ui/stars.tsx'
import { RateRow } from './rate-row.tsx'

const textKeyOf = ({ about, trade = 'farmer' }: ReviewedThing) => (about === 'product' ? about : trade)

/**
 * Rating on the page of a product or a farm: the form if the customer received an order, otherwise the reason why it is
 * unavailable.
 */
export function RateThing({ thing, title }: { thing: ReviewedThing; title: string }) {
  return (
    <Card as="section" className="stack g3" aria-label={text.title[textKeyOf(thing)]} data-rate="">
      <b>{text.title[textKeyOf(thing)]}</b>
      <Rating thing={thing} title={title} />
    </Card>
  )
}

function Rating({ thing, title }: { thing: ReviewedThing; title: string }) {
  const asked = useMayReview(thing, title)
  const { pathname } = useLocation()
  if (!asked)
    return (
      <>
        <p className="sm muted">{thing.trade === 'tour_operator' ? text.signInOfTrip : text.signIn}</p>
        <Button look="secondary" href={`/sign-in?${new URLSearchParams({ redirect: pathname })}`}>
          {reviewWords.signIn}
        </Button>
      </>
    )
  const { may, isFailed, retry } = asked
  if (isFailed)
    return (
      <>
        <p className="sm muted">{text.failed}</p>
        <Button look="secondary" onClick={retry}>
          {text.retry}
        </Button>
      </>
    )
  if (!may)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={44} />
      </div>
    )
  const { status, rateable } = may
  if (status !== 'ok' && status !== 'reviewed') return <p className="sm muted">{text.why[textKeyOf(thing)][status]}</p>
  if (!rateable) return null
  const { review } = rateable
  if (review && !review.mayEdit)
    return (
      <div className="stack g2">
        <span className="sm muted">{text.mine}</span>
        <Stars value={review.rating} label={reviewWords.starsOf(review.rating)} />
      </div>
    )
  return <RateRow rateable={rateable} />
}
