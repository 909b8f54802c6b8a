import type { RecipeState } from '@okolitsa/domain/recipes/written-recipe.ts'
import { lazy, Suspense, useState } from 'react'
import { momentOfWall } from '../../platform/forms/wall-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMoment } from './banner-words.ts'
import css from './showcase.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

export const STATE_COLORS = { draft: 'gray', planned: 'blue', shown: 'green', hidden: 'gray' } as const

/** A thing with versions, of which one may be shown. */
export interface Published {
  readonly title: string
  readonly state: RecipeState
  readonly version: number
  readonly publishedVersion: number | null
  readonly plannedVersion: number | null
  readonly plannedAt: string | null
}

export const seenOf = ({ version, publishedVersion }: Published) => ({ version, publishedVersion })

interface PublishingWords {
  readonly publishing: string
  readonly states: Readonly<Record<RecipeState, string>>
  readonly planned: (version: number, moment: string) => string
  readonly behind: (shown: number, last: number) => string
  readonly lacks: (parts: readonly string[]) => string
  readonly saveFirst: string
  readonly from: string
  readonly fromHint: string
  readonly publish: string
  readonly schedule: string
  readonly cancelPlan: string
  readonly hide: string
  readonly hideTitle: (title: string) => string
  readonly hideText: string
  readonly keep: string
}

/** Shows a saved version at once or from a moment, and hides it. */
export function Publishing({
  thing,
  gaps = [],
  isDirty,
  isBusy,
  errors,
  text,
  onPublish,
  onCancelPlan,
  onHide,
}: {
  thing: Published
  /** Names of parts that the last version lacks. */
  gaps?: readonly string[]
  isDirty: boolean
  isBusy: boolean
  errors: Readonly<Record<string, string>>
  text: PublishingWords
  onPublish: (at: string | null, done: () => void) => void
  onCancelPlan: () => void
  onHide: (done: () => void) => void
}) {
  const say = useMoment()
  const [from, setFrom] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { state, version, publishedVersion, plannedVersion, plannedAt, title } = thing
  const at = momentOfWall(from)
  const isPublished = publishedVersion === version
  return (
    <Card as="section" className="stack g3" aria-label={text.publishing}>
      <div className={css.buttons}>
        <Badge color={STATE_COLORS[state]} size="large">
          {text.states[state]}
        </Badge>
      </div>
      {plannedAt && <p className="sm">{text.planned(plannedVersion ?? version, say(plannedAt))}</p>}
      {publishedVersion !== null && !isPublished && <p className="sm">{text.behind(publishedVersion, version)}</p>}
      {gaps.length > 0 && <p className="sm">{text.lacks(gaps)}</p>}
      {isDirty && <p className="sm muted">{text.saveFirst}</p>}
      {!isPublished && gaps.length === 0 && (
        <TextField
          type="datetime-local"
          label={text.from}
          hint={text.fromHint}
          value={from}
          error={errors.at}
          onChange={({ target }) => setFrom(target.value)}
        />
      )}
      <div className={css.buttons}>
        {!isPublished && gaps.length === 0 && (
          <Button size="medium" busy={isBusy} disabled={isDirty} onClick={() => onPublish(at, () => setFrom(''))}>
            {at ? text.schedule : text.publish}
          </Button>
        )}
        {plannedAt && (
          <Button size="medium" look="secondary" busy={isBusy} onClick={onCancelPlan}>
            {text.cancelPlan}
          </Button>
        )}
        {publishedVersion !== null && (
          <Button size="medium" look="secondary-gray" onClick={() => setAsking(true)}>
            {text.hide}
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={text.hideTitle(title)}
            text={text.hideText}
            confirmText={text.hide}
            cancelText={text.keep}
            busy={isBusy}
            onConfirm={() => onHide(() => setAsking(false))}
          />
        </Suspense>
      )}
    </Card>
  )
}
