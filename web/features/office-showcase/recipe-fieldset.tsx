import {
  MAX_RECIPE_LINE,
  MAX_RECIPE_TEXT,
  MAX_RECIPE_TITLE,
} from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { RECIPE_LEVELS } from '@okolitsa/domain/recipes/written-recipe.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { recipes } from '@okolitsa/strings/ru/recipes.ts'
import { useRecipeChoices, useRecipePicture } from '../../data/office/use-recipes.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { RecipeForm } from './recipe-form.ts'
import { IngredientRows, StepRows } from './recipe-rows.tsx'
import css from './showcase.module.css'

const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const

/** Fields of a recipe. */
export function RecipeFieldset({
  form,
  errors,
  onChange,
}: {
  form: RecipeForm
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<RecipeForm>) => void
}) {
  const upload = useRecipePicture()
  const choices = useRecipeChoices().data
  const field = (name: 'title' | 'line' | 'minutes' | 'portions' | 'advice') => ({
    label: text.fields[name],
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('title')} maxLength={MAX_RECIPE_TITLE} />
      <TextField {...field('line')} maxLength={MAX_RECIPE_LINE} />
      <Select
        label={text.fields.categoryKey}
        items={[
          { value: '', title: text.chooseSection },
          ...(choices?.sections ?? []).map(({ urlKey, title }) => ({ value: urlKey, title })),
        ]}
        value={form.categoryKey}
        error={errors.categoryKey}
        hint={choices?.sections.length === 0 ? text.noSections : undefined}
        onChange={({ target }) => onChange({ categoryKey: target.value })}
      />
      <PictureField
        label={text.fields.picture}
        imageUrl={form.imageUrl}
        error={errors.picture}
        upload={upload}
        text={text}
        onChange={onChange}
      />
      <div className={css.pair}>
        <TextField {...field('minutes')} inputMode="numeric" />
        <TextField {...field('portions')} inputMode="numeric" />
      </div>
      <Segmented
        label={text.fields.level}
        value={form.level}
        items={RECIPE_LEVELS.map((value) => ({ value, title: recipes.levels[value] }))}
        onValueChange={(level) => onChange({ level })}
      />
      <Checkbox checked={form.isMeatless} onChange={({ target }) => onChange({ isMeatless: target.checked })}>
        {text.fields.isMeatless}
      </Checkbox>
      <p className="sm muted">{text.amountsHint}</p>
      <IngredientRows
        rows={form.ingredients}
        errors={errors}
        categories={choices?.categories ?? []}
        onChange={(ingredients) => onChange({ ingredients })}
      />
      <StepRows rows={form.steps} errors={errors} onChange={(steps) => onChange({ steps })} />
      <TextArea {...field('advice')} rows={3} maxLength={MAX_RECIPE_TEXT} />
      <fieldset className={css.set}>
        <legend>{text.fields.nutrition}</legend>
        <p className="sm muted">{text.nutritionHint}</p>
        <div className={css.pair}>
          {NUTRIENTS.map((name) => (
            <TextField
              key={name}
              label={text.nutrients[name]}
              inputMode="numeric"
              value={form[name]}
              error={errors[`nutrition.${name}`]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
