import { StarIcon } from './icons.ts'
import css from './rating.module.css'

/** One star, the rating and optionally the number of reviews. */
export function Rating({
  value,
  label,
  note,
  size = 'medium',
}: {
  /** The formatted rating, for example "4,9". */
  value: string
  /** Accessible name, for example "rated 4,9". */
  label: string
  /** Text after the rating, for example "862 reviews". */
  note?: string | undefined
  size?: 'small' | 'medium' | undefined
}) {
  return (
    <span className={size === 'small' ? `${css.rating} ${css.small}` : css.rating}>
      <StarIcon />
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">{value}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
  )
}
