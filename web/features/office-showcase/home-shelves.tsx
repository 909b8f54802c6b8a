import type { HomeArrangement } from '@okolitsa/contracts/content/home-shelves.endpoints.ts'
import { isArrangement } from '@okolitsa/domain/content/home-arrangement.ts'
import { HOME_SHELVES, type HomeShelf } from '@okolitsa/domain/content/home-shelves.ts'
import { homePreview } from '@okolitsa/strings/ru/office-banners.ts'
import { officeHomeShelves as text } from '@okolitsa/strings/ru/office-home-shelves.ts'
import { useState } from 'react'
import { useChangeHomeShelves, useHomeShelves } from '../../data/office/use-home-shelves.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMoment } from './banner-words.ts'
import { HomePreview } from './home-preview.tsx'
import css from './showcase.module.css'

export function HomeShelves() {
  const { data, isError, refetch } = useHomeShelves()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  return <ShelvesEditor arrangement={data} />
}

const seenOf = ({ version, publishedVersion }: HomeArrangement) => ({ version, publishedVersion })
const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/** The list of shelves next to the home page with the saved order. */
function ShelvesEditor({ arrangement }: { arrangement: HomeArrangement }) {
  const [{ typed }, setTyped, drop] = useKeptState<{ readonly typed: readonly HomeShelf[] | null }>(
    'office-home-shelves',
    () => ({ typed: null }),
    true,
  )
  /** Version on which the typed order is based. */
  const [based, setBased] = useState(arrangement.version)
  const change = useChangeHomeShelves()
  const shelves = typed ?? arrangement.shelves
  const isDirty = !isSame(shelves, arrangement.shelves)
  const { version, publishedVersion, preview, history } = arrangement
  const act = (call: Parameters<typeof change.mutate>[0]['call'], done: string) => {
    if (change.isPending) return
    change.mutate(
      { call, done },
      {
        onSuccess: (saved) => {
          drop()
          setTyped({ typed: null })
          setBased(saved.version)
        },
      },
    )
  }
  return (
    <div className={css.page}>
      <div className={css.panel}>
        {based !== version && (
          <Notification tone="warning" title={text.conflict(history[0]?.author ?? null)}>
            <p className="sm">{arrangement.shelves.map((name) => text.shelves[name]).join(' → ')}</p>
            <p className="sm">{text.kept}</p>
          </Notification>
        )}
        <Card as="section" className="stack g4" aria-label={text.list}>
          <ShelfList shelves={shelves} onChange={(next) => setTyped({ typed: next })} />
          <div className={css.buttons}>
            <Button
              size="medium"
              busy={change.isPending}
              disabled={!isDirty}
              onClick={() =>
                act(
                  (calls) => calls.saveHomeShelves({ body: { seen: seenOf(arrangement), shelves: [...shelves] } }),
                  text.saved,
                )
              }
            >
              {text.save}
            </Button>
            {isDirty && (
              <Button
                size="medium"
                look="secondary-gray"
                onClick={() => {
                  drop()
                  setTyped({ typed: null })
                  setBased(version)
                }}
              >
                {text.reset}
              </Button>
            )}
          </div>
        </Card>
        {version > 0 && (
          <Card as="section" className="stack g3" aria-label={text.publishing}>
            <p>{text.now(publishedVersion)}</p>
            <div className={css.buttons}>
              {publishedVersion !== version && (
                <Button
                  size="medium"
                  busy={change.isPending}
                  disabled={isDirty}
                  onClick={() =>
                    act(
                      (calls) => calls.publishHomeShelves({ body: { seen: seenOf(arrangement), version } }),
                      text.published,
                    )
                  }
                >
                  {text.publish}
                </Button>
              )}
              {publishedVersion !== null && (
                <Button
                  size="medium"
                  look="secondary"
                  busy={change.isPending}
                  onClick={() =>
                    act((calls) => calls.withdrawHomeShelves({ body: { seen: seenOf(arrangement) } }), text.withdrawn)
                  }
                >
                  {text.withdraw}
                </Button>
              )}
            </div>
          </Card>
        )}
        <History
          arrangement={arrangement}
          isBusy={change.isPending}
          onRestore={(earlier) =>
            act(
              (calls) => calls.publishHomeShelves({ body: { seen: seenOf(arrangement), version: earlier } }),
              text.restored(earlier),
            )
          }
        />
      </div>
      <div className={css.panel}>
        {preview && (
          <HomePreview
            key={version}
            src={`/?draft=${preview}`}
            title={text.preview}
            note={homePreview.note}
            isDirty={isDirty}
          />
        )}
      </div>
    </div>
  )
}

/** Shelves that are shown, in their order, then those that are not. */
function ShelfList({
  shelves,
  onChange,
}: {
  shelves: readonly HomeShelf[]
  onChange: (shelves: readonly HomeShelf[]) => void
}) {
  const moved = (index: number, by: -1 | 1): readonly HomeShelf[] | null => {
    const next = [...shelves]
    const [one] = next.splice(index, 1)
    if (!one || index + by < 0 || index + by > next.length) return null
    next.splice(index + by, 0, one)
    return isArrangement(next) ? next : null
  }
  const hidden = HOME_SHELVES.filter((name) => !shelves.includes(name))
  return (
    <ul className={css.history}>
      {[...shelves, ...hidden].map((name, index) => {
        const isShown = shelves.includes(name)
        const toggled = isShown ? shelves.filter((one) => one !== name) : [...shelves, name]
        return (
          <li key={name}>
            <Switch checked={isShown} disabled={!isArrangement(toggled)} onChange={() => onChange(toggled)}>
              {text.shelves[name]}
            </Switch>
            {isShown && (
              <span className={css.buttons}>
                {([-1, 1] as const).map((by) => {
                  const next = moved(index, by)
                  return (
                    <Button
                      key={by}
                      size="small"
                      look="secondary-gray"
                      icon={by < 0 ? ArrowUpIcon : ArrowDownIcon}
                      aria-label={text.move[by < 0 ? 'up' : 'down'](text.shelves[name])}
                      disabled={next === null}
                      onClick={() => next && onChange(next)}
                    >
                      {text.step[by < 0 ? 'up' : 'down']}
                    </Button>
                  )
                })}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function History({
  arrangement: { history, version: last, publishedVersion },
  isBusy,
  onRestore,
}: {
  arrangement: HomeArrangement
  isBusy: boolean
  onRestore: (version: number) => void
}) {
  const say = useMoment()
  if (history.length === 0) return null
  return (
    <Card as="section" className="stack g3" aria-label={text.history}>
      <h2 className="h4">{text.history}</h2>
      <ul className={css.history}>
        {history.map(({ version, author, savedAt, shelves }) => (
          <li key={version}>
            <div>
              <b>{text.version(version)}</b>
              {(author || savedAt) && `, ${[author, savedAt && say(savedAt)].filter(Boolean).join(', ')}`}
              <p className="sm muted">{shelves.map((name) => text.shelves[name]).join(' → ')}</p>
            </div>
            {version === publishedVersion ? (
              <Badge color="green">{text.onHome}</Badge>
            ) : (
              version !== last && (
                <Button size="small" look="secondary-gray" disabled={isBusy} onClick={() => onRestore(version)}>
                  {text.restore}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
