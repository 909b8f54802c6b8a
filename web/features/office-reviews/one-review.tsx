import type { WaitingReview } from '@okolitsa/contracts/reviews/review-moderation.endpoints.ts'
import { DECLINE_REASONS, type DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.ts'
import { Stars } from '../../ui/stars.tsx'
import css from './review-queue.module.css'

const PHOTO = 132

/** The current review with its facts and the decision. */
export function OneReview({
  review,
  position,
  mark,
  isChoosing,
  onChoosing,
  onSettle,
  onNext,
  onPrevious,
}: {
  review: WaitingReview
  position: string
  mark: ReactNode
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onSettle: (because: DeclineReason | null) => void
  onNext: (() => void) | null
  onPrevious: (() => void) | null
}) {
  const reference = useDayReference()
  const { name, rating, description, images, product, sellerTitle, orderId, changedAt, author, isAnonymous } = review
  return (
    <>
      <Card as="article" className={css.review} aria-label={position}>
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
        {description === '' ? (
          <p className="muted">{text.noWords}</p>
        ) : (
          <p className={css.description}>{description}</p>
        )}
        {images.length > 0 && (
          <div className={css.photos}>
            {images.map((src, index) => (
              <a key={src} href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={text.photo(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
              </a>
            ))}
          </div>
        )}
        {isChoosing ? (
          <fieldset className={css.reasons}>
            <legend>{text.chooseReason}</legend>
            {DECLINE_REASONS.map((reason, index) => (
              <button key={reason} type="button" aria-keyshortcuts={String(index + 1)} onClick={() => onSettle(reason)}>
                <span className={css.key} aria-hidden="true">
                  {index + 1}
                </span>
                {text.reasons[reason]}
              </button>
            ))}
          </fieldset>
        ) : null}
        {mark}
        <div className={css.actions}>
          <Button size="medium" aria-keyshortcuts="A" onClick={() => onSettle(null)}>
            {text.accept}{' '}
            <span className={css.key} aria-hidden="true">
              A
            </span>
          </Button>
          <Button
            size="medium"
            look="secondary-gray"
            aria-keyshortcuts="R"
            aria-expanded={isChoosing}
            onClick={() => onChoosing(!isChoosing)}
          >
            {text.decline}{' '}
            <span className={css.key} aria-hidden="true">
              R
            </span>
          </Button>
          <span className={css.steps}>
            <IconButton
              icon={ChevronUpIcon}
              label={text.previous}
              look="gray"
              disabled={!onPrevious}
              onClick={onPrevious ?? undefined}
            />
            <IconButton
              icon={ChevronDownIcon}
              label={text.next}
              look="gray"
              disabled={!onNext}
              onClick={onNext ?? undefined}
            />
          </span>
        </div>
      </Card>
      <Card as="section" className={css.facts}>
        <h2 className="h4">{text.known}</h2>
        <DescriptionList
          items={[
            { term: text.authorShown, value: author.published },
            { term: text.authorDeclined, value: author.declined },
            { term: text.anonymous, value: isAnonymous ? text.anonymousYes : text.anonymousNo },
            { term: text.answered, value: review.answer ? text.answeredYes : text.answeredNo },
          ]}
        />
      </Card>
    </>
  )
}
