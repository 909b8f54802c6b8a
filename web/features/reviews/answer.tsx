import type { Review } from '@okolitsa/contracts/reviews/review.ts'
import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import css from './reviews.module.css'

export function Answer({ answer }: { answer: NonNullable<Review['answer']> }) {
  return (
    <div className={css.answer}>
      <small className="muted">{text.answeredBy(answer.name)}</small>
      <p className={css.words}>{answer.text}</p>
    </div>
  )
}
