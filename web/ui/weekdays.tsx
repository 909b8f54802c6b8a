import css from './weekdays.module.css'

/** Seven cells from Monday; the chosen days are tinted. */
export function Weekdays({
  days,
  label,
}: {
  /** Seven short names from Monday, each with its state. */
  days: ReadonlyArray<{ name: string; isOn: boolean }>
  /** Accessible name, for example "delivers on Tuesday and Friday". */
  label: string
}) {
  return (
    <span className={css.weekdays} role="img" aria-label={label}>
      {days.map((day) => (
        <span key={day.name} className={day.isOn ? css.on : undefined} aria-hidden="true">
          {day.name}
        </span>
      ))}
    </span>
  )
}
