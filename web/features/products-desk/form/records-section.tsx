import { VAT_PERCENTS } from '@okolitsa/domain/catalog/product-fields.ts'
import { productsForm as text } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

const VATS = [
  { value: '', title: text.vat.none },
  ...VAT_PERCENTS.map((percent) => ({ value: String(percent), title: text.vat.percent(percent) })),
]

/** Fields for accounting and file exchange. */
export function RecordsSection({ draft, errorOf, onEdit }: SectionProps) {
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.sections.more}</h2>
      <div className={css.pair}>
        <TextField
          label={text.fields.sku}
          hint={text.hints.sku}
          error={errorOf('sku')}
          maxLength={60}
          value={draft.sku}
          onChange={({ target }) => onEdit({ sku: target.value })}
        />
        <Select
          label={text.fields.vat}
          value={draft.vat}
          items={VATS}
          onChange={({ target }) => onEdit({ vat: target.value })}
        />
      </div>
    </Card>
  )
}
