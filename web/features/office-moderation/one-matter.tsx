import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Stars } from '../../ui/stars.tsx'
import css from './matter-queue.module.css'
import { Talk } from './talk.tsx'

const PHOTO = 132

/** The current text with its pictures. */
export function MatterBody({ matter }: { matter: Matter }) {
  const reference = useDayReference()
  const { kind, name, images, about, quote, sellerTitle, since, review } = matter
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 className="h3">
            {name ?? (kind === 'answer' || kind === 'post' || kind === 'page' ? sellerTitle : text.unnamed)}
          </h2>
          <p className="sm muted">
            {kind === 'chat' ? sellerTitle : text.about(about ?? text.aboutSeller, sellerTitle)}
          </p>
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
      {matter.text === '' ? <p className="muted">{text.noWords}</p> : <p className={css.description}>{matter.text}</p>}
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

/** Facts that help to judge a text. */
export function MatterFacts({ matter, permissions }: { matter: Matter; permissions: OfficeMember['permissions'] }) {
  const reference = useDayReference()
  const { kind, id, review, reports, reportsCount, author } = matter
  const isSellersShown = permissions.includes('readSellers')
  const isCustomersShown = permissions.includes('seeCustomers')
  return (
    <>
      <h2 className="h4">{text.known}</h2>
      {matter.phrases.length > 0 && <p className="sm">{text.phrases(matter.phrases.join(', '))}</p>}
      {matter.isShown && <p className="sm">{kind === 'chat' ? text.isShownInChat : text.isShown}</p>}
      {author && (author.side === 'customer' ? isCustomersShown : isSellersShown) && (
        <a className="link sm" href={`/office/${author.side}s/${author.id}`}>
          {text.toAuthor[author.side]}
        </a>
      )}
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
      {kind === 'chat' && <Talk key={id} messageId={id} />}
    </>
  )
}
