import { TOUR_PRICE_KINDS } from '@okolitsa/domain/tours/tour.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import type { PriceDraft } from '../../data/tours/desk/tour-draft.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormSection } from './form-section.tsx'
import { Rows } from './rows.tsx'
import type { SectionProps } from './section.ts'
import css from './tour-form.module.css'

const KINDS = TOUR_PRICE_KINDS.map((value) => ({ value, title: text.kinds[value] }))
const MAX_PRICES = 10

/** A price for each kind of participants; lists show the first one. */
export function PriceSection({ draft, errorOf, onEdit }: SectionProps) {
  const { prices } = draft
  const empty = (): PriceDraft => {
    const kind = TOUR_PRICE_KINDS.find((one) => prices.every((price) => price.kind !== one)) ?? 'child'
    return { kind, title: text.kinds[kind], price: '', places: kind === 'group' ? '10' : '1' }
  }
  return (
    <FormSection id="prices" title={text.sections.prices} hint={text.hints.prices} error={errorOf('prices')}>
      <Rows
        name={text.rows.price}
        rows={prices}
        most={MAX_PRICES}
        add={text.addPrice}
        empty={empty}
        onChange={(rows) => onEdit({ prices: rows })}
      >
        {(price, change) => (
          <>
            <div className={css.pair}>
              <Select
                label={text.kind}
                items={KINDS}
                value={price.kind}
                onChange={({ target }) => {
                  const kind = TOUR_PRICE_KINDS.find((one) => one === target.value) ?? 'adult'
                  const isUsual = price.title === text.kinds[price.kind] || price.title === ''
                  change({
                    kind,
                    ...(isUsual && { title: text.kinds[kind] }),
                    places: kind === 'group' ? price.places : '1',
                  })
                }}
              />
              <TextField
                label={text.price}
                inputMode="decimal"
                autoComplete="off"
                value={price.price}
                onChange={({ target }) => change({ price: target.value })}
              />
            </div>
            <div className={price.kind === 'group' ? css.pair : undefined}>
              <TextField
                label={text.priceTitle}
                maxLength={200}
                value={price.title}
                onChange={({ target }) => change({ title: target.value })}
              />
              {price.kind === 'group' && (
                <TextField
                  label={text.places}
                  inputMode="numeric"
                  autoComplete="off"
                  value={price.places}
                  onChange={({ target }) => change({ places: target.value })}
                />
              )}
            </div>
          </>
        )}
      </Rows>
    </FormSection>
  )
}
