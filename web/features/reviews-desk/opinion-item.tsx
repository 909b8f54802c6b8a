import { type DeclineReason, MAX_ANSWER_LENGTH } from '@okolitsa/domain/reviews/review.ts'
import { reviewWords, reviewDeskWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import { type ReactNode, useState } from 'react'
import { type Opinion, type OpinionQueue, useOpinionActions } from '../../data/reviews/desk/use-opinions.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextArea } from '../../ui/text-area.tsx'

type Actions = ReturnType<typeof useOpinionActions>

function AnswerForm({ id, answer, children }: { id: string; answer: Actions['answer']; children?: ReactNode }) {
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  return (
    <KeptForm
      id={id}
      sending={answer}
      asks={false}
      className="stack g2"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (words.trim() !== '') answer.mutate(words)
      }}
    >
      <TextArea
        label={text.answer}
        error={isAsked && words.trim() === '' ? validationTexts.required : undefined}
        rows={3}
        maxLength={MAX_ANSWER_LENGTH}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="row fw">
        <Button type="submit" size="medium" busy={answer.isPending}>
          {text.send}
        </Button>
        {children}
      </div>
    </KeptForm>
  )
}

function Moderation({ moderate }: { moderate: Actions['moderate'] }) {
  const [reason, setReason] = useState<DeclineReason>('insult')
  return (
    <div className="stack g2">
      <div>
        <Button size="medium" busy={moderate.isPending} onClick={() => moderate.mutate(null)}>
          {text.publish}
        </Button>
      </div>
      <Select
        label={text.declineAs}
        items={text.reasons}
        value={reason}
        onChange={({ target }) => setReason(target.value as DeclineReason)}
      />
      <div>
        <Button look="secondary-gray" size="medium" onClick={() => moderate.mutate(reason)}>
          {text.decline}
        </Button>
      </div>
    </div>
  )
}

export function OpinionItem({ opinion, queue }: { opinion: Opinion; queue: OpinionQueue }) {
  const { answer, putAside, moderate } = useOpinionActions(queue, opinion.id)
  const about = [opinion.sellerTitle, opinion.about ?? text.aboutSeller].filter(Boolean).join(' · ')
  return (
    <Card as="article" className="stack g3">
      <div className="row fw">
        <b>{opinion.name ?? text.anonymous}</b>
        {opinion.rating !== null && <Stars value={opinion.rating} label={reviewWords.starsOf(opinion.rating)} />}
      </div>
      <small className="muted">{about}</small>
      {opinion.text && <p>{opinion.text}</p>}
      {opinion.images.length > 0 && (
        <div className="row fw">
          {opinion.images.map((src, index) => (
            <a key={src} href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={reviewWords.photo(index + 1)} width={84} height={84} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {queue === 'moderation' ? (
        <Moderation moderate={moderate} />
      ) : (
        <AnswerForm id={`opinion-${queue}-${opinion.id}`} answer={answer}>
          {queue === 'questions' && (
            <Button look="secondary-gray" size="medium" busy={putAside.isPending} onClick={() => putAside.mutate()}>
              {text.putAside}
            </Button>
          )}
        </AnswerForm>
      )}
    </Card>
  )
}
