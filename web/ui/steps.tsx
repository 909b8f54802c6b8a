import { CheckIcon } from './icons.ts'
import css from './steps.module.css'

/** Numbered steps in a row; on a phone only the current one keeps its text. */
export function Steps({
  label,
  items,
  current,
}: {
  label: string
  items: readonly string[] /** Index of the current step, from 0. */
  current: number
}) {
  return (
    <ol className={css.steps} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={item}
          className={index < current ? css.done : index === current ? css.on : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.dot}>{index < current ? <CheckIcon size={16} /> : index + 1}</span>
          <span className={css.title}>{item}</span>
        </li>
      ))}
    </ol>
  )
}
