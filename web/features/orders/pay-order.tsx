import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './pay-order.module.css'

/** Link to the payment page: the whole sum, or the surcharge since the last payment. */
function PayButton({ order }: { order: OrderAnswer }) {
  const { id, payment, total, proposals } = order
  return (
    <Button
      block
      size="xlarge"
      // proposals come first: one primary button per screen
      look={proposals.length === 0 ? 'primary' : 'secondary'}
      href={`/payment/sbp?orderId=${id}`}
    >
      {payment?.isSurcharge ? text.payRest(payment.amount) : text.pay(payment?.amount ?? total)}
    </Button>
  )
}

/** Time at which an unpaid order is cancelled; a surcharge has no deadline. */
function Deadline({ order }: { order: OrderAnswer }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const until = order.payment?.isSurcharge ? null : order.payment?.expiresAt
  if (!until) return null
  return <p className="sm muted">{text.payBefore(formatMoment(new Date(until), reference))}</p>
}

/** Payment next to the bill, which is at the end of the page on a phone. */
export function PayAtBill({ order }: { order: OrderAnswer }) {
  if (!order.may.pay) return null
  return (
    <div className={css.atBill}>
      <PayButton order={order} />
      <Deadline order={order} />
    </div>
  )
}

/** Payment at the top of the page, on a phone. */
export function PayFirst({ order }: { order: OrderAnswer }) {
  if (!order.may.pay) return null
  const isSurcharge = order.payment?.isSurcharge ?? false
  return (
    <Card as="section" className={css.first}>
      <h2 className="h4">{isSurcharge ? text.surchargeTitle : text.awaitsPayment}</h2>
      <p>{isSurcharge ? text.surchargeText : text.awaitsPaymentText}</p>
      <PayButton order={order} />
      <Deadline order={order} />
    </Card>
  )
}
