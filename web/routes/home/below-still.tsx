import { homeFeedText as text } from '@okolitsa/strings/ru/home-feed.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './below.module.css'

/** Placeholder of `Below`. */
export function BelowStill() {
  return (
    <div className={`section ${css.still}`} role="status" aria-label={text.loading}>
      <Skeleton height={460} radius={24} />
    </div>
  )
}
