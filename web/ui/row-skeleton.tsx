import css from './row-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

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
