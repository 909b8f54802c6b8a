import type { OfficeFees } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { dayIn, plusDays, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { FEE_VAT_PERCENTS } from '@okolitsa/domain/fees/commission-fields.ts'
import { formatPercent } from '@okolitsa/strings/ru/format.ts'
import { officeFees } from '@okolitsa/strings/ru/office-fees.ts'
import { useState } from 'react'
import { useFeeActions, type VatChange } from '../../data/office/use-fees.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './fees.module.css'

const text = officeFees.vat
const rateOf = (percent: number) => (percent === 0 ? text.none : formatPercent(percent))

/** The VAT inside the fee by day, and its change from a future day on. */
export function FeeVat({ vat, mayChange }: { vat: OfficeFees['vat']; mayChange: boolean }) {
  const { setVat } = useFeeActions()
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const [fromDay, setFromDay] = useState(plusDays(dayIn(SHOP_TIME_ZONE, reference.now), 1))
  const [percent, setPercent] = useState<VatChange['percent']>(22)
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <h2 className="h3">{text.title}</h2>
      <ul className={css.list}>
        {vat.map((one) => (
          <li key={one.fromDay}>
            {rateOf(one.percent)}
            <small>{officeFees.from(one.fromDay, reference)}</small>
          </li>
        ))}
      </ul>
      <p className="sm muted">{text.note}</p>
      {mayChange && (
        <form
          className="stack g3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!setVat.isPending) setVat.mutate({ fromDay, percent })
          }}
        >
          <div className={css.pair}>
            <Select
              label={text.percent}
              items={FEE_VAT_PERCENTS.map((value) => ({ value: String(value), title: rateOf(value) }))}
              value={String(percent)}
              onChange={({ target }) => setPercent(Number(target.value) as VatChange['percent'])}
            />
            <TextField
              type="date"
              label={text.from}
              value={fromDay}
              error={fieldErrorsOf(setVat.error).fromDay}
              onChange={({ target }) => setFromDay(target.value)}
            />
          </div>
          <Button type="submit" look="secondary" size="medium" busy={setVat.isPending}>
            {text.save}
          </Button>
        </form>
      )}
    </Card>
  )
}
