import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { deliveryWords } from '../../data/orders/delivery-words.ts'
import { orderPath } from '../../data/orders/order-path.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { DeliveryBadge, ExtraBadges, PaymentBadge } from './order-badges.tsx'
import css from './orders.module.css'
import { RepeatOrder } from './repeat-order.tsx'

const PREVIEW_SIZE = 46

/** An order in the list: state, contents, actions. */
export function OrderCard({
  order,
  hasPaymentState,
}: {
  order: OrderSummaryAnswer
  /** Displays the payment state even when no payment is due. */
  hasPaymentState?: boolean | undefined
}) {
  const reference = useDayReference()
  const { day, window } = deliveryWords(order, reference)
  const rest = order.linesCount - order.preview.length
  const isUnderWay = order.status === 'formed' || order.status === 'booked'
  return (
    <Card as="article" className={css.order}>
      <div className="row fw between">
        <h2 className="h4">
          <a href={orderPath(order)}>{text.order(order.number)}</a>
        </h2>
        <span className="row fw">
          <DeliveryBadge order={order} />
          {(order.may.pay || hasPaymentState) && <PaymentBadge order={order} />}
          <ExtraBadges order={order} />
        </span>
      </div>
      <p className="sm muted">
        {order.farmer.title} · {text.kinds[order.deliveryKind]} ·{' '}
        {isUnderWay
          ? `${day}, ${window}`
          : text.ordered(formatMoment(new Date(order.orderDate), { ...reference, zone: order.farmer.timeZone }))}
      </p>
      <div className={css.minis}>
        {order.preview.map((line) => (
          <Thumb
            key={line.productId}
            size={PREVIEW_SIZE}
            hue={line.hue}
            picture={{
              src: resizedImageUrl(line.imageUrl, { width: PREVIEW_SIZE * 2, height: PREVIEW_SIZE * 2 }),
              alt: line.title,
            }}
          />
        ))}
        {rest > 0 && <span className={css.rest}>{text.more(rest)}</span>}
      </div>
      <div className="row fw between">
        <span className="sm muted">{text.products(order.linesCount)}</span>
        <b className={css.sum}>{formatPrice(order.total)}</b>
      </div>
      {(order.may.pay || order.may.repeat) && (
        <div className="row fw">
          {order.may.pay && (
            <Button size="medium" href={`/payment/sbp?orderId=${order.id}`}>
              {order.paymentStatus === 'partiallyPaid' ? text.payRestShort : text.pay(order.total)}
            </Button>
          )}
          {order.may.repeat && <RepeatOrder orderId={order.id} />}
        </div>
      )}
    </Card>
  )
}
