import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import css from './cart-bill.module.css'
import { checkoutPath } from './checkout-path.ts'

const deliveryText = (sum: number | null): string =>
  sum === null ? text.deliveryLater : sum === 0 ? text.free : formatPrice(sum)

/** What a cart comes to as far as it is known: below the minimum it is picked up, the courier's price is not added. */
function knownSums({ totals, progress }: Cart): { delivery: number | null; total: number } {
  if (progress.isMinReached) return totals
  return { delivery: null, total: Math.round((totals.goods - totals.discount) * 100) / 100 }
}

/** The bill of one cart, line by line. */
function linesOf(cart: Cart) {
  const { totals } = cart
  const { delivery, total } = knownSums(cart)
  return [
    { title: text.goods(totals.itemsCount), value: formatPrice(totals.goods) },
    ...(totals.discount > 0
      ? [{ title: text.discount, value: formatDeduction(totals.discount), kind: 'minus' as const }]
      : []),
    { title: text.delivery, value: deliveryText(delivery) },
    { title: text.total, value: formatPrice(total), kind: 'total' as const },
  ]
}

/** Several carts: what each comes to, with delivery. */
function linesOfAll(carts: readonly Cart[]) {
  const total = carts.reduce((sum, cart) => sum + Math.round(knownSums(cart).total * 100), 0) / 100
  return [
    ...carts.map((cart) => ({ title: cart.farmer.title, value: formatPrice(knownSums(cart).total) })),
    { title: text.total, value: formatPrice(total), kind: 'total' as const },
  ]
}

/** What the carts that are ready come to, and the way on. */
export function CartBill({ carts }: { carts: readonly Cart[] }) {
  const [first] = carts
  if (!first) return null
  const isOne = carts.length === 1
  return (
    <Card as="aside" className={isOne ? `${css.bill} ${css.single}` : css.bill}>
      <h2 className="h3">{isOne ? first.farmer.title : text.billOfAll}</h2>
      <SumList items={isOne ? linesOf(first) : linesOfAll(carts)} />
      <Button size="xlarge" block href={checkoutPath(carts)}>
        {isOne ? text.toCheckout : text.checkoutAll(carts.length)}
      </Button>
      <p className="xs muted">{isOne ? text.oneSeller : text.each}</p>
    </Card>
  )
}
