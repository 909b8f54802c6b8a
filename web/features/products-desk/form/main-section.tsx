import { categoryDuties as duties } from '@okolitsa/strings/ru/category-duties.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { CategorySelect } from './category-select.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

export function MainSection({ draft, categories, errorOf, onEdit }: SectionProps) {
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.sections.main}</h2>
      <TextField
        label={text.fields.title}
        hint={text.hints.title}
        error={errorOf('title')}
        maxLength={200}
        value={draft.title}
        onChange={({ target }) => onEdit({ title: target.value })}
      />
      {!draft.dish && <Categories {...{ draft, categories, errorOf, onEdit }} />}
      <TextArea
        label={draft.dish ? menusDesk.form.description : text.fields.description}
        hint={text.hints.description}
        error={errorOf('description')}
        rows={5}
        maxLength={5_000}
        value={draft.description}
        onChange={({ target }) => onEdit({ description: target.value })}
      />
    </Card>
  )
}

function Categories({
  draft,
  categories,
  errorOf,
  onEdit,
}: Pick<SectionProps, 'draft' | 'categories' | 'errorOf' | 'onEdit'>) {
  const { furtherCategoryIds: further, categoryId } = draft
  const chosen = categories.filter(({ id }) => further.includes(id))
  const category = categories.find(({ id }) => id === categoryId)
  return (
    <>
      <CategorySelect
        label={text.fields.categoryId}
        categories={categories}
        value={categoryId}
        error={errorOf('categoryId')}
        onChoose={(id) => onEdit({ categoryId: id, furtherCategoryIds: further.filter((one) => one !== id) })}
      />
      {[duties.papers, duties.marking].map((textOf) => {
        const words = category && textOf(category)
        return words ? (
          <p key={words} className="sm muted">
            {words}
          </p>
        ) : null
      })}
      {chosen.length > 0 && (
        <div className="stack g2">
          <p className="sm muted">{text.categories.further}</p>
          <div className={css.chips}>
            {chosen.map(({ id, title }) => (
              <Chip
                key={id}
                removable
                aria-label={text.categories.remove(title)}
                onClick={() => onEdit({ furtherCategoryIds: further.filter((one) => one !== id) })}
              >
                {title}
              </Chip>
            ))}
          </div>
        </div>
      )}
      <CategorySelect
        label={text.categories.add}
        categories={categories.filter(({ id }) => id !== categoryId && !further.includes(id))}
        value={null}
        error={errorOf('furtherCategoryIds')}
        onChoose={(id) => onEdit({ furtherCategoryIds: [...further, id].sort((a, b) => a - b) })}
      />
    </>
  )
}
