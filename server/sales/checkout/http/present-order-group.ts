import type { CheckoutAnswer, RefusedCart } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { payPathOf } from '../../../money/payments/public.ts'
import { presentRefusal } from '../../../platform/http/present-refusal.ts'
import type { Placed } from '../trade.ts'
import type { CartLine, PromisedCart } from '../trades/goods.ts'
import type { CheckoutRequest } from '../use-cases/checkout-request.ts'

function presentPlaced({ choice }: CartLine, { order, promised }: Placed<PromisedCart>): CheckoutAnswer['orders'] {
  if (!promised) return []
  const { delivery, dinner } = promised
  const isOnline = isOnlinePayment(order.paymentMethod)
  const presented = {
    cartId: choice.cartId,
    orderId: order.id,
    number: order.number,
    farmerId: order.organizationId,
    total: toRoubles(order.total),
    paymentMethod: order.paymentMethod,
    isOnline,
    payUrl: isOnline ? payPathOf(order.id) : null,
    deliveryDate: delivery.date,
    promised: dinner && { from: dinner.from.toISOString(), to: dinner.to.toISOString(), isAsap: dinner.isAsap },
  }
  return [presented]
}

/** An order group in the format of the contract: sums in roubles and payment URLs. */
export const presentOrderGroup =
  (language: Language): CheckoutRequest['present'] =>
  (outcomes, orderGroupId) => ({
    orderGroupId,
    orders: outcomes.flatMap((outcome) => ('placed' in outcome ? presentPlaced(outcome.line, outcome.placed) : [])),
    refused: outcomes.flatMap((outcome) =>
      'refusal' in outcome
        ? presentRefusal<RefusedCart>(outcome.refusal, { cartId: outcome.line.choice.cartId }, language)
        : [],
    ),
  })
