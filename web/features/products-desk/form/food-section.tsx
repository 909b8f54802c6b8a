import { MADE_HOW, type MadeHow } from '@okolitsa/domain/catalog/made.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const

/** Composition, shelf life and freshness. */
export function FoodSection({ draft, errorOf, onEdit }: SectionProps) {
  const { nutrition } = draft
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{draft.dish ? text.fields.composition : text.sections.food}</h2>
      <TextArea
        label={text.fields.composition}
        error={errorOf('composition')}
        rows={3}
        maxLength={2_000}
        value={draft.composition}
        onChange={({ target }) => onEdit({ composition: target.value })}
      />
      <TextField
        label={text.fields.allergens}
        hint={text.hints.allergens}
        error={errorOf('allergens')}
        maxLength={2_000}
        value={draft.allergens}
        onChange={({ target }) => onEdit({ allergens: target.value })}
      />
      <fieldset className={css.amounts}>
        <legend className={css.legend}>{text.fields.nutrition}</legend>
        <div className={css.four}>
          {NUTRIENTS.map((nutrient) => (
            <TextField
              key={nutrient}
              label={text.nutrition[nutrient]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={nutrition[nutrient]}
              onChange={({ target }) => onEdit({ nutrition: { ...nutrition, [nutrient]: target.value } })}
            />
          ))}
        </div>
        {errorOf('nutrition') && (
          <p role="alert" className={css.wrong}>
            {errorOf('nutrition')}
          </p>
        )}
      </fieldset>
      {!draft.dish && <Keeping {...{ draft, errorOf, onEdit }} />}
    </Card>
  )
}

/** Shelf life and freshness; a dish is cooked to order. */
function Keeping({ draft, errorOf, onEdit }: Pick<SectionProps, 'draft' | 'errorOf' | 'onEdit'>) {
  const { made } = draft
  return (
    <>
      <div className={css.pair}>
        <TextField
          label={text.fields.shelfLife}
          hint={text.hints.shelfLife}
          error={errorOf('shelfLife')}
          maxLength={200}
          value={draft.shelfLife}
          onChange={({ target }) => onEdit({ shelfLife: target.value })}
        />
        <TextField
          label={text.fields.storage}
          hint={text.hints.storage}
          error={errorOf('storage')}
          maxLength={300}
          value={draft.storage}
          onChange={({ target }) => onEdit({ storage: target.value })}
        />
      </div>
      <div className={css.pair}>
        <Select
          label={text.made.how}
          value={made.how}
          items={[
            { value: '', title: text.made.none },
            ...MADE_HOW.map((how) => ({ value: how, title: text.made.ways[how] })),
          ]}
          onChange={({ target }) => onEdit({ made: { ...made, how: target.value as MadeHow | '' } })}
        />
        {made.how !== '' && (
          <TextField
            label={text.made.on}
            type="date"
            error={errorOf('made')}
            value={made.on}
            onChange={({ target }) => onEdit({ made: { ...made, on: target.value } })}
          />
        )}
      </div>
    </>
  )
}
