import { DECLINE_REASONS, type DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useReviewQueue } from '../../data/office/use-review-queue.ts'
import { HELP_KEY } from '../../platform/keys/key-of.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CircleHelpIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OneReview } from './one-review.tsx'
import { ReviewList } from './review-list.tsx'
import css from './review-queue.module.css'
import { type Undoable, UndoBar } from './undo-bar.tsx'

/** Milliseconds in which the last decision may be taken back. */
const UNDO_MS = 10_000

/**
 * The queue of reviews: one in the middle, the others next to it. Every decision moves to the next one, by mouse or by
 * key, and may be taken back for ten seconds. Reviews that others work on are passed over.
 */
export function ReviewQueue({
  help,
  mark,
  isOfOthers,
}: {
  help: (modal: ReturnType<typeof useModal>) => ReactNode
  /** The person who works on a review. */
  mark: (id: number) => ReactNode
  isOfOthers: (id: number) => boolean
}) {
  const { waiting, total, isFailed, retry, decide, undo } = useReviewQueue()
  const [currentId, setCurrentId] = useState<number | null>(null)
  // the place of the current review, kept when somebody else decides it
  const [place, setPlace] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [last, setLast] = useState<Undoable | null>(null)
  const keys = useModal()
  const found = waiting?.findIndex(({ reviewId }) => reviewId === currentId) ?? -1
  /** The first review from a place on that nobody else works on. */
  const freeFrom = (from: number, step: 1 | -1): number => {
    let at = from
    for (let one = waiting?.[at]; one && isOfOthers(one.reviewId); one = waiting?.[at]) at += step
    return at
  }
  const index = found >= 0 ? found : Math.min(freeFrom(place, 1), Math.max((waiting?.length ?? 0) - 1, 0))
  const current = waiting?.[index]

  const go = (to: number) => {
    const review = waiting?.[to]
    if (!review) return
    setCurrentId(review.reviewId)
    setPlace(to)
    setChoosing(false)
  }
  const settle = (because: DeclineReason | null) => {
    if (!current) return
    const { reviewId: id, name } = current
    decide.mutate(
      { id, because },
      {
        onSuccess: () => {
          const who = name ?? text.unnamed
          const words = because === null ? text.accepted(who) : text.declined(who, text.reasons[because])
          setLast({ id, words })
        },
        onError: () => setCurrentId(id),
      },
    )
    // the next review takes the place of the decided one
    setPlace(index)
    setCurrentId(waiting?.[freeFrom(index + 1, 1)]?.reviewId ?? null)
    setChoosing(false)
  }
  const takeBack = () => {
    if (!last || undo.isPending) return
    setLast(null)
    undo.mutate(last.id, { onSuccess: () => setCurrentId(last.id) })
  }
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(null), UNDO_MS)
    return () => clearTimeout(timer)
  }, [last])

  useKeys({
    j: () => go(freeFrom(index + 1, 1)),
    k: () => go(freeFrom(index - 1, -1)),
    a: () => settle(null),
    r: () => current && setChoosing(true),
    z: takeBack,
    escape: () => setChoosing(false),
    [HELP_KEY]: keys.open,
    ...(isChoosing && Object.fromEntries(DECLINE_REASONS.map((reason, at) => [String(at + 1), () => settle(reason)]))),
  })

  if (isFailed)
    return <ErrorState scope="block" title={text.loadFailed} action={<Button onClick={retry}>{text.retry}</Button>} />
  if (!waiting)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  return (
    <>
      <p className="visually-hidden" role="status">
        {current ? text.position(index + 1, total) : text.nothing}
      </p>
      <div className={css.bar}>
        <p>{text.waiting(total)}</p>
        <Button
          look="secondary-gray"
          size="small"
          icon={CircleHelpIcon}
          aria-keyshortcuts="Shift+?"
          onClick={keys.open}
        >
          {text.keysHint}
        </Button>
      </div>
      {current ? (
        <div className={css.queue}>
          <ReviewList reviews={waiting} currentId={current.reviewId} onChoose={go} />
          <OneReview
            review={current}
            position={text.position(index + 1, total)}
            mark={mark(current.reviewId)}
            isChoosing={isChoosing}
            onChoosing={setChoosing}
            onSettle={settle}
            onNext={index + 1 < waiting.length ? () => go(index + 1) : null}
            onPrevious={index > 0 ? () => go(index - 1) : null}
          />
        </div>
      ) : (
        <Card className="stack g2">
          <b>{text.nothing}</b>
          <p className="muted">{text.nothingText}</p>
        </Card>
      )}
      {last && <UndoBar undoable={last} onUndo={takeBack} />}
      {help(keys)}
    </>
  )
}
