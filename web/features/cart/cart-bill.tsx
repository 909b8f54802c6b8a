import type { Cart, CartCalculation } from '@okolitsa/contracts/cart/cart.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { useCalculations } from '../../data/cart/use-calculations.ts'
import { checkoutPath } from '../../data/checkout/checkout-path.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import css from './cart-bill.module.css'

const deliveryText = (sum: number | null): string =>
  sum === null ? text.deliveryLater : sum === 0 ? text.free : formatPrice(sum)

/** Sums of a cart known so far. Below the minimum of the courier the order is picked up or sent by the carrier. */
function knownSums({ totals, progress, methods }: CartCalculation): { delivery: number | null; total: number } {
  const pickup = methods.find(({ methodCode }) => methodCode === 'pickup')
  const sent = methods.find(({ methodCode }) => methodCode === 'cdek')
  if (progress.isMinReached) return totals
  if (pickup) return { delivery: null, total: pickup.total }
  return sent ? { delivery: sent.deliverySum, total: sent.total } : totals
}

const minus = (title: string, sum: number) =>
  sum > 0 ? [{ title, value: formatDeduction(sum), kind: 'minus' as const }] : []

function linesOf(calculation: CartCalculation) {
  const { totals, promoCode } = calculation
  const { delivery, total } = knownSums(calculation)
  return [
    { title: text.goods(totals.itemsCount), value: formatPrice(totals.goods) },
    ...minus(text.discount, totals.discount),
    ...minus(text.promoCode(promoCode?.code ?? ''), totals.promoDiscount),
    ...minus(text.bonuses, totals.bonuses),
    { title: text.delivery, value: deliveryText(delivery) },
    { title: text.total, value: formatPrice(total), kind: 'total' as const },
  ]
}

/** Rows of several carts: each total with delivery, code and bonuses. */
function linesOfAll(carts: readonly Cart[], calculations: readonly CartCalculation[]) {
  const totals = calculations.map((calculation) => knownSums(calculation).total)
  const sum = sumRoubles(totals)
  return [
    ...carts.map((cart, index) => ({ title: cart.farmer.title, value: formatPrice(totals[index] ?? 0) })),
    { title: text.total, value: formatPrice(sum), kind: 'total' as const },
  ]
}

const titleAndSum = (cart: Cart): string => `${cart.farmer.title}, ${formatPrice(goodsSumOf(cart))}`

/** Totals of the carts that are ready and the button to the checkout. A single cart also shows its code and bonuses. */
export function CartBill({
  carts,
  others,
  renderDiscounts,
}: {
  carts: readonly Cart[]
  others: readonly Cart[]
  renderDiscounts: (cart: Cart, calculation: CartCalculation) => ReactNode
}) {
  const answers = useCalculations(carts, useVisitorLocation())
  const calculations = answers.flatMap(({ data }) => data ?? [])
  const [first] = carts
  const [calculation] = calculations
  if (!first) return null
  const isOne = carts.length === 1
  return (
    <Card as="aside" className={css.bill}>
      <h2 className="h3">{isOne ? first.farmer.title : others.length > 0 ? text.billOfSome : text.billOfAll}</h2>
      {calculation && calculations.length === carts.length ? (
        <>
          {isOne && renderDiscounts(first, calculation)}
          <SumList items={isOne ? linesOf(calculation) : linesOfAll(carts, calculations)} />
        </>
      ) : (
        <RowSkeleton />
      )}
      <Button size="xlarge" block href={checkoutPath(carts)}>
        {isOne ? text.toCheckout : text.checkoutAll(carts.length)}
      </Button>
      {!isOne && <p className="xs muted">{text.each}</p>}
      {others.length > 0 && <p className="sm muted">{text.others(others.map(titleAndSum))}</p>}
    </Card>
  )
}
