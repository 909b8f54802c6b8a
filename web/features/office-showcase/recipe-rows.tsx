import {
  MAX_INGREDIENTS,
  MAX_RECIPE_TEXT,
  MAX_RECIPE_TITLE,
  MAX_STEPS,
} from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { INGREDIENT_UNITS } from '@okolitsa/domain/recipes/choose-goods.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import { useRecipePicture } from '../../data/office/use-recipes.ts'
import { categoryOptions } from '../../data/products/category-options.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import type { IngredientRow, StepRow } from './recipe-form.ts'
import { type RowProps, Rows, type RowsProps } from './rows.tsx'
import css from './showcase.module.css'

export function IngredientRows({
  categories,
  ...props
}: RowsProps<IngredientRow> & {
  categories: readonly { readonly id: number; readonly parentId: number | null; readonly title: string }[]
}) {
  const words = text.ingredient
  const options = [{ value: '', title: words.atHome }, ...categoryOptions(categories)]
  return (
    <Rows
      {...props}
      name="ingredients"
      title={text.fields.ingredients}
      most={MAX_INGREDIENTS}
      words={words}
      emptyRow={{ title: '', amount: '', unit: 'g', categoryId: '', words: '' }}
    >
      {({ row, errorOf, change }) => (
        <>
          <TextField
            label={words.title}
            maxLength={60}
            value={row.title}
            error={errorOf('title')}
            onChange={({ target }) => change({ title: target.value })}
          />
          <div className={css.pair}>
            <TextField
              label={words.amount}
              inputMode="numeric"
              value={row.amount}
              error={errorOf('amount')}
              onChange={({ target }) => change({ amount: target.value })}
            />
            <Select
              label={words.unit}
              items={INGREDIENT_UNITS.map((value) => ({ value, title: text.units[value] }))}
              value={row.unit}
              onChange={({ target }) => change({ unit: target.value as IngredientRow['unit'] })}
            />
          </div>
          <Select
            label={words.category}
            items={options}
            value={row.categoryId}
            error={errorOf('categoryId')}
            onChange={({ target }) => change({ categoryId: target.value })}
          />
          {row.categoryId !== '' && (
            <TextField
              label={words.words}
              hint={words.wordsHint}
              maxLength={400}
              value={row.words}
              error={errorOf('words')}
              onChange={({ target }) => change({ words: target.value })}
            />
          )}
        </>
      )}
    </Rows>
  )
}

export function StepRows(props: RowsProps<StepRow>) {
  return (
    <Rows
      {...props}
      name="steps"
      title={text.fields.steps}
      most={MAX_STEPS}
      words={text.step}
      emptyRow={{ title: '', text: '', minutes: '', picture: null, imageUrl: null }}
    >
      {(row) => <StepFields {...row} />}
    </Rows>
  )
}

function StepFields({ row, errorOf, change }: RowProps<StepRow>) {
  const upload = useRecipePicture()
  return (
    <>
      <TextField
        label={text.step.title}
        maxLength={MAX_RECIPE_TITLE}
        value={row.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={text.step.text}
        rows={3}
        maxLength={MAX_RECIPE_TEXT}
        value={row.text}
        error={errorOf('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <TextField
        label={text.step.minutes}
        inputMode="numeric"
        value={row.minutes}
        error={errorOf('minutes')}
        onChange={({ target }) => change({ minutes: target.value })}
      />
      <PictureField
        label={text.step.picture}
        imageUrl={row.imageUrl}
        error={errorOf('picture')}
        upload={upload}
        text={text}
        onChange={change}
      />
    </>
  )
}
