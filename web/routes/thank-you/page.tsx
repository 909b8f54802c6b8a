import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { thanks as text } from '@okolitsa/strings/ru/thanks.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { useCarts } from '../../data/cart/use-carts.ts'
import { canCheckOut, checkoutPath } from '../../data/checkout/checkout-path.ts'
import { orderGroupPath, payPath } from '../../data/payments/pay-path.ts'
import { ThanksScreen } from '../../features/orders/thanks-screen.tsx'
import { thanksTitle } from '../../features/orders/thanks-words.ts'
import { HowToPay } from '../../features/payments/how-to-pay.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { NavList } from '../../ui/nav-list.tsx'
import { LeftBehind } from '../left-behind.tsx'
import type { loader } from './loader.ts'

/** Remaining carts; empty when there are none. */
function OtherCarts() {
  const { list } = useCarts()
  const carts = (list?.items ?? []).filter(({ totals }) => totals.itemsCount > 0)
  if (carts.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.carts.title}</h2>
      <NavList
        label={text.carts.title}
        items={carts.map((cart) => ({
          href: canCheckOut(cart) ? checkoutPath([cart]) : '/cart',
          title: cart.farmer.title,
          note: `${text.products(cart.totals.itemsCount, cart.dinners.length > 0)}, ${formatPrice(goodsSumOf(cart))}`,
        }))}
      />
    </Card>
  )
}

/** Page after the checkout: thanks, next steps, payment outside the shop, remaining carts. */
export function Page() {
  const { orders: found, name } = useLoaderData<typeof loader>()
  const orders = found.map(({ order }) => order)
  const unpaid = orders.filter(({ may }) => may.pay)
  const [first] = unpaid
  const sum = sumRoubles(unpaid.map(({ payment, total }) => payment?.amount ?? total))
  const href = first && (orders.length > 1 ? orderGroupPath(first.orderGroupId) : payPath(first.id, true))
  return (
    <div className="wrap section">
      <PageHead title={thanksTitle(orders)} isHidden />
      <ThanksScreen orders={orders} name={name} pay={href ? { href, sum } : null} aside={<OtherCarts />}>
        <LeftBehind />
        {found.map(({ order, legal }) => (
          <HowToPay key={order.id} order={order} legal={legal} />
        ))}
      </ThanksScreen>
    </div>
  )
}
