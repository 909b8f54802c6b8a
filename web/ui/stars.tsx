import { StarIcon } from './icons.ts'
import css from './stars.module.css'

/** Five stars of a given rating, read-only. For input use `StarsField`. */
export function Stars({ value, label }: { /** Whole number of stars, 0 to 5. */ value: number; label: string }) {
  return (
    <span className={css.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon key={star} className={star > value ? css.off : undefined} />
      ))}
    </span>
  )
}
