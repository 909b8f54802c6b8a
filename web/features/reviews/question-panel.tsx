import type { Question } from '@okolitsa/contracts/questions/questions.endpoints.ts'
import { LONGEST_QUESTION } from '@okolitsa/domain/questions/question.ts'
import { reviewWords, questionWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { useState } from 'react'
import errorPicture from '../../assets/land/err.svg'
import type { ReviewedThing } from '../../data/reviews/keys.ts'
import { type QuestionPage, useAsk, useQuestions } from '../../data/reviews/use-questions.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useLocation } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ReportButton } from '../../ui/report-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Answer } from './answer.tsx'
import { initialsOf, useDateText } from './date-text.ts'
import css from './reviews.module.css'

function AskForm({ thing }: { thing: ReviewedThing }) {
  const ask = useAsk(thing)
  const [question, setQuestion] = useState('')
  const [isAnonymous, setAnonymous] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <KeptForm
      id={`question-${thing.about}-${thing.id}`}
      sending={ask}
      asks={false}
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (question.trim() === '') return
        ask.mutate(
          { question, isAnonymous },
          {
            onSuccess: () => {
              setQuestion('')
              setAsked(false)
            },
          },
        )
      }}
    >
      <TextArea
        label={text.label}
        error={isAsked && question.trim() === '' ? validationTexts.required : undefined}
        hint={text.hint(question.length, LONGEST_QUESTION)}
        placeholder={text.placeholder}
        maxLength={LONGEST_QUESTION}
        rows={4}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Checkbox checked={isAnonymous} onChange={({ target }) => setAnonymous(target.checked)}>
        {text.anonymous}
      </Checkbox>
      <Button type="submit" block busy={ask.isPending}>
        {text.send}
      </Button>
    </KeptForm>
  )
}

function Ask({ thing }: { thing: ReviewedThing }) {
  const isSignedIn = useIsSignedIn()
  const { pathname } = useLocation()
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.ask}</h2>
      {isSignedIn ? (
        <AskForm thing={thing} />
      ) : (
        <>
          <p className="muted">{text.signIn}</p>
          <Button look="secondary" href={`/sign-in?${new URLSearchParams({ redirect: pathname })}`}>
            {reviewWords.signIn}
          </Button>
        </>
      )}
    </Card>
  )
}

function QuestionItem({ question, isAtFarm }: { question: Question; isAtFarm: boolean }) {
  const dateText = useDateText()
  const name = question.isMine ? text.mine : (question.name ?? reviewWords.unnamed)
  const about = isAtFarm && question.product ? ` · ${question.product.title}` : ''
  return (
    <Card as="article" className="stack g3">
      <div className={css.head}>
        <Avatar initials={initialsOf(name)} hue={(question.questionId * 47) % 360} size={40} />
        <span className={css.who}>
          <b className={css.words}>{question.question}</b>
          <small className="muted">{`${name} · ${dateText(question.createdAt)}${about}`}</small>
        </span>
      </div>
      {question.answer ? <Answer answer={question.answer} /> : <Notification tone="info">{text.waiting}</Notification>}
      {question.answer && !question.isMine && <ReportButton kind="question" id={question.questionId} />}
    </Card>
  )
}

export function QuestionPanel({ thing, initial }: { thing: ReviewedThing; initial?: QuestionPage | undefined }) {
  const { pages, isFailed, retry, more, isLoadingMore } = useQuestions(thing, initial)
  const questions = pages?.flatMap(({ items }) => items)
  return (
    <div className={`${css.layout} ${css.reverse}`}>
      <div className="stack g4">
        {isFailed && (
          <ErrorState
            scope="block"
            picture={errorPicture}
            title={text.failedTitle}
            text={reviewWords.failedText}
            action={<Button onClick={retry}>{reviewWords.retry}</Button>}
          />
        )}
        {!isFailed && !questions && (
          <div role="status" aria-label={text.loading}>
            <Skeleton height={160} />
          </div>
        )}
        {questions?.length === 0 && (
          <Card className="stack g2">
            <b>{text.emptyTitle}</b>
            <p className="muted">{text.emptyText}</p>
          </Card>
        )}
        {questions?.map((question) => (
          <QuestionItem key={question.questionId} question={question} isAtFarm={thing.about === 'farmer'} />
        ))}
        {more && (
          <div>
            <Button look="secondary" shape="round" busy={isLoadingMore} onClick={more}>
              {reviewWords.more}
            </Button>
          </div>
        )}
      </div>
      <Ask thing={thing} />
    </div>
  )
}
