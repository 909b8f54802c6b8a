import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './pay-order.module.css'

/** To the payment page: the whole sum, or what the order costs more since it was paid. */
function PayButton({ order }: { order: OrderAnswer }) {
  const { id, payment, total, proposals } = order
  return (
    <Button
      block
      size="xlarge"
      // what the seller asks comes first: there is one green button on a screen
      look={proposals.length === 0 ? 'primary' : 'secondary'}
      href={`/payment/sbp?orderId=${id}`}
    >
      {payment?.isSurcharge ? text.payRest(payment.amount) : text.pay(payment?.amount ?? total)}
    </Button>
  )
}

/** When the order is given up unpaid; a surcharge waits without an end. */
function Deadline({ order }: { order: OrderAnswer }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const until = order.payment?.isSurcharge ? null : order.payment?.expiresAt
  if (!until) return null
  return <p className="sm muted">{text.payBefore(formatMoment(new Date(until), reference))}</p>
}

/** Beside the bill, which a phone has at the end of the page. */
export function PayAtBill({ order }: { order: OrderAnswer }) {
  if (!order.may.pay) return null
  return (
    <div className={css.atBill}>
      <PayButton order={order} />
      <Deadline order={order} />
    </div>
  )
}

/** On a phone paying stands before everything else. */
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
