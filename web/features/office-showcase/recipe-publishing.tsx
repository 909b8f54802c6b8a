import type { OfficeRecipe } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { lazy, Suspense, useState } from 'react'
import type { useChangeRecipe } from '../../data/office/use-recipes.ts'
import { momentOfWall } from '../../platform/forms/wall-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMoment } from './banner-words.ts'
import { RECIPE_COLORS } from './recipe-list.tsx'
import css from './showcase.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

export type ActOnRecipe = (
  call: Parameters<ReturnType<typeof useChangeRecipe>['mutate']>[0]['call'],
  done: string,
  onSuccess?: (saved: OfficeRecipe) => void,
) => void

export const seenOf = ({ version, publishedVersion }: OfficeRecipe) => ({ version, publishedVersion })

/** Shows a saved recipe at once or from a moment, and hides it. */
export function RecipePublishing({
  recipe,
  isDirty,
  isBusy,
  errors,
  act,
}: {
  recipe: OfficeRecipe
  isDirty: boolean
  isBusy: boolean
  errors: Readonly<Record<string, string>>
  act: ActOnRecipe
}) {
  const say = useMoment()
  const [from, setFrom] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { slug, state, version, publishedVersion, plannedVersion, plannedAt, gaps, title } = recipe
  const params = { slug }
  const at = momentOfWall(from)
  const isPublished = publishedVersion === version
  return (
    <Card as="section" className="stack g3" aria-label={text.publishing}>
      <div className={css.buttons}>
        <Badge color={RECIPE_COLORS[state]} size="large">
          {text.states[state]}
        </Badge>
      </div>
      {plannedAt && <p className="sm">{text.planned(plannedVersion ?? version, say(plannedAt))}</p>}
      {publishedVersion !== null && !isPublished && <p className="sm">{text.behind(publishedVersion, version)}</p>}
      {gaps.length > 0 && <p className="sm">{text.lacks(gaps.map((name) => text.fields[name]))}</p>}
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
          <Button
            size="medium"
            busy={isBusy}
            disabled={isDirty}
            onClick={() =>
              act(
                (calls) => calls.publishRecipe({ params, body: { seen: seenOf(recipe), version, at } }),
                at ? text.scheduled : text.published,
                () => setFrom(''),
              )
            }
          >
            {at ? text.schedule : text.publish}
          </Button>
        )}
        {plannedAt && (
          <Button
            size="medium"
            look="secondary"
            busy={isBusy}
            onClick={() =>
              act((calls) => calls.cancelRecipePlan({ params, body: { seen: seenOf(recipe) } }), text.planCancelled)
            }
          >
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
            onConfirm={() =>
              act(
                (calls) => calls.hideRecipe({ params, body: { seen: seenOf(recipe) } }),
                text.hidden,
                () => setAsking(false),
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
