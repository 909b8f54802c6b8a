import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { isOnlinePayment, isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { sumItems } from '../../data/orders/sum-items.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Notification } from '../../ui/alert.tsx'
import { SumList } from '../../ui/sum-list.tsx'

/** A line is not weighed yet, so the total is a maximum. */
const isCeiling = ({ status, lines }: OrderAnswer): boolean =>
  (status === 'formed' || status === 'booked') &&
  lines.some(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)

/** Roubles held on the card and released without a charge or a refund. */
function releasedOf({ paymentMethod, paymentStatus, ceiling, total, refunds }: OrderAnswer): number {
  if (!isOnlinePayment(paymentMethod) || paymentStatus !== 'paid') return 0
  const returned = refunds.map(({ amount }) => amount)
  return Math.max(0, subtractRoubles(ceiling, total, ...returned))
}

function moneyWords(order: OrderAnswer): string | null {
  if (order.status === 'canceled') return null
  if (order.isHeld && order.paymentStatus === 'wait')
    return isCeiling(order) ? text.ceilingHeld : text.held(order.total)
  if (isCeiling(order)) return isPaidAtHandOver(order.paymentMethod) ? text.ceilingOnReceipt : text.ceiling
  if (order.paymentStatus === 'partiallyPaid' && !order.may.pay) return text.restInCash
  const released = releasedOf(order)
  return released > 0 ? text.released(released) : null
}

/** Rows of the total, and refunds. */
export function OrderSums({ order }: { order: OrderAnswer }) {
  const words = moneyWords(order)
  const surcharge = order.may.pay && order.payment?.isSurcharge ? order.payment.amount : 0
  return (
    <div className="stack g4">
      <SumList items={sumItems(order)} />
      {surcharge > 0 && (
        <Notification tone="warning" title={text.surcharge(surcharge)}>
          {text.surchargeText}
        </Notification>
      )}
      {words && <p className="xs muted">{words}</p>}
      {order.refunds.map((refund) => (
        <p key={refund.createdAt} className="sm">
          {text.refund[refund.status](refund.amount)}
          {refund.isByMarket && <small className="muted"> · {text.refundByMarket}</small>}
        </p>
      ))}
      {order.returnedBonuses > 0 && <p className="sm">{text.returnedBonuses(order.returnedBonuses)}</p>}
      {order.receipts.length > 0 && <Pretended service="fiscal" />}
      {order.receipts.map((receipt) => (
        <a key={receipt.url} className="link sm" href={receipt.url} target="_blank" rel="noopener">
          {text.receipt(receipt.kind, receipt.total)}
        </a>
      ))}
    </div>
  )
}
