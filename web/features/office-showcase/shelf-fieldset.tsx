import { MAX_PIECE_TITLE } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { SHELF_PLACES } from '@okolitsa/domain/content/home-shelves.ts'
import { FEWEST_ON_SHELF, MAX_PICKED } from '@okolitsa/domain/content/written-piece.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { usePieceSubjects } from '../../data/office/use-pieces.ts'
import { momentOfWall, wallTimeOf } from '../../platform/forms/wall-time.ts'
import { Chip } from '../../ui/chip.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OccasionField } from './occasion-field.tsx'
import type { ShelfForm } from './piece-form.ts'
import { RegionsField } from './region-field.tsx'
import css from './showcase.module.css'
import { SubjectField } from './subject-field.tsx'

const PICKS = ['goods', 'category', 'newest', 'season'] as const

/** Fields of a picked shelf: goods by their names or a rule, a place and days. */
export function ShelfFieldset({
  form,
  errors,
  onChange,
}: {
  form: ShelfForm
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<ShelfForm>) => void
}) {
  const { goods, by } = form
  const field = (name: 'title' | 'titleEn') => ({
    label: text.fields[name],
    value: form[name],
    error: errors[name],
    maxLength: MAX_PIECE_TITLE,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const moment = (name: 'startsAt' | 'endsAt') => ({
    label: text.fields[name],
    hint: text.timeHint,
    type: 'datetime-local',
    value: wallTimeOf(form[name]),
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: momentOfWall(target.value) }),
  })
  return (
    <>
      <TextField {...field('title')} />
      <TextField {...field('titleEn')} />
      <Segmented
        label={text.fields.pick}
        value={by}
        items={PICKS.map((value) => ({ value, title: text.picks[value] }))}
        onValueChange={(value) => onChange({ by: value })}
      />
      {by === 'goods' && (
        <fieldset className={css.set}>
          <legend>{text.goods}</legend>
          <div className="stack g2">
            {goods.length > 0 && (
              <div className={css.buttons}>
                {goods.map(({ id, title }) => (
                  <Chip
                    key={id}
                    removable
                    aria-label={text.remove(title)}
                    onClick={() => onChange({ goods: goods.filter((one) => one.id !== id) })}
                  >
                    {title}
                  </Chip>
                ))}
              </div>
            )}
            {goods.length < MAX_PICKED && (
              <SubjectField
                of="goods"
                chosen={goods}
                error={errors['pick.productIds']}
                onAdd={(one) => onChange({ goods: [...goods, one] })}
              />
            )}
          </div>
        </fieldset>
      )}
      {by === 'category' && <CategoryField form={form} errors={errors} onChange={onChange} />}
      <p className="sm muted">{text.few(FEWEST_ON_SHELF)}</p>
      <Select
        label={text.fields.place}
        items={SHELF_PLACES.map((value) => ({ value, title: text.shelfPlaces[value] }))}
        value={form.place}
        error={errors.place}
        onChange={({ target }) => onChange({ place: target.value as ShelfForm['place'] })}
      />
      <RegionsField
        label={text.fields.regionCodes}
        regionCodes={form.regionCodes}
        onChange={(regionCodes) => onChange({ regionCodes: regionCodes as ShelfForm['regionCodes'] })}
      />
      <OccasionField
        value={form.occasion ?? ''}
        error={errors.occasion}
        onChange={(occasion) => onChange({ occasion: occasion || null })}
      />
      <div className={css.pair}>
        <TextField {...moment('startsAt')} />
        <TextField {...moment('endsAt')} />
      </div>
    </>
  )
}

function CategoryField({
  form: { categoryId },
  errors,
  onChange,
}: {
  form: ShelfForm
  errors: Readonly<Record<string, string>>
  onChange: (part: Partial<ShelfForm>) => void
}) {
  const { data = [] } = usePieceSubjects('categories')
  return (
    <Select
      label={text.category}
      items={[
        { value: '', title: text.chooseCategory },
        ...data.map(({ id, title }) => ({ value: String(id), title })),
      ]}
      value={categoryId}
      error={errors['pick.categoryId']}
      onChange={({ target }) => onChange({ categoryId: target.value })}
    />
  )
}
