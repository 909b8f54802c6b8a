import { orderBefore, productionDays, weekdayNames } from '@okolitsa/strings/ru/production-schedule.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './goods-form.module.css'
import type { SectionProps } from './section.ts'

const text = productsForm.productionSchedule

/** Production days and the order deadline of each. */
export function ProductionScheduleSection({ draft: { productionSchedule }, errorOf, onEdit }: SectionProps) {
  const { isOn, weekdays, cutoff, daysBefore } = productionSchedule
  const edit = (part: Partial<typeof productionSchedule>) =>
    onEdit({ productionSchedule: { ...productionSchedule, ...part } })
  const error = errorOf('productionSchedule')
  return (
    <Card as="section" className={css.section}>
      <h2 className="h3">{text.title}</h2>
      <Switch checked={isOn} note={text.note} onChange={({ target }) => edit({ isOn: target.checked })}>
        {text.isOn}
      </Switch>
      {isOn && (
        <>
          <fieldset className={css.amounts}>
            <legend className={css.legend}>{text.days}</legend>
            <div className={css.chips}>
              {weekdayNames.map((name, index) => {
                const day = index + 1
                const isMade = weekdays.includes(day)
                return (
                  <Chip
                    key={name}
                    selected={isMade}
                    onClick={() =>
                      edit({
                        weekdays: isMade
                          ? weekdays.filter((one) => one !== day)
                          : [...weekdays, day].toSorted((a, b) => a - b),
                      })
                    }
                  >
                    {name}
                  </Chip>
                )
              })}
            </div>
          </fieldset>
          <div className={css.pair}>
            <TextField
              label={text.cutoff}
              type="time"
              value={cutoff}
              onChange={({ target }) => edit({ cutoff: target.value })}
            />
            <TextField
              label={text.daysBefore}
              hint={text.daysBeforeHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={daysBefore}
              onChange={({ target }) => edit({ daysBefore: target.value })}
            />
          </div>
          {error ? (
            <p role="alert" className={css.wrong}>
              {weekdays.length === 0 ? text.noDays : error}
            </p>
          ) : (
            weekdays.length > 0 && (
              <p className="sm muted">
                {text.seen(productionDays(weekdays), orderBefore(cutoff, Number(daysBefore) || 0))}
              </p>
            )
          )}
        </>
      )}
    </Card>
  )
}
