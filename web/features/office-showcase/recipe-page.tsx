import type { OfficeRecipe } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { useState } from 'react'
import { isShowcaseConflict } from '../../data/office/use-banners.ts'
import { useChangeRecipe, useRecipe } from '../../data/office/use-recipes.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { navigate } from '../../platform/router/router.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HomePreview } from './home-preview.tsx'
import { Publishing, seenOf } from './publishing.tsx'
import { RecipeFieldset } from './recipe-fieldset.tsx'
import { formOf, NEW_RECIPE, type RecipeForm, typedOf } from './recipe-form.ts'
import css from './showcase.module.css'
import { VersionHistory } from './version-history.tsx'

const LIST = '/office/content/recipes'

/** One recipe by its slug, or the form of a new one. */
export function RecipePage({ slug }: { slug: string }) {
  const isNew = slug === 'new'
  const { data, isError, refetch } = useRecipe(isNew ? null : slug)
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.gone}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data && !isNew)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={480} />
      </div>
    )
  return <RecipeEditor recipe={data ?? null} />
}

/** Mistakes of fields, whichever call has found them. */
const errorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([path, words]) => [path.replace(/^fields\./, ''), words]),
  )

/** The form of the last version next to the shop's page with it. Only typed fields are kept over the stored ones. */
function RecipeEditor({ recipe }: { recipe: OfficeRecipe | null }) {
  const [typed, setTyped, drop] = useKeptState<Partial<RecipeForm>>(
    `office-recipe-${recipe?.slug ?? 'new'}`,
    () => ({}),
    true,
  )
  const [isConflict, setConflict] = useState(false)
  const change = useChangeRecipe()
  const stored = recipe ? formOf(recipe) : NEW_RECIPE
  const form: RecipeForm = { ...stored, ...typed }
  const isDirty = JSON.stringify(typedOf(form)) !== JSON.stringify(typedOf(stored))
  const errors = errorsOf(change.error)
  const act = (
    call: Parameters<typeof change.mutate>[0]['call'],
    done: string,
    onSuccess?: (saved: OfficeRecipe) => void,
  ) => {
    if (change.isPending) return
    change.mutate(
      { call, done },
      {
        onSuccess: (saved) => {
          setConflict(false)
          onSuccess?.(saved)
        },
        onError: (error) => setConflict(isShowcaseConflict(error)),
      },
    )
  }
  const forget = () => {
    drop()
    setTyped({})
  }
  const save = () =>
    recipe
      ? act(
          (calls) =>
            calls.saveRecipe({ params: { slug: recipe.slug }, body: { seen: seenOf(recipe), fields: typedOf(form) } }),
          text.saved,
          forget,
        )
      : act(
          (calls) => calls.createRecipe({ body: typedOf(form) }),
          text.created,
          ({ slug }) => {
            forget()
            void navigate(`${LIST}/${slug}`)
          },
        )
  return (
    <div className={css.page}>
      <div className={css.panel}>
        <a href={LIST} className={css.back}>
          {text.back}
        </a>
        {isConflict && recipe && (
          <Notification tone="warning" title={text.conflict(recipe.history[0]?.author ?? null)}>
            <p className="sm">{text.conflictKept}</p>
          </Notification>
        )}
        <Card as="section" className="stack g4" aria-label={text.main}>
          <form
            className="stack g4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <RecipeFieldset
              form={form}
              errors={errors}
              onChange={(part) => {
                setTyped((now) => ({ ...now, ...part }))
                if (change.isError) change.reset()
              }}
            />
            <div className={css.buttons}>
              <Button type="submit" size="medium" busy={change.isPending} disabled={!isDirty}>
                {recipe ? text.save : text.create}
              </Button>
              {isDirty && (
                <Button size="medium" look="secondary-gray" onClick={forget}>
                  {text.reset}
                </Button>
              )}
            </div>
          </form>
        </Card>
      </div>
      {recipe && (
        <div className={css.panel}>
          <Publishing
            thing={recipe}
            gaps={recipe.gaps.map((name) => text.fields[name])}
            isDirty={isDirty}
            isBusy={change.isPending}
            errors={errors}
            text={text}
            onPublish={(at, done) =>
              act(
                (calls) =>
                  calls.publishRecipe({
                    params: { slug: recipe.slug },
                    body: { seen: seenOf(recipe), version: recipe.version, at },
                  }),
                at ? text.scheduled : text.published,
                done,
              )
            }
            onCancelPlan={() =>
              act(
                (calls) => calls.cancelRecipePlan({ params: { slug: recipe.slug }, body: { seen: seenOf(recipe) } }),
                text.planCancelled,
              )
            }
            onHide={(done) =>
              act(
                (calls) => calls.hideRecipe({ params: { slug: recipe.slug }, body: { seen: seenOf(recipe) } }),
                text.hidden,
                done,
              )
            }
          />
          {recipe.preview ? (
            <HomePreview
              key={recipe.version}
              src={recipe.preview}
              title={text.previewOf(recipe.title)}
              note={text.previewNote}
              isDirty={isDirty}
            />
          ) : (
            <Card>{text.noPreview}</Card>
          )}
          <VersionHistory
            history={recipe.history.map((one) => ({
              ...one,
              changed: one.changed.flatMap((name) => text.fields[name as keyof typeof text.fields] ?? []),
            }))}
            last={recipe.version}
            shown={recipe.publishedVersion}
            isBusy={change.isPending}
            text={text}
            onRestore={(version) =>
              act(
                (calls) =>
                  calls.publishRecipe({
                    params: { slug: recipe.slug },
                    body: { seen: seenOf(recipe), version, at: null },
                  }),
                text.restored(version),
              )
            }
          />
        </div>
      )}
    </div>
  )
}
