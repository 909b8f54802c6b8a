import type { Benefit } from '@okolitsa/contracts/subscription/benefit.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatMoment, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { subscriptionText } from '@okolitsa/strings/ru/subscription.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './benefit-card.module.css'

const text = subscriptionText.benefit

/** Savings by free deliveries of this month, by order; hidden while none is used. */
export function BenefitCard({ benefit: { from, total, items } }: { benefit: Benefit }) {
  const reference = useDayReference()
  if (from === null || items.length === 0) return null
  return (
    <Card as="section" className="stack g2">
      <h2 className="h3">{text.title(dayIn(MOSCOW, new Date(from)), reference)}</h2>
      <ul className={css.rows}>
        {items.map(({ orderId, title, orderDate, saved }) => (
          <li key={orderId}>
            <span>
              <a className={css.order} href={`/account/orders/${orderId}`}>
                {title}
              </a>
              <time className="sm muted" dateTime={orderDate}>
                {formatMoment(new Date(orderDate), reference)}
              </time>
            </span>
            <b className={css.saved}>{saved === null ? text.free : text.row(saved)}</b>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p className={css.total}>
          <span>{text.total}</span>
          <b>{text.sum(total)}</b>
        </p>
      )}
    </Card>
  )
}
