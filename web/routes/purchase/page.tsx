import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { useLoaderData } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { useCarts } from '../../features/cart/use-carts.ts'
import { RefusalNotice } from '../../features/checkout/refusal-notice.tsx'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { useRefusedCarts } from '../../session/refused-carts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

const text = checkout.purchase

/** The carts that this purchase left behind, each with its reason. */
function LeftBehind() {
  const { list } = useCarts()
  const refusalOf = useRefusedCarts()
  const left = (list?.items ?? []).flatMap((cart) => {
    const refusal = refusalOf(cart)
    return refusal ? [{ cart, refusal }] : []
  })
  if (left.length === 0) return null
  return (
    <section className="stack g4">
      <div>
        <h2 className="h3">{text.refused}</h2>
        <p className="muted">{text.refusedText}</p>
      </div>
      {left.map(({ cart, refusal }) => (
        <Card as="section" key={cart.cartId} className="stack g4" aria-label={cart.farmer.title}>
          <h3 className="h4">{cart.farmer.title}</h3>
          <RefusalNotice problem={refusal} lines={cart.products} />
          <div>
            <Button look="secondary" size="medium" href="/cart">
              {checkout.toCarts}
            </Button>
          </div>
        </Card>
      ))}
    </section>
  )
}

/** After a purchase of several orders: each with its state and its payment, and what was left behind. */
export function Page() {
  const { orders, name } = useLoaderData<typeof loader>()
  const toPay = orders.filter(({ may }) => may.pay)
  const sum = toPay.reduce((total, order) => total + Math.round(order.total * 100), 0) / 100
  return (
    <div className={`wrap section ${css.page}`}>
      <PageHead title={text.pageTitle} isHidden />
      <div>
        <h1 className="h1">{text.title(name)}</h1>
        <p className="muted">
          {text.text(orders.length)} {toPay.length > 0 && text.toPay(toPay.length, sum)}
        </p>
      </div>
      <LeftBehind />
      <div className="stack g4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} hasPaymentState />
        ))}
      </div>
      <a className="link" href="/account/orders">
        {text.toOrders}
      </a>
    </div>
  )
}
