import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { menuHours as words } from '@okolitsa/strings/ru/menu-hours.ts'
import { type SyntheticEvent, useState } from 'react'
import { kitchenDay } from '../../data/menus/desk/kitchen-day.ts'
import type { OpeningException, useOpeningHours } from '../../data/menus/desk/use-opening-hours.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { XIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './menu.module.css'

const text = words.days

const hoursOf = ({ spans }: OpeningException) =>
  spans.length === 0 ? text.closed : spans.map(({ from, to }) => `${from}–${to}`).join(', ')

/** Future days with exceptional hours; each is saved immediately. */
export function SpecialDays({
  menu,
  saving,
}: {
  menu: KitchenMenuAnswer
  saving: ReturnType<typeof useOpeningHours>['exceptions']
}) {
  const { timeZone, openingExceptions } = menu
  const reference = useDayReference()
  const [isHalf, setHalf] = useState(false)
  const today = dayIn(timeZone, reference.now)
  // a shift that began on such a day may still be running
  const days = openingExceptions.filter(({ to }) => to >= kitchenDay(menu, reference.now).day)
  const [mistake] = Object.values(fieldErrorsOf(saving.error))
  const add = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const fieldOf = (name: string) => String(data.get(name) ?? '').trim()
    const [opens, closes] = [fieldOf('opens'), fieldOf('closes')]
    setHalf((opens === '') !== (closes === ''))
    if ((opens === '') !== (closes === '')) return
    const day = {
      from: fieldOf('from'),
      to: fieldOf('to') || fieldOf('from'),
      spans: opens === '' ? [] : [{ from: opens, to: closes }],
      note: fieldOf('note'),
    }
    saving.mutate(
      [...days, day].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.text}</p>
      {days.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={css.days}>
          {days.map((day) => {
            const range = formatDayRange(day, { ...reference, zone: timeZone })
            return (
              <li key={day.from} className={css.day}>
                <span>
                  {range}: {hoursOf(day)}
                  {day.note && <small className="muted"> {day.note}</small>}
                </span>
                <IconButton
                  icon={XIcon}
                  look="gray"
                  label={text.remove(range)}
                  onClick={() => saving.mutate(days.filter(({ from }) => from !== day.from))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <KeptForm id="special-days" sending={saving} method="post" className="stack g4" onSubmit={add}>
        <div className={css.fields}>
          <TextField name="from" type="date" label={text.from} min={today} required error={mistake} />
          <TextField name="to" type="date" label={text.to} min={today} />
          <TextField name="opens" type="time" label={text.opens} hint={text.hoursHint} />
          <TextField name="closes" type="time" label={text.closes} error={isHalf ? text.bothTimes : undefined} />
        </div>
        <TextField name="note" label={text.note} hint={text.noteHint} maxLength={200} autoComplete="off" />
        <div>
          <Button type="submit" look="secondary" size="medium" busy={saving.isPending}>
            {text.add}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
