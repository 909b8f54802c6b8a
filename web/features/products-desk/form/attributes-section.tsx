import { type AttributeKey, attributeOf } from '@okolitsa/domain/catalog/attributes.ts'
import { optionTitle, attributes as words } from '@okolitsa/strings/ru/attributes.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

/** Attributes of the category; empty for a category without attributes. */
export function AttributesSection({ draft, categories, errorOf, onEdit }: SectionProps) {
  const keys = categories.find(({ id }) => id === draft.categoryId)?.attributes ?? []
  const edit = (key: AttributeKey, value: string) => onEdit({ attributes: { ...draft.attributes, [key]: value } })
  if (keys.length === 0) return null
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.sections.attributes}</h2>
      <p className="sm muted">{text.hints.attributes}</p>
      <div className={css.pair}>
        {keys.map((key) => (
          <AttributeField
            key={key}
            attribute={key}
            value={draft.attributes[key] ?? ''}
            onChange={(value) => edit(key, value)}
          />
        ))}
      </div>
      {errorOf('attributes') && (
        <p role="alert" className={css.wrong}>
          {errorOf('attributes')}
        </p>
      )}
    </Card>
  )
}

function AttributeField({
  attribute,
  value,
  onChange,
}: {
  attribute: AttributeKey
  value: string
  onChange: (value: string) => void
}) {
  const definition = attributeOf(attribute)
  const label = words.titles[attribute]
  if (definition.kind === 'choice')
    return (
      <Select
        label={label}
        value={value}
        items={[
          { value: '', title: words.none },
          ...definition.options.map((option) => ({ value: option, title: optionTitle(attribute, option) })),
        ]}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const unit = words.units[attribute]
  return (
    <TextField
      label={label}
      inputMode={definition.kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      maxLength={definition.kind === 'text' ? definition.most : 7}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      end={unit ? <span className={css.unit}>{unit}</span> : undefined}
    />
  )
}
