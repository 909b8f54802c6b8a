import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { isOnlinePayment, isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'

const text = orderChanges.money

type Paid = Pick<OrderAnswer, 'paymentMethod' | 'paymentStatus' | 'isHeld'> & {
  readonly lines: readonly Pick<OrderAnswer['lines'][number], 'isWeight' | 'pickedAmount'>[]
}

const PAID: ReadonlySet<OrderAnswer['paymentStatus']> = new Set(['paid', 'partiallyReturned'])

export function moneyOutcome(order: Paid, before: number, after: number): string {
  const more = subtractRoubles(after, before)
  if (more === 0) return text.same
  if (!isOnlinePayment(order.paymentMethod)) {
    // the sum was paid to the seller outside the shop
    if (more < 0 && PAID.has(order.paymentStatus)) return text.byHand(-more)
    if (!isPaidAtHandOver(order.paymentMethod)) return text.toPay(after)
    const isAtMost = order.lines.some(({ isWeight, pickedAmount }) => isWeight && pickedAmount === null)
    return isAtMost ? text.onReceiptAtMost(after) : text.onReceipt(after)
  }
  switch (order.paymentStatus) {
    case 'paid':
    case 'partiallyReturned':
      return more > 0 ? text.surcharge(more) : text.refund(-more)
    case 'partiallyPaid':
      return more > 0 ? text.surcharge(more) : text.lessToPay(-more)
    case 'wait':
      if (!order.isHeld) return text.toPay(after)
      return more > 0 ? text.surcharge(more) : text.lessHeld(-more, after)
    default:
      return text.toPay(after)
  }
}
