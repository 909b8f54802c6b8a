import type { GoodsCategory } from '@okolitsa/contracts/products/goods-product.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { type SyntheticEvent, useState } from 'react'
import { useSuggestedCategories } from '../../../data/products/desk/use-goods-product.ts'
import { useDebounced } from '../../../platform/timing/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { CameraIcon, RotateCcwIcon } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CategorySelect } from './category-select.tsx'
import css from './goods-form.module.css'
import type { NewDraft } from './new-draft.ts'
import { PhotoCrop } from './photo-crop.tsx'
import { PhotoInput } from './photo-input.tsx'
import type { FormMenu } from './section.ts'
import type { Photo } from './use-photo.ts'

const text = productsForm.steps

export function StepTitle({
  photo,
  draft,
  categories,
  sections,
  onChange,
  onNext,
}: {
  photo: Photo
  draft: NewDraft
  categories: readonly GoodsCategory[]
  /** Menu sections instead of categories, for restaurants only. */
  sections: FormMenu['sections'] | null
  onChange: (part: Partial<NewDraft>) => void
  onNext: () => void
}) {
  const [isAsked, setAsked] = useState(false)
  const isPlaced = (sections ? draft.sectionId : draft.categoryId) !== null
  const isNamed = draft.title.trim() !== ''
  const next = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isNamed && isPlaced) onNext()
  }
  return (
    <form onSubmit={next} className={css.step} noValidate>
      {photo.bitmap ? (
        <>
          <PhotoCrop bitmap={photo.bitmap} frame={photo.frame} onFrame={photo.setFrame} />
          <div className={css.pair}>
            <Button look="secondary" icon={RotateCcwIcon} onClick={() => void photo.turn()}>
              {productsForm.crop.turn}
            </Button>
            <PhotoInput look="plain" isCamera onFile={(file) => void photo.open(file)}>
              <CameraIcon size={22} />
              {productsForm.crop.again}
            </PhotoInput>
          </div>
        </>
      ) : (
        <p className="muted">{sections ? menusDesk.form.noPhoto : text.noPhoto}</p>
      )}
      <TextField
        label={text.name}
        hint={productsForm.hints.title}
        error={isAsked && !isNamed ? (sections ? menusDesk.form.nameWrong : text.nameWrong) : undefined}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="next"
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      {sections ? (
        <Select
          label={menusDesk.form.section}
          value={draft.sectionId === null ? '' : String(draft.sectionId)}
          items={[
            { value: '', title: productsForm.categories.choose, disabled: true },
            ...sections.map(({ id, title }) => ({ value: String(id), title })),
          ]}
          onChange={({ target }) => onChange({ sectionId: Number(target.value) })}
        />
      ) : (
        <CategoryChoice {...{ draft, categories, onChange }} />
      )}
      {isAsked && !isPlaced && (
        <p role="alert" className={css.wrong}>
          {sections ? menusDesk.form.sectionWrong : text.categoryWrong}
        </p>
      )}
      <div className={css.stepBar}>
        <Button type="submit" block size="xlarge">
          {text.toPrice}
        </Button>
      </div>
    </form>
  )
}

function CategoryChoice({
  draft,
  categories,
  onChange,
}: {
  draft: NewDraft
  categories: readonly GoodsCategory[]
  onChange: (part: Partial<NewDraft>) => void
}) {
  const [isOther, setOther] = useState(false)
  const suggested = useSuggestedCategories(useDebounced(draft.title.trim(), 350))
  const alike = suggested.flatMap((id) => categories.find((one) => one.id === id) ?? [])
  const isElsewhere = draft.categoryId !== null && !suggested.includes(draft.categoryId)
  const hasSelect = isOther || isElsewhere || alike.length === 0
  return (
    <>
      {alike.length > 0 && (
        <div className="stack g2">
          <p className="sm muted">{text.alike}</p>
          <div className={css.chips}>
            {alike.map(({ id, title }) => (
              <Chip
                key={id}
                selected={id === draft.categoryId}
                onClick={() => {
                  setOther(false)
                  onChange({ categoryId: id })
                }}
              >
                {title}
              </Chip>
            ))}
            <Chip selected={isOther || isElsewhere} onClick={() => setOther(true)}>
              {text.other}
            </Chip>
          </div>
        </div>
      )}
      {hasSelect && (
        <CategorySelect
          label={productsForm.fields.categoryId}
          categories={categories}
          value={draft.categoryId}
          onChoose={(categoryId) => onChange({ categoryId })}
        />
      )}
    </>
  )
}
