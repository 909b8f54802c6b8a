import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './shipping.module.css'

const text = words.tradePlaces
type Hours = Shipping['tradePlaces'][number]['hours']

export function OpenHours({
  hours,
  error,
  onChange,
}: {
  hours: Hours
  error: string | undefined
  onChange: (hours: Hours) => void
}) {
  const change = (at: number, part: Partial<Hours[number]>) =>
    onChange(hours.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <div className={css.form}>
      {hours.map(({ weekdays, from, to }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids and are not reordered
        <div key={at} className={css.put}>
          <fieldset className={css.days}>
            <legend>{text.open}</legend>
            {words.schedule.weekdays.map((name, index) => {
              const day = index + 1
              const isOpen = weekdays.includes(day)
              return (
                <Chip
                  key={name}
                  selected={isOpen}
                  onClick={() =>
                    change(at, {
                      weekdays: isOpen
                        ? weekdays.filter((one) => one !== day)
                        : [...weekdays, day].toSorted((a, b) => a - b),
                    })
                  }
                >
                  {name}
                </Chip>
              )
            })}
          </fieldset>
          <div className={css.sums}>
            <TextField
              type="time"
              label={text.from}
              value={from}
              required
              onChange={(event) => change(at, { from: event.target.value })}
            />
            <TextField
              type="time"
              label={text.to}
              value={to}
              required
              error={at === hours.length - 1 ? error : undefined}
              onChange={(event) => change(at, { to: event.target.value })}
            />
          </div>
          {hours.length > 1 && (
            <div>
              <Button
                look="secondary-gray"
                size="medium"
                onClick={() => onChange(hours.filter((_, index) => index !== at))}
              >
                {text.removeHours}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div>
        <Button
          look="secondary-gray"
          size="medium"
          onClick={() => onChange([...hours, { weekdays: [6, 7], from: '10:00', to: '16:00' }])}
        >
          {text.moreHours}
        </Button>
      </div>
    </div>
  )
}
