import { type ReactNode, useState } from 'react'
import type { useDecisionQueue } from '../../data/office/use-decision-queue.ts'
import { HELP_KEY } from '../../platform/keys/key-of.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CircleHelpIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './office-queue.module.css'
import type { QueueAction, QueueDescription } from './queue-description.ts'
import { useQueuePlace } from './queue-place.ts'
import { QueueReasons } from './queue-reasons.tsx'
import { QueueRows } from './queue-rows.tsx'

/** The name of a key on a button; only with a mouse, which comes with a keyboard. */
const Key = ({ children }: { children: string }) => (
  <span className={css.key} aria-hidden="true">
    {children}
  </span>
)

/**
 * A queue of the office: one item in the middle, the others next to it. Every decision moves to the next item, by mouse
 * or by key, and may be taken back for ten seconds.
 */
export function OfficeQueue<Item>({
  queue,
  data: { waiting, total, isFailed, retry, decide, undo },
  tools,
  help,
}: {
  queue: QueueDescription<Item>
  data: ReturnType<typeof useDecisionQueue<Item>>
  /** Buttons next to the number of waiting items. */
  tools?: ReactNode
  help: (modal: ReturnType<typeof useModal>) => ReactNode
}) {
  const { words, idOf, actions } = queue
  const { index, current, last, setLast, show, go, moveOn } = useQueuePlace(waiting, idOf)
  const [asked, ask] = useState<QueueAction | null>(null)
  const keys = useModal()
  const step = (to: number) => {
    go(to)
    ask(null)
  }
  const settle = ({ name }: QueueAction, reason: string | null, message = '') => {
    if (!current) return
    const id = idOf(current)
    decide.mutate(
      { item: current, action: name, reason, message },
      {
        onSuccess: () => setLast({ id, words: queue.decidedWords(current, name, reason) }),
        onError: () => show(id),
      },
    )
    moveOn()
    ask(null)
  }
  const press = (action: QueueAction) => {
    if (action.asks === undefined) settle(action, null)
    else if (current) ask(asked?.name === action.name ? null : action)
  }
  const takeBack = () => {
    if (!last || undo.isPending) return
    setLast(null)
    undo.mutate(last.id, { onSuccess: () => show(last.id) })
  }
  useKeys({
    j: () => step(index + 1),
    k: () => step(index - 1),
    z: takeBack,
    escape: () => ask(null),
    [HELP_KEY]: keys.open,
    ...Object.fromEntries(actions.map((action) => [action.key.toLowerCase(), () => press(action)])),
    ...(asked &&
      Object.fromEntries(
        queue.reasons.flatMap(({ value, needsWords }, at) =>
          needsWords ? [] : [[String(at + 1), () => settle(asked, value)]],
        ),
      )),
  })

  if (isFailed)
    return <ErrorState scope="block" title={words.loadFailed} action={<Button onClick={retry}>{words.retry}</Button>} />
  if (!waiting)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height={320} />
      </div>
    )
  const position = words.position(index + 1, total)
  return (
    <>
      <p className="visually-hidden" role="status">
        {current ? position : words.nothing}
      </p>
      <div className={css.bar}>
        <p>{words.waiting(total)}</p>
        <div className={css.tools}>
          {tools}
          <Button
            look="secondary-gray"
            size="small"
            icon={CircleHelpIcon}
            aria-keyshortcuts="Shift+?"
            onClick={keys.open}
          >
            {words.keysHint}
          </Button>
        </div>
      </div>
      {current === undefined ? (
        <Card className="stack g2">
          <b>{words.nothing}</b>
          <p className="muted">{words.nothingText}</p>
        </Card>
      ) : (
        <div className={css.queue}>
          <QueueRows queue={queue} items={waiting} currentId={idOf(current)} onChoose={step} />
          <Card as="article" className={css.item} aria-label={position}>
            {queue.body(current)}
            {asked && (
              <QueueReasons
                key={`${idOf(current)}-${asked.name}`}
                legend={asked.asks ?? ''}
                reasons={queue.reasons}
                words={words}
                onChoose={(reason, message) => settle(asked, reason, message)}
              />
            )}
            <div className={css.actions}>
              {actions.map((action, at) => (
                <Button
                  key={action.name}
                  size="medium"
                  look={at === 0 ? 'primary' : 'secondary-gray'}
                  aria-keyshortcuts={action.key}
                  aria-expanded={action.asks === undefined ? undefined : asked?.name === action.name}
                  onClick={() => press(action)}
                >
                  {action.title} <Key>{action.key}</Key>
                </Button>
              ))}
              <span className={css.steps}>
                <IconButton
                  icon={ChevronUpIcon}
                  label={words.previous}
                  look="gray"
                  disabled={index === 0}
                  onClick={() => step(index - 1)}
                />
                <IconButton
                  icon={ChevronDownIcon}
                  label={words.next}
                  look="gray"
                  disabled={index + 1 >= waiting.length}
                  onClick={() => step(index + 1)}
                />
              </span>
            </div>
          </Card>
          <Card as="section" className={css.facts}>
            {queue.facts(current)}
          </Card>
        </div>
      )}
      {last && (
        <div className={css.undo} role="status">
          <span>{last.words}</span>
          <button type="button" onClick={takeBack} aria-keyshortcuts="Z">
            {words.undo}
            <Key>Z</Key>
          </button>
        </div>
      )}
      {help(keys)}
    </>
  )
}
