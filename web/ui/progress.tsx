import css from './progress.module.css'

/** A bar that fills towards a sum or a step. Amber before the goal, green when reached. */
export function Progress({
  value,
  max,
  label,
  valueText,
  tone,
}: {
  /** Current value, in the units of `max`. */
  value: number
  max: number
  label: string
  /** Text alternative with both amounts. */
  valueText: string
  /** Colour; without it the bar is green once `value` reaches `max`. */
  tone?: 'amber' | 'green' | undefined
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1
  const isGreen = tone ? tone === 'green' : share >= 1
  return (
    <div
      className={isGreen ? `${css.bar} ${css.green}` : css.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      tabIndex={-1}
    >
      <div style={{ width: `${Math.round(share * 1000) / 10}%` }} />
    </div>
  )
}
