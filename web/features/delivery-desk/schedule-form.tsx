import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { useState } from 'react'
import type { useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './shipping.module.css'

const text = words.schedule
const NUMBERS = ['fromHour', 'toHour', 'processingDays', 'horizonDays'] as const

/** Delivery days and hours, and capacity. */
export function ScheduleForm({
  schedule,
  saving,
}: {
  schedule: Shipping['schedule']
  saving: ReturnType<typeof useShipping>['schedule']
}) {
  const [days, setDays] = useState<readonly number[]>(schedule.weekdays)
  const hasPlans = hasArea(useRootData(), 'membership')
  const mistakes = fieldErrorsOf(saving.error)
  const labels = { fromHour: text.from, toHour: text.to, processingDays: text.processing, horizonDays: text.horizon }
  const begins = saving.variables?.fromHour
  const mistakeOf = (name: (typeof NUMBERS)[number]) =>
    name === 'toHour' && mistakes.toHour && begins !== undefined ? text.later(begins) : mistakes[name]
  const submit = (data: FormData) => {
    const numberOf = (name: string) => Number(data.get(name))
    const most = String(data.get('dailyDeliveries') ?? '').trim()
    saving.mutate({
      weekdays: days.toSorted((a, b) => a - b),
      cutoff: String(data.get('cutoff') ?? ''),
      fromHour: numberOf('fromHour'),
      toHour: numberOf('toHour'),
      processingDays: numberOf('processingDays'),
      horizonDays: numberOf('horizonDays'),
      dailyDeliveries: most === '' ? null : Number(most),
      withCdek: data.get('withCdek') === 'on',
      // a market without plans does not ask for the consent, and leaves it as it is
      ...(hasPlans && { withPlans: data.get('withPlans') === 'on' }),
    })
  }
  return (
    <Card as="section">
      <KeptForm
        id="schedule"
        sending={saving}
        state={{ days }}
        onRestore={({ days: kept }) => setDays(kept)}
        method="post"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit(new FormData(event.currentTarget))
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <fieldset className={css.days}>
          <legend>{text.days}</legend>
          {text.weekdays.map((name, index) => {
            const day = index + 1
            return (
              <Chip
                key={name}
                selected={days.includes(day)}
                onClick={() => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day])}
              >
                {name}
              </Chip>
            )
          })}
        </fieldset>
        <div className={css.sums}>
          {NUMBERS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={labels[name]}
              defaultValue={schedule[name]}
              inputMode="numeric"
              required
              error={mistakeOf(name)}
            />
          ))}
          <TextField
            name="cutoff"
            type="time"
            label={text.cutoff}
            defaultValue={schedule.cutoff}
            required
            error={mistakes.cutoff}
          />
          <TextField
            name="dailyDeliveries"
            label={text.most}
            hint={text.mostHint}
            defaultValue={schedule.dailyDeliveries ?? ''}
            inputMode="numeric"
            error={mistakes.dailyDeliveries}
          />
        </div>
        <Switch name="withCdek" defaultChecked={schedule.withCdek} note={text.carrierNote}>
          {text.carrier}
        </Switch>
        {hasPlans && (
          <Switch name="withPlans" defaultChecked={schedule.withPlans} note={text.plansNote}>
            {text.plans}
          </Switch>
        )}
        <div>
          <Button type="submit" busy={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
