import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { Chip } from '../../ui/chip.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './shipping.module.css'

const text = words.rates
type Hours = Shipping['rates'][number]['hours']

/** Days and hours of a rate that differ from the seller's. */
export function RateHours({
  hours,
  schedule,
  mistakeOf,
  onChange,
}: {
  /** Hours of the rate; null = the seller's usual hours. */
  hours: Hours
  schedule: Shipping['schedule']
  mistakeOf: (field: string) => string | undefined
  onChange: (hours: Hours) => void
}) {
  const { weekdays, fromHour, toHour } = schedule
  const begin = { weekdays: weekdays.length > 0 ? [...weekdays] : [2, 6], fromHour, toHour }
  return (
    <>
      <Switch
        checked={hours !== null}
        note={text.ownHoursNote}
        onChange={(event) => onChange(event.target.checked ? begin : null)}
      >
        {text.ownHours}
      </Switch>
      {hours && (
        <div className={css.put}>
          <fieldset className={css.days}>
            <legend>{words.schedule.days}</legend>
            {words.schedule.weekdays.map((name, index) => {
              const day = index + 1
              const isOn = hours.weekdays.includes(day)
              const rest = hours.weekdays.filter((one) => one !== day)
              return (
                <Chip
                  key={name}
                  selected={isOn}
                  onClick={() => {
                    // a rate needs at least one day
                    if (isOn && rest.length === 0) return
                    onChange({ ...hours, weekdays: isOn ? rest : [...rest, day].toSorted((a, b) => a - b) })
                  }}
                >
                  {name}
                </Chip>
              )
            })}
          </fieldset>
          <div className={css.sums}>
            {(['fromHour', 'toHour'] as const).map((field) => (
              <TextField
                key={field}
                label={field === 'fromHour' ? words.schedule.from : words.schedule.to}
                value={String(hours[field])}
                inputMode="numeric"
                error={mistakeOf(`hours.${field}`)}
                onChange={(event) => onChange({ ...hours, [field]: Number(event.target.value.replace(/\D/g, '')) })}
              />
            ))}
          </div>
        </div>
      )}
    </>
  )
}
