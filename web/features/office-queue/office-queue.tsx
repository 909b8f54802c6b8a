import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { officeQueue as text } from '@okolitsa/strings/ru/office-queue.ts'
import { type ReactNode, useState } from 'react'
import type { useDecisionQueue } from '../../data/office/use-decision-queue.ts'
import { useTaken } from '../../data/office/use-taken.ts'
import { HELP_KEY } from '../../platform/keys/key-of.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CircleHelpIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { DeadlineBadge } from './deadline-badge.tsx'
import css from './office-queue.module.css'
import type { QueueAction, QueueDescription } from './queue-description.ts'
import { useQueuePlace } from './queue-place.ts'
import { QueueReasons } from './queue-reasons.tsx'
import { QueueRows } from './queue-rows.tsx'
import { TakenMark } from './taken-mark.tsx'

/** The name of a key on a button; only with a mouse, which comes with a keyboard. */
const Key = ({ children }: { children: string }) => (
  <span className={css.key} aria-hidden="true">
    {children}
  </span>
)

/**
 * A queue of the office: one item in the middle, the others next to it. Every decision moves to the next item, by mouse
 * or by key, and may be taken back for ten seconds. Items that others work on are passed over.
 */
export function OfficeQueue<Item, Kind extends string>({
  queue,
  data,
  member,
  tools,
  help,
}: {
  queue: QueueDescription<Item, Kind>
  data: ReturnType<typeof useDecisionQueue<Item, Kind>>
  member: Pick<OfficeMember, 'id' | 'permissions'>
  /** Buttons next to the number of waiting items. */
  tools?: ReactNode
  help: (modal: ReturnType<typeof useModal>, keys: readonly { keys: string[]; title: string }[]) => ReactNode
}) {
  const { words, actions, reasons, tabs, sinceOf } = queue
  const { taken: name, kind, idOf, waiting, countOf, isFailed, retry, decide, undo } = data
  const taken = useTaken()
  const holderOf = (id: string) =>
    taken.find((one) => one.queue === name && one.id === id && one.member.id !== member.id)
  const { index, current, last, setLast, ...place } = useQueuePlace(waiting, idOf, (id) => holderOf(id) !== undefined)
  const [asked, ask] = useState<QueueAction | null>(null)
  const keys = useModal()
  const moved = (move: () => void) => () => {
    move()
    ask(null)
  }
  const [forward, back] = [moved(() => place.step(1)), moved(() => place.step(-1))]
  const settle = (action: QueueAction, reason: string | null, message = '') => {
    if (!current) return
    decide.mutate(
      { item: current, action: action.name, reason, message },
      {
        onSuccess: () => setLast({ item: current, words: queue.decidedWords(current, action.name, reason) }),
        onError: () => place.show(current),
      },
    )
    place.moveOn()
    ask(null)
  }
  const press = (action: QueueAction) => {
    if (action.asks === undefined) settle(action, null)
    else if (current) ask(asked?.name === action.name ? null : action)
  }
  const takeBack = () => {
    if (!last || undo.isPending) return
    setLast(null)
    undo.mutate(last.item, { onSuccess: () => place.show(last.item) })
  }
  useKeys({
    j: forward,
    k: back,
    z: takeBack,
    escape: () => ask(null),
    [HELP_KEY]: keys.open,
    ...Object.fromEntries(actions.map((action) => [action.key.toLowerCase(), () => press(action)])),
    ...(asked &&
      Object.fromEntries(
        reasons.flatMap(({ value, needsWords }, at) =>
          needsWords ? [] : [[String(at + 1), () => settle(asked, value)]],
        ),
      )),
  })

  if (isFailed)
    return <ErrorState scope="block" title={words.loadFailed} action={<Button onClick={retry}>{text.retry}</Button>} />
  if (!waiting)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height={320} />
      </div>
    )
  const total = countOf(kind)
  const position = words.position(index + 1, total)
  const isLast = index + 1 >= waiting.length
  return (
    <>
      <p className="visually-hidden" role="status">
        {current ? position : words.nothing}
      </p>
      {tabs && (
        <TabLinks
          label={tabs.label}
          items={tabs.items.map((tab) => ({
            ...tab,
            note: countOf(tab.kind) > 0 ? String(countOf(tab.kind)) : undefined,
            isCurrent: tab.kind === kind,
          }))}
        />
      )}
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
            {text.keysHint}
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
          <QueueRows
            label={words.list}
            items={waiting}
            idOf={idOf}
            currentId={idOf(current)}
            holderOf={holderOf}
            onChoose={(at) => moved(() => place.go(at))()}
          >
            {(item) => (
              <>
                {queue.row(item)}
                <span>
                  <DeadlineBadge queue={name} since={sinceOf(item)} />
                </span>
              </>
            )}
          </QueueRows>
          <Card as="article" className={css.item} aria-label={position}>
            {queue.body(current)}
            {asked && (
              <QueueReasons
                key={`${idOf(current)}-${asked.name}`}
                legend={asked.asks ?? ''}
                reasons={reasons}
                words={words}
                onChoose={(reason, message) => settle(asked, reason, message)}
              />
            )}
            <div className={css.tools}>
              <DeadlineBadge queue={name} since={sinceOf(current)} />
              <TakenMark queue={name} id={idOf(current)} member={member} isOpened />
            </div>
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
                  label={text.previous}
                  look="gray"
                  disabled={index === 0}
                  onClick={back}
                />
                <IconButton icon={ChevronDownIcon} label={text.next} look="gray" disabled={isLast} onClick={forward} />
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
            {text.undo}
            <Key>Z</Key>
          </button>
        </div>
      )}
      {help(keys, [
        { keys: ['J', 'K'], title: text.keys.next },
        ...actions.map(({ key, title }) => ({ keys: [key], title })),
        { keys: ['1', '…', String(reasons.length)], title: text.keys.reasons },
        { keys: ['T'], title: text.take },
        { keys: ['Z'], title: text.keys.undo },
        { keys: ['Esc'], title: text.keys.close },
        { keys: ['?'], title: text.keys.help },
      ])}
    </>
  )
}
