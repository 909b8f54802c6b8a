import type { Review } from '@okolitsa/contracts/reviews/review.ts'
import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { useState } from 'react'
import { useVote } from '../../data/reviews/use-reviews.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ThumbsDownIcon, ThumbsUpIcon } from '../../ui/icons.ts'
import { ReportButton } from '../../ui/report-button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Answer } from './answer.tsx'
import { initialsOf, useDateText } from './date-text.ts'
import css from './reviews.module.css'

const LOOKS = {
  advantage: { icon: ThumbsUpIcon, color: 'green' },
  disadvantage: { icon: ThumbsDownIcon, color: 'orange' },
} as const

/** Number of «helpful» votes; signed-in customers other than the author may vote. */
function Helpful({ review }: { review: Review }) {
  const isSignedIn = useIsSignedIn()
  const vote = useVote(review.reviewId)
  const [helpful, setHelpful] = useState({ isHelpful: review.isHelpful, count: review.helpfulCount })
  const note = helpful.count > 0 ? String(helpful.count) : undefined
  if (!isSignedIn || review.isMine)
    return helpful.count > 0 ? <small className="muted">{`${text.helpful}: ${helpful.count}`}</small> : null
  const press = () =>
    vote.mutate(!helpful.isHelpful, {
      onSuccess: ({ isHelpful, helpfulCount }) => setHelpful({ isHelpful, count: helpfulCount }),
    })
  return (
    <div>
      <Chip icon={ThumbsUpIcon} selected={helpful.isHelpful} note={note} onClick={press}>
        {text.helpful}
      </Chip>
    </div>
  )
}

export function ReviewItem({ review }: { review: Review }) {
  const dateText = useDateText()
  const name = review.name ?? text.unnamed
  return (
    <Card as="article" className="stack g3">
      <div className={css.head}>
        <Avatar initials={initialsOf(name)} hue={(review.reviewId * 47) % 360} size={40} />
        <span className={css.who}>
          <b>{name}</b>
          <small className="muted">{dateText(review.createdAt)}</small>
        </span>
        <Stars value={review.rating} label={text.starsOf(review.rating)} />
      </div>
      {review.isTextDisplayed && <p className={css.words}>{review.description}</p>}
      {review.tags.length > 0 && (
        <div className={css.tags}>
          {review.tags.map(({ id, kind, title }) => (
            <Badge key={id} {...LOOKS[kind]}>
              {title}
            </Badge>
          ))}
        </div>
      )}
      {review.images.length > 0 && (
        <div className={css.photos}>
          {review.images.map((src, index) => (
            <span key={src} className="stack">
              <a href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={text.photo(index + 1)} width={84} height={84} loading="lazy" />
              </a>
              {!review.isMine && <ReportButton kind="photo" id={`${review.reviewId}-${src.split('/').at(-1)}`} />}
            </span>
          ))}
        </div>
      )}
      {review.answer && <Answer answer={review.answer} reviewId={review.reviewId} />}
      <Helpful review={review} />
      {!review.isMine && <ReportButton kind="review" id={review.reviewId} />}
    </Card>
  )
}
