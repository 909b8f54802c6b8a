import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'

/** Rows of an order's total; only discounts that apply. */
export function sumItems({ sums, usedFreeDelivery }: { sums: OrderAnswer['sums']; usedFreeDelivery?: boolean }) {
  const { goods, specialDiscount, promoDiscount, bonuses, delivery, total } = sums
  const deduction = (title: string, sum: number) =>
    sum > 0 ? [{ title, value: formatDeduction(sum), kind: 'minus' as const }] : []
  return [
    { title: text.goods, value: formatPrice(goods) },
    ...deduction(text.special, specialDiscount),
    ...deduction(text.promo, promoDiscount),
    ...deduction(text.bonuses, bonuses),
    usedFreeDelivery
      ? { title: text.deliveryBySubscription, value: formatPrice(delivery) }
      : { title: text.delivery, value: delivery === 0 ? text.free : formatPrice(delivery) },
    { title: text.total, value: formatPrice(total), kind: 'total' as const },
  ]
}
