import css from './row-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

/** The shape of a list row while it loads: a thumb and two lines. */
export function RowSkeleton() {
  return (
    <div className={css.row} aria-hidden="true">
      <Skeleton width={72} height={72} radius={16} />
      <div>
        <Skeleton width="70%" />
        <Skeleton width="40%" height={12} />
      </div>
    </div>
  )
}
