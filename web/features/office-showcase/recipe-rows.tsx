import { MAX_INGREDIENTS, MAX_RECIPE_TEXT, MAX_RECIPE_TITLE, MAX_STEPS } from '@okolitsa/contracts/recipes/office-recipes.endpoints.ts'
import { INGREDIENT_UNITS } from '@okolitsa/domain/recipes/choose-goods.ts'
import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import type { ReactNode } from 'react'
import { categoryOptions } from '../../data/products/category-options.ts'
import { useRecipePicture } from '../../data/office/use-recipes.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import { type IngredientRow, movedRow, nextKey, type StepRow } from './recipe-form.ts'
import css from './showcase.module.css'

type Errors = Readonly<Record<string, string>>
interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly errors: Errors
  readonly onChange: (rows: readonly Row[]) => void
}
interface RowProps<Row> {
  readonly row: Row
  readonly errorOf: (name: keyof Row & string) => string | undefined
  readonly change: (part: Partial<Row>) => void
}

/** A list of groups of fields that are added, moved and removed. */
function Rows<Row extends { readonly key: number }>({
  name,
  title,
  rows,
  most,
  errors,
  words,
  onChange,
  emptyRow,
  children,
}: RowsProps<Row> & {
  name: string
  title: string
  most: number
  words: { readonly of: (place: number) => string; readonly add: string }
  emptyRow: Omit<Row, 'key'>
  children: (props: RowProps<Row>) => ReactNode
}) {
  return (
    <fieldset className={css.set}>
      <legend>{title}</legend>
      {errors[name] && <p role="alert">{errors[name]}</p>}
      <ol className={css.rows}>
        {rows.map((row, index) => {
          const own = words.of(index + 1)
          return (
            <li key={row.key} aria-label={own} className="stack g3">
              <div className={css.rowHead}>
                <b>{own}</b>
                <IconButton
                  icon={ArrowUpIcon}
                  label={text.up(own)}
                  disabled={index === 0}
                  onClick={() => onChange(movedRow(rows, index, -1))}
                />
                <IconButton
                  icon={ArrowDownIcon}
                  label={text.down(own)}
                  disabled={index === rows.length - 1}
                  onClick={() => onChange(movedRow(rows, index, 1))}
                />
                <IconButton
                  icon={Trash2Icon}
                  label={text.removeRow(own)}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                />
              </div>
              {children({
                row,
                errorOf: (field) => errors[`${name}.${index}.${field}`],
                change: (part) => onChange(rows.with(index, { ...row, ...part })),
              })}
            </li>
          )
        })}
      </ol>
      {rows.length < most && (
        <Button
          size="medium"
          look="secondary"
          icon={PlusIcon}
          onClick={() => onChange([...rows, { ...emptyRow, key: nextKey(rows) } as Row])}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}

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
