import { menuHours as words } from '@okolitsa/strings/ru/menu-hours.ts'
import { menusDesk } from '@okolitsa/strings/ru/menus-desk.ts'
import { useState } from 'react'
import type { useOpeningHours, WeeklySpan } from '../../data/menus/desk/use-opening-hours.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { UnsavedGuard } from '../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PlusIcon, XIcon } from '../../ui/icons.ts'
import { WeeklySpanField } from '../../ui/weekly-span-field.tsx'
import css from './menu.module.css'

const text = words.week
const USUAL: WeeklySpan = { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '22:00' }

/** Regular weekly hours: each entry is a set of days with hours. */
export function WeekForm({
  hours,
  saving,
}: {
  hours: readonly WeeklySpan[]
  saving: ReturnType<typeof useOpeningHours>['week']
}) {
  // entries have no ids, and one may be removed from the middle
  const [entries, setEntries, drop] = useKeptState('kitchen-week', () => hours.map((span, id) => ({ id, span })))
  const [isAsked, setAsked] = useState(false)
  const edit: typeof setEntries = (next) => {
    // the errors belong to the previous submission
    saving.reset()
    setEntries(next)
  }
  const spans = entries.map(({ span }) => span)
  const isWhole = spans.every(({ weekdays, from, to }) => weekdays.length > 0 && from !== '' && to !== '')
  const isDirty = JSON.stringify(spans) !== JSON.stringify(hours)
  const mistakes = Object.keys(fieldErrorsOf(saving.error)).length > 0
  const wrong = isAsked && !isWhole ? text.missing : mistakes ? text.overlap : null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.text}</p>
      {entries.length === 0 && <p>{text.none}</p>}
      {entries.map(({ id, span }, index) => (
        <fieldset key={id} className={css.entry}>
          <legend className="visually-hidden">{text.part(index + 1)}</legend>
          <WeeklySpanField
            value={span}
            words={menusDesk.span}
            onChange={(next) =>
              edit((now) =>
                now.map((one) => (one.id === id ? { id, span: { ...next, weekdays: [...next.weekdays] } } : one)),
              )
            }
          />
          <IconButton
            icon={XIcon}
            look="gray"
            label={text.remove(index + 1)}
            onClick={() => edit((now) => now.filter((one) => one.id !== id))}
          />
        </fieldset>
      ))}
      {wrong && (
        <p role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
      <div className={css.ways}>
        <Button
          look="secondary-gray"
          size="medium"
          icon={PlusIcon}
          onClick={() => edit((now) => [...now, { id: Math.max(-1, ...now.map(({ id }) => id)) + 1, span: USUAL }])}
        >
          {text.add}
        </Button>
        <Button
          size="medium"
          busy={saving.isPending}
          disabled={!isDirty}
          onClick={() => {
            setAsked(true)
            if (isWhole) saving.mutate(spans, { onSuccess: drop })
          }}
        >
          {words.save}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty && !saving.isPending} />
    </Card>
  )
}
