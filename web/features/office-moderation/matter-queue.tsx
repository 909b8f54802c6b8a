import { MATTER_KINDS, type MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import { DECLINE_REASONS, type DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { keyOfMatter, type MatterId, mattersPath, useMatterQueue } from '../../data/office/use-matter-queue.ts'
import { HELP_KEY } from '../../platform/keys/key-of.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { CircleHelpIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { MatterList } from './matter-list.tsx'
import css from './matter-queue.module.css'
import { OneMatter } from './one-matter.tsx'
import { type Undoable, UndoBar } from './undo-bar.tsx'

/** Milliseconds in which the last decision may be taken back. */
const UNDO_MS = 10_000

/**
 * The queue of texts: one in the middle, the others next to it. Every decision moves to the next one, by mouse or by
 * key, and may be taken back for ten seconds. Texts that others work on are passed over.
 */
export function MatterQueue({
  kind,
  help,
  mark,
  isOfOthers,
}: {
  /** Null = all kinds. */
  kind: MatterKind | null
  help: (modal: ReturnType<typeof useModal>) => ReactNode
  /** The person who works on a text. */
  mark: (key: string) => ReactNode
  isOfOthers: (key: string) => boolean
}) {
  const { waiting, total, countOf, isFailed, retry, decide, undo } = useMatterQueue(kind)
  const [currentKey, setCurrentKey] = useState<string | null>(null)
  // the place of the current text, kept when somebody else decides it
  const [place, setPlace] = useState(0)
  const [isChoosing, setChoosing] = useState(false)
  const [last, setLast] = useState<Undoable | null>(null)
  const keys = useModal()
  const found = waiting?.findIndex((matter) => keyOfMatter(matter) === currentKey) ?? -1
  /** The first text from a place on that nobody else works on. */
  const freeFrom = (from: number, step: 1 | -1): number => {
    let at = from
    for (let one = waiting?.[at]; one && isOfOthers(keyOfMatter(one)); one = waiting?.[at]) at += step
    return at
  }
  const index = found >= 0 ? found : Math.min(freeFrom(place, 1), Math.max((waiting?.length ?? 0) - 1, 0))
  const current = waiting?.[index]

  const go = (to: number) => {
    const matter = waiting?.[to]
    if (!matter) return
    setCurrentKey(keyOfMatter(matter))
    setPlace(to)
    setChoosing(false)
  }
  const settle = (because: DeclineReason | null) => {
    if (!current) return
    const { kind, id, name, about, sellerTitle, changedAt: seen } = current
    const subject: MatterId = { kind, id }
    decide.mutate(
      { ...subject, because, seen },
      {
        onSuccess: () => {
          const who = name ?? about ?? sellerTitle
          const words = because === null ? text.accepted(who) : text.declined(who, text.reasons[because])
          setLast({ subject, words })
        },
        onError: () => setCurrentKey(keyOfMatter(subject)),
      },
    )
    // the next text takes the place of the decided one
    setPlace(index)
    const next = waiting?.[freeFrom(index + 1, 1)]
    setCurrentKey(next ? keyOfMatter(next) : null)
    setChoosing(false)
  }
  const takeBack = () => {
    if (!last || undo.isPending) return
    setLast(null)
    undo.mutate(last.subject, { onSuccess: () => setCurrentKey(keyOfMatter(last.subject)) })
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
      <TabLinks
        label={text.tabs}
        items={[null, ...MATTER_KINDS].map((one) => ({
          title: one === null ? text.all : text.kinds[one],
          href: mattersPath(one),
          note: countOf(one) > 0 ? String(countOf(one)) : undefined,
          isCurrent: one === kind,
        }))}
      />
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
          <MatterList matters={waiting} currentKey={keyOfMatter(current)} onChoose={go} />
          <OneMatter
            matter={current}
            position={text.position(index + 1, total)}
            mark={mark(keyOfMatter(current))}
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
