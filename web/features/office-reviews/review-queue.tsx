import type { WaitingReview } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { DECLINE_REASONS, type DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './reviews.module.css'

const PHOTO = 132

/** The queue of reviews as data for the queue of the office. */
export const reviewQueue = {
  words: text,
  actions: [
    { name: 'accept', key: 'A', title: text.accept },
    { name: 'decline', key: 'R', title: text.decline, asks: text.chooseReason },
  ],
  reasons: DECLINE_REASONS.map((value) => ({ value, title: text.reasons[value] })),
  idOf: ({ reviewId }: WaitingReview) => reviewId,
  row: (review: WaitingReview) => <ReviewLine review={review} />,
  body: (review: WaitingReview) => <ReviewBody review={review} />,
  facts: ({ author, isAnonymous, answer }: WaitingReview) => (
    <>
      <h2 className="h4">{text.known}</h2>
      <DescriptionList
        items={[
          { term: text.authorShown, value: author.published },
          { term: text.authorDeclined, value: author.declined },
          { term: text.anonymous, value: isAnonymous ? text.anonymousYes : text.anonymousNo },
          { term: text.answered, value: answer ? text.answeredYes : text.answeredNo },
        ]}
      />
    </>
  ),
  decidedWords: ({ name }: WaitingReview, _action: string, reason: string | null) => {
    const who = name ?? text.unnamed
    return reason === null ? text.accepted(who) : text.declined(who, text.reasons[reason as DeclineReason])
  },
}

function ReviewLine({ review: { name, rating, description, changedAt } }: { review: WaitingReview }) {
  const reference = useDayReference()
  return (
    <>
      <span className={css.line}>
        <b>{name ?? text.unnamed}</b>
        <span className={css.stars}>★ {rating}</span>
        <time dateTime={changedAt}>{formatMoment(new Date(changedAt), reference)}</time>
      </span>
      <span className={css.words}>{description || text.noWords}</span>
    </>
  )
}

/** The current review: who wrote it about what, its words and photos. */
function ReviewBody({ review }: { review: WaitingReview }) {
  const reference = useDayReference()
  const { name, rating, description, images, product, sellerTitle, orderId, changedAt } = review
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 className="h3">{name ?? text.unnamed}</h2>
          <p className="sm muted">{text.about(product?.title ?? text.aboutSeller, sellerTitle)}</p>
          <p className="sm muted">
            {[
              ...(orderId === null ? [] : [text.order(orderId)]),
              text.sent(formatMoment(new Date(changedAt), reference)),
            ].join(' · ')}
          </p>
        </div>
        <Stars value={rating} label={reviewWords.starsOf(rating)} />
      </div>
      {description === '' ? <p className="muted">{text.noWords}</p> : <p className={css.description}>{description}</p>}
      {images.length > 0 && (
        <div className={css.photos}>
          {images.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={text.photo(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </>
  )
}
