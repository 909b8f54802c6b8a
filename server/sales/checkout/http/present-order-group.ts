import type { CheckoutCart } from '@okolitsa/contracts/checkout/checkout.ts'
import type { CheckoutAnswer, RefusedCart } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { presentRefusal } from '../../../platform/http/present-refusal.ts'
import type { CartOutcome, PlacedOrderGroup } from '../use-cases/checkout-request.ts'
import type { PlacedCart } from '../use-cases/place-order.ts'

function presentPlaced(
  choice: CheckoutCart,
  { order, deliveryDate, dinner }: PlacedCart,
): CheckoutAnswer['orders'][number] {
  const isOnline = isOnlinePayment(order.paymentMethod)
  return {
    cartId: choice.cartId,
    orderId: order.id,
    number: order.number,
    farmerId: order.organizationId,
    total: toRoubles(order.total),
    paymentMethod: order.paymentMethod,
    isOnline,
    // our own page: it registers and follows the payment, so this answer never depends on the gateway's
    payUrl: isOnline ? `/payment/sbp?orderId=${order.id}` : null,
    deliveryDate,
    promised: dinner && { from: dinner.from.toISOString(), to: dinner.to.toISOString(), isAsap: dinner.isAsap },
  }
}

const presentRefused = ({ choice, refusal }: Extract<CartOutcome, { refusal: Refusal }>, language: Language) =>
  presentRefusal<RefusedCart>(refusal, { cartId: choice.cartId }, language)

/** An order group as the contract has it: roubles, and where each order is paid. */
export const presentOrderGroup = (
  { orderGroupId, outcomes }: PlacedOrderGroup,
  language: Language,
): CheckoutAnswer => ({
  orderGroupId,
  orders: outcomes.flatMap((outcome) => ('placed' in outcome ? [presentPlaced(outcome.choice, outcome.placed)] : [])),
  refused: outcomes.flatMap((outcome) => ('refusal' in outcome ? [presentRefused(outcome, language)] : [])),
})
