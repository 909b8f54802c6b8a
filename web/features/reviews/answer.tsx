import type { Review } from '@okolitsa/contracts/reviews/review.ts'
import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { ReportButton } from '../../ui/report-button.tsx'
import css from './reviews.module.css'

/** @param reviewId the review that is answered; absent = the answer is reported with its question */
export function Answer({ answer, reviewId }: { answer: NonNullable<Review['answer']>; reviewId?: number }) {
  return (
    <div className={css.answer}>
      <small className="muted">{text.answeredBy(answer.name)}</small>
      <p className={css.words}>{answer.text}</p>
      {reviewId !== undefined && <ReportButton kind="answer" id={reviewId} />}
    </div>
  )
}
