import type { Subscription } from '@okolitsa/contracts/subscription/subscription.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { subscriptionText as text } from '@okolitsa/strings/ru/subscription.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { CheckIcon, TruckIcon } from '../../ui/icons.ts'
import css from './free-deliveries-card.module.css'

/** Maximum number of tiles: more are not readable at a glance. */
const MAX_TILES = 12

/** The plan, the free deliveries of this month, and the date of the next ones. */
export function FreeDeliveriesCard({ subscription, action }: { subscription: Subscription; action?: ReactNode }) {
  const reference = useDayReference()
  const { subscriptionPlan, freeDeliveries, endsAt } = subscription
  if (!subscriptionPlan || !freeDeliveries || !endsAt) return null
  const { left, perMonth, until } = freeDeliveries
  const total = Math.max(left, perMonth)
  const used = total - left
  const isLast = new Date(until) >= new Date(endsAt)
  return (
    <section className={css.card}>
      <p className={css.plan}>
        <b>{text.plan[subscriptionPlan]}</b> <span>{text.until(dayIn(MOSCOW, new Date(endsAt)), reference)}</span>
      </p>
      <h2 className={css.left}>{text.left(left)}</h2>
      {total <= MAX_TILES && (
        <ul className={css.tiles} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are identical
            <li key={index} className={index < left ? css.free : css.used}>
              {index < left ? <TruckIcon size={22} /> : <CheckIcon size={22} />}
            </li>
          ))}
        </ul>
      )}
      <p className="sm">
        {used > 0 && text.usedOf(used, total)}{' '}
        {isLast ? text.lastMonth : text.nextMonth(dayIn(MOSCOW, new Date(until)), reference, perMonth)}
      </p>
      {action}
    </section>
  )
}
