import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import type { ProductDraft } from '../../../data/products/desk/product-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PlusIcon, Trash2Icon } from '../../../ui/icons.ts'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'

const text = productsForm.specials
type Specials = ProductDraft['specialPrices']

/** Lower prices for some days. */
export function SpecialPrices({
  specials,
  priceLabel,
  error,
  onChange,
}: {
  specials: Specials
  priceLabel: string
  error: string | undefined
  onChange: (specials: Specials) => void
}) {
  const edit = (index: number, part: Partial<Specials[number]>) =>
    onChange(specials.map((special, at) => (at === index ? { ...special, ...part } : special)))
  return (
    <fieldset className={css.amounts}>
      <legend className={css.legend}>{text.title}</legend>
      {specials.length > 0 && <p className="sm muted">{text.hint}</p>}
      {specials.map(({ price, from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: discounts have no ids
        <div key={index} className={css.special}>
          <TextField
            label={priceLabel}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={price}
            onChange={({ target }) => edit(index, { price: target.value })}
          />
          <TextField
            label={text.from}
            type="date"
            value={from}
            onChange={({ target }) => edit(index, { from: target.value })}
          />
          <TextField
            label={text.to}
            type="date"
            value={to}
            onChange={({ target }) => edit(index, { to: target.value })}
          />
          <IconButton
            icon={Trash2Icon}
            label={text.remove}
            onClick={() => onChange(specials.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && (
        <p role="alert" className={css.wrong}>
          {error}
        </p>
      )}
      <Button
        look="secondary"
        size="medium"
        icon={PlusIcon}
        onClick={() => onChange([...specials, { price: '', from: '', to: '' }])}
      >
        {text.add}
      </Button>
    </fieldset>
  )
}
