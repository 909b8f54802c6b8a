import { type CSSProperties, useId } from 'react'
import css from './range-field.module.css'

/** A slider of one value with a text above. */
export function RangeField({
  label,
  valueText,
  value,
  min,
  max,
  step = 1,
  onValueChange,
}: {
  label: string
  /** The value as text, announced as the slider moves. */
  valueText: string
  value: number
  min: number
  max: number
  step?: number | undefined
  onValueChange: (value: number) => void
}) {
  const id = useId()
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0
  return (
    <div>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <input
        id={id}
        className={css.range}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        style={{ '--share': `${share}%` } as CSSProperties}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
