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

/** What happened to the order, told by its real state. */
function Words({ order }: { order: Order }) {
  const { day, window } = deliveryWords(order, useDayReference())
  if (order.status === 'canceled') return <h1 className="h1">{text.canceledOrder(order.number)}</h1>
  const isPaid = order.paymentStatus === 'paid' || order.paymentStatus === 'partiallyPaid'
  const state = isPaid ? text.paid : order.may.pay ? text.awaits : text.accepted
  const next = order.deliveryKind === 'pickup' ? text.willWait : text.willBring
  return (
    <>
      <h1 className="h1">{text.thanks(order.recipient.name)}</h1>
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
  const { order, others, legal } = useLoaderData<typeof loader>()
  const orderHref = `/account/orders/${order.id}`
  return (
    <div className={`wrap section ${css.page}`}>
      <PageHead title={text.thanksTitle} isHidden />
      <Card as="section" className={css.thanks}>
        <img src={heartPicture} alt="" width={110} height={110} />
        <Words order={order} />
        <div className="row fw g4">
          {order.may.pay ? (
            <Button href={`/payment/sbp?orderId=${order.id}`}>{text.pay(order.total)}</Button>
          ) : (
            <Button href={orderHref}>{text.follow}</Button>
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
