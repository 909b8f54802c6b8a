import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { DECLINE_REASONS, type DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.ts'
import { Stars } from '../../ui/stars.tsx'
import css from './matter-queue.module.css'

const PHOTO = 132

/** The current text with its facts and the decision. */
export function OneMatter({
  matter,
  position,
  isChoosing,
  onChoosing,
  onSettle,
  onNext,
  onPrevious,
}: {
  matter: Matter
  position: string
  isChoosing: boolean
  onChoosing: (isChoosing: boolean) => void
  onSettle: (because: DeclineReason | null) => void
  onNext: (() => void) | null
  onPrevious: (() => void) | null
}) {
  const reference = useDayReference()
  const { kind, name, images, about, quote, sellerTitle, since, review, reports, reportsCount } = matter
  return (
    <>
      <Card as="article" className={css.review} aria-label={position}>
        <div className={css.head}>
          <div>
            <h2 className="h3">{name ?? (kind === 'review' || kind === 'question' ? text.unnamed : sellerTitle)}</h2>
            <p className="sm muted">{text.about(about ?? text.aboutSeller, sellerTitle)}</p>
            <p className="sm muted">
              {[
                text.kind[kind],
                ...(review?.orderId == null ? [] : [text.order(review.orderId)]),
                text.sent(formatMoment(new Date(since), reference)),
              ].join(' · ')}
            </p>
          </div>
          {kind === 'review' && review && <Stars value={review.rating} label={reviewWords.starsOf(review.rating)} />}
        </div>
        {quote !== null && quote !== '' && <p className="sm muted">{quote}</p>}
        {matter.text === '' ? (
          <p className="muted">{text.noWords}</p>
        ) : (
          <p className={css.description}>{matter.text}</p>
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
        {matter.phrases.length > 0 && <p className="sm">{text.phrases(matter.phrases.join(', '))}</p>}
        {matter.isShown && <p className="sm">{text.isShown}</p>}
        {reportsCount > 0 && (
          <>
            <b>{text.reports(reportsCount)}</b>
            <ul className={css.reports}>
              {reports.map(({ reason, words, at }) => (
                <li key={`${at} ${words}`}>
                  <b>{text.reportReasons[reason]}</b>
                  {words !== '' && <p className={css.report}>{words}</p>}
                  <small className="muted">{formatMoment(new Date(at), reference)}</small>
                </li>
              ))}
            </ul>
          </>
        )}
        {review && kind === 'review' && (
          <>
            <b>{text.signs}</b>
            {review.signs.length === 0 ? (
              <p className="sm">{text.noSigns}</p>
            ) : (
              <ul className={css.signs}>
                {review.signs.map((sign) => (
                  <li key={sign}>{text.sign[sign]}</li>
                ))}
              </ul>
            )}
            <p className="sm muted">{text.signsNote}</p>
          </>
        )}
        {review && kind === 'review' && (
          <DescriptionList
            items={[
              { term: text.authorShown, value: review.published },
              { term: text.authorDeclined, value: review.declined },
              { term: text.anonymous, value: review.isAnonymous ? text.anonymousYes : text.anonymousNo },
              { term: text.answered, value: review.isAnswered ? text.answeredYes : text.answeredNo },
            ]}
          />
        )}
      </Card>
    </>
  )
}
