import { useId } from 'react'
import css from './segmented.module.css'

/** Two to four short choices in one strip: native radios with arrow keys. */
export function Segmented<Value extends string>({
  label,
  value,
  items,
  onValueChange,
}: {
  label: string
  value: Value
  items: ReadonlyArray<{ value: Value; title: string }>
  onValueChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.strip}>
      {items.map((item) => (
        <label key={item.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onValueChange(item.value)}
          />
          <span>{item.title}</span>
        </label>
      ))}
    </div>
  )
}
