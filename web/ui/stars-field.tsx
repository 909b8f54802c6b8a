import { asSentence } from './as-sentence.ts'
import { StarIcon } from './icons.ts'
import css from './stars-field.module.css'

/** A rating from 1 to 5: five native radios with arrow keys. */
export function StarsField({
  label,
  name,
  value,
  onValueChange,
  starLabels,
  error,
}: {
  label: string
  name: string
  /** Chosen number of stars; 0 = none. */
  value: number
  onValueChange: (value: number) => void
  /** Five accessible names, from the worst to the best. */
  starLabels: readonly [string, string, string, string, string]
  error?: string | undefined
}) {
  return (
    <fieldset className={css.field} aria-invalid={error ? true : undefined}>
      <legend className="visually-hidden">{label}</legend>
      {starLabels.map((starLabel, index) => {
        const mark = index + 1
        return (
          <label key={mark} className={mark <= value ? css.on : undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={mark}
              checked={value === mark}
              onChange={() => onValueChange(mark)}
            />
            <StarIcon size={36} />
            <span className="visually-hidden">{starLabel}</span>
          </label>
        )
      })}
      {error && (
        <p className={css.error} role="alert">
          {asSentence(error)}
        </p>
      )}
    </fieldset>
  )
}
