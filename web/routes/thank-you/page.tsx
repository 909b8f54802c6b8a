import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useLoaderData } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { useDayReference } from '../../app/use-day-reference.ts'
import heartPicture from '../../assets/food/i-heart.webp'
import { deliveryWords } from '../../features/orders/delivery-words.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { HowToPay } from '../../features/payments/how-to-pay.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

type Order = Awaited<ReturnType<typeof loader>>['order']

/** What became of the money of an order that is no more. */
function canceledWords({ paymentMethod, refunds }: Order): string[] {
  if (refunds.length > 0) return refunds.map(({ status, amount }) => orders.refund[status](amount))
  return isOnlinePayment(paymentMethod) ? [text.canceledText] : []
}

function CanceledOrder({ order }: { order: Order }) {
  return (
    <>
      <h1 className="h1">{text.canceledOrder(order.number)}</h1>
      {canceledWords(order).map((words) => (
        <p key={words} className="muted">
          {words}
        </p>
      ))}
    </>
  )
}

/** Thanks, and what will happen to the order, told by its real state. */
function Words({ order, name }: { order: Order; name: string }) {
  const { day, window } = deliveryWords(order, useDayReference())
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'partiallyPaid'
  const state = isPaid ? text.paid : order.may.pay ? text.awaits : text.accepted
  const next = order.deliveryKind === 'pickup' ? text.willWait : text.willBring
  return (
    <>
      <img src={heartPicture} alt="" width={110} height={110} />
      <h1 className="h1">{text.thanks(name)}</h1>
      <p className="muted">
        {text.orderLine(order.number, state)}{' '}
        {order.may.pay ? text.afterPayment(order.farmer.title) : next(order.farmer.title, day, window)}
      </p>
      {order.isHeld && <p className="sm">{text.held(order.total)}</p>}
    </>
  )
}

/** After the purchase: thanks, what will happen and when, the other orders bought together. */
export function Page() {
  const { order, others, name, legal } = useLoaderData<typeof loader>()
  const isCanceled = order.status === 'canceled'
  const orderHref = `/account/orders/${order.id}`
  return (
    <div className={`wrap section ${css.page}`}>
      <PageHead title={isCanceled ? text.canceledOrder(order.number) : text.thanksTitle} isHidden />
      <Card as="section" className={css.thanks}>
        {isCanceled ? <CanceledOrder order={order} /> : <Words order={order} name={name} />}
        <div className="row fw g4">
          {order.may.pay ? (
            <Button href={`/payment/sbp?orderId=${order.id}`}>{text.pay(order.total)}</Button>
          ) : (
            <Button href={orderHref}>{isCanceled ? text.toOrder : text.follow}</Button>
          )}
          <Button look="secondary" href={order.may.pay ? orderHref : '/'}>
            {order.may.pay ? text.toOrder : text.home}
          </Button>
        </div>
      </Card>
      <div className={css.purchase}>
        <HowToPay order={order} legal={legal} />
      </div>
      {others.length > 0 && (
        <section className={css.purchase}>
          <h2 className="h3">{text.purchase}</h2>
          <p className="muted">{text.purchaseText}</p>
          {others.map((other) => (
            <OrderCard key={other.id} order={other} />
          ))}
        </section>
      )}
    </div>
  )
}
