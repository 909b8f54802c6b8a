import type { PlanOrder } from '@okolitsa/contracts/subscription/plans.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatPrice, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { plansText } from '@okolitsa/strings/ru/plans.ts'
import { planOrderPath } from '../../data/plans/addresses.ts'
import { beginsLater } from '../../data/plans/begins-later.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './plans.module.css'

const text = plansText.orders

/** State of a plan's order. */
export function usePlanOrderStatus(): (order: PlanOrder) => string {
  const reference = useDayReference()
  return ({ status, payBefore, from, to, kept, orderDate }) => {
    if (status === 'formed') return payBefore ? text.status.toPay : text.status.beginning
    if (status === 'received') return text.status.over
    if (status === 'canceled') return kept === null ? text.status.unpaid : text.status.ended(kept)
    if (from && beginsLater({ from, orderDate }, reference.now))
      return text.status.ahead(dayIn(MOSCOW, new Date(from)), reference)
    return to ? text.status.running(dayIn(MOSCOW, new Date(to)), reference) : ''
  }
}

/** Receipts and refunds of an order. */
export function PlanMoney({ order }: { order: PlanOrder }) {
  return (
    <p className={`${css.links} sm`}>
      {order.receipts.map(({ kind, url }) => (
        <a key={url} className="link" href={url} target="_blank" rel="noopener">
          {text.receipt[kind]}
        </a>
      ))}
      {order.refunds.map(({ amount, status, createdAt }) => (
        <span key={createdAt} className="muted">
          {text.refund(amount, status === 'done')}
        </span>
      ))}
    </p>
  )
}

/** Payments of the subscription with receipts. */
export function PlanOrders({ orders }: { orders: readonly PlanOrder[] }) {
  const reference = useDayReference()
  const statusOf = usePlanOrderStatus()
  if (orders.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className={css.order}>
            <div>
              <a className="link" href={planOrderPath(order.id)}>
                {plansText.of(order.family)}
              </a>
              <p className="sm muted">
                {formatDate(dayIn(MOSCOW, new Date(order.orderDate)), reference)} · {statusOf(order)}
              </p>
              <PlanMoney order={order} />
            </div>
            <b className="num">{formatPrice(order.price)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
