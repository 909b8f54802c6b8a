import { Chip } from './chip.tsx'
import { TextField } from './text-field.tsx'
import css from './weekly-span-field.module.css'

/** Days of a week with common hours, `HH:MM`. */
export interface WeeklySpanValue {
  /** Days of the week, 1 = Monday … 7. */
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
}

/** A field with days as chips and two times. */
export function WeeklySpanField({
  value,
  words,
  error,
  onChange,
}: {
  value: WeeklySpanValue
  /** Texts of the field; `weekdays` = seven short names from Monday. */
  words: { readonly days: string; readonly weekdays: readonly string[]; readonly from: string; readonly to: string }
  error?: string | undefined
  onChange: (value: WeeklySpanValue) => void
}) {
  const { weekdays, from, to } = value
  return (
    <div className={css.field}>
      <fieldset className={css.days}>
        <legend>{words.days}</legend>
        {words.weekdays.map((name, index) => {
          const day = index + 1
          const isOn = weekdays.includes(day)
          const next = isOn ? weekdays.filter((one) => one !== day) : [...weekdays, day].toSorted((a, b) => a - b)
          return (
            <Chip key={name} selected={isOn} onClick={() => onChange({ ...value, weekdays: next })}>
              {name}
            </Chip>
          )
        })}
      </fieldset>
      <div className={css.times}>
        <TextField
          type="time"
          label={words.from}
          value={from}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
        <TextField
          type="time"
          label={words.to}
          value={to}
          error={error}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      </div>
    </div>
  )
}
