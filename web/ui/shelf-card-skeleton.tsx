import css from './shelf-card-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

export function ShelfCardSkeleton() {
  return (
    <div className={css.card} aria-hidden="true">
      <div className={css.picture}>
        <Skeleton height="100%" radius={18} />
      </div>
      <div className={css.text}>
        <Skeleton height={12} width="60%" />
        <Skeleton height={16} />
        <Skeleton height={16} width="70%" />
        <Skeleton height={12} width="40%" />
      </div>
      <Skeleton height={46} radius={16} />
    </div>
  )
}
