import type { InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { MAX_ANSWER_LENGTH } from '@okolitsa/domain/reviews/review.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import { hiddenBecause } from '@okolitsa/strings/ru/moderation-messages.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { lazy, Suspense, useState } from 'react'
import type { InboxQuery } from '../../data/inbox/desk/inbox-query.ts'
import { useOpinionAnswer } from '../../data/inbox/desk/use-inbox.ts'
import { ORDERS_PATH } from '../../data/orders/desk/list-query.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Stars } from '../../ui/stars.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import css from './inbox.module.css'
import { ReplyPicker } from './reply-picker.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const PHOTO = 120

/** A question or a review with its answer or the answer form. */
export function OpinionPane({
  item,
  organizationId,
  query,
}: {
  item: InboxItem
  organizationId: number
  query: InboxQuery
}) {
  const { now, zone = SHOP_TIME_ZONE } = useDayReference()
  const [isChanging, setChanging] = useState(false)
  const { name, product, orderId, rating, imageUrls, since, answer } = item
  return (
    <Card as="section" className="stack g4">
      <div className="stack g2">
        <h2 className="h3">{name ?? text.unnamed}</h2>
        <p className="sm muted">
          {[product?.title ?? text.kindOf.farmQuestion, formatMoment(new Date(since), { now, zone })].join(' · ')}
        </p>
        {rating !== null && <Stars value={rating} label={reviewWords.starsOf(rating)} />}
      </div>
      <p className={css.full}>{item.text}</p>
      {imageUrls.length > 0 && (
        <ul className={css.photos}>
          {imageUrls.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                <img src={src} alt={text.photo(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {orderId !== null && (
        <p>
          <a className="link" href={`${ORDERS_PATH}/${orderId}`}>
            {text.toOrder(orderId)}
          </a>
        </p>
      )}
      {answer !== null && !isChanging ? (
        <div className={css.answer}>
          <b>{text.yourAnswer}</b>
          {item.hiddenBecause && (
            <Notification tone="warning">{text.hidden(hiddenBecause[item.hiddenBecause])}</Notification>
          )}
          <p className={css.full}>{answer}</p>
          <Button look="secondary" size="medium" onClick={() => setChanging(true)}>
            {text.change}
          </Button>
        </div>
      ) : (
        <AnswerForm item={item} organizationId={organizationId} query={query} />
      )}
    </Card>
  )
}

function AnswerForm({ item, organizationId, query }: { item: InboxItem; organizationId: number; query: InboxQuery }) {
  const { kind, id, name } = item
  const draft = `answer-${kind}-${id}`
  const [form, change, drop] = useDraft(draft, () => ({ words: item.answer ?? '' }))
  const [isAsked, setAsked] = useState(false)
  const { answer, putAside } = useOpinionAnswer(item, query)
  const aside = useModal()
  const isMissing = form.words.trim() === ''
  return (
    <form
      className="stack g4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!isMissing && !answer.isPending) answer.mutate(form.words.trim(), { onSuccess: drop })
      }}
    >
      <div>
        <ReplyPicker
          organizationId={organizationId}
          name={name}
          onPick={(words) => change({ words: [form.words.trimEnd(), words].filter(Boolean).join('\n') })}
        />
      </div>
      <TextArea
        label={text.answer}
        hint={text.answerHint[kind === 'question' ? 'question' : 'review']}
        error={isAsked && isMissing ? text.required : undefined}
        rows={4}
        maxLength={MAX_ANSWER_LENGTH}
        value={form.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      <div className={css.actions}>
        <Button type="submit" busy={answer.isPending}>
          {item.answer === null ? text.send : text.saveAnswer}
        </Button>
        {kind === 'question' && item.answer === null && (
          <Button look="secondary-gray" busy={putAside.isPending} onClick={aside.open}>
            {text.putAside}
          </Button>
        )}
      </div>
      {aside.isOpen && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={aside.close}
            title={text.putAsideTitle}
            text={text.putAsideText}
            confirmText={text.putAside}
            cancelText={text.keep}
            onConfirm={() => {
              putAside.mutate()
              aside.close()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
