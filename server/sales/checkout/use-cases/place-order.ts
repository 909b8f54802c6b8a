import { firstOrderRefusal } from '@okolitsa/domain/checkout/first-orders.ts'
import { lineSum, orderSums } from '@okolitsa/domain/checkout/order-sums.ts'
import { type SaleChannel, tradeOfSale } from '@okolitsa/domain/fees/commission.ts'
import { type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { PayableOrder } from '../../../money/payments/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { pipelined } from '../../../platform/db/pipelined.ts'
import type { LoyaltyPreview } from '../../loyalty/ports.ts'
import type { CheckoutTrade, Placed, Promised, Reserved, Sale } from '../trade.ts'
import type { CheckoutDeps } from './checkout-request.ts'

/**
 * Places one order in the caller's transaction: its trade reserves, prices and promises it; the total is compared with
 * the one displayed to the customer; then order, stock, payment, promo code and bonuses are stored. After a Refusal the
 * caller must roll back to its savepoint.
 */
export async function placeOrder<Line, Terms, Own extends Reserved, Promise_ extends Promised>(
  { ports, firstOrders }: Pick<CheckoutDeps, 'ports' | 'firstOrders'>,
  tx: Executor,
  trade: CheckoutTrade<Line, Terms, Own, Promise_>,
  sale: Sale<Line, Terms>,
  { orderGroupId, channel }: { readonly orderGroupId: string; readonly channel: SaleChannel },
): Promise<Placed<Promise_>> {
  const { now } = sale
  const { customerId } = sale.customer
  const reserved = await trade.reserve(tx, sale)
  const { organizationId, methods, standing } = reserved
  if (!methods.includes(reserved.paymentMethod)) {
    throw new Refusal('PAYMENT_METHOD_UNAVAILABLE', { offered: [...methods] })
  }
  if (standing) return { order: standing, payNow: standing.total, paymentId: null, promised: null }
  const priced = trade.price(sale, reserved)
  const { lines } = priced
  const promised = await trade.promise(sale, reserved, priced)

  const { promoCode = null, bonuses: requestedBonuses = ZERO, categoryIds = [] } = priced.loyalty ?? {}
  const goods = lines.map((line, index) => ({ sum: lineSum(line), categoryIds: categoryIds[index] ?? [] }))
  const loyaltyRequest = { customerId, organizationId, goods, promoCode, requestedBonuses, orderGroupId }
  const limited = firstOrders.unpaid > 0 ? priced.limited : null
  const [loyalty, past] = await pipelined([
    priced.loyalty && ports.loyalty.preview(tx, loyaltyRequest, now),
    limited && ports.orders.orderingPastOf(tx, customerId),
  ])
  if (loyalty) refuseLoyalty(loyalty, requestedBonuses)
  const discounts = { promo: loyalty?.promo?.discount ?? ZERO, bonuses: loyalty?.bonuses.spent ?? ZERO }
  const sums = orderSums(lines, promised.price, discounts)
  const mismatch = priced.mismatch(sums.total)
  if (mismatch) throw mismatch

  // an order with a total of zero needs no gateway
  const paymentMethod = sums.total === ZERO ? 'cashondelivery' : reserved.paymentMethod
  if (sums.total !== ZERO && past && limited) {
    const order = { isPrepaid: isOnlinePayment(paymentMethod), lines: limited }
    const refusal = firstOrderRefusal(firstOrders, past, order)
    // a phone without a received order is limited to a share of the stock unless it prepays
    if (refusal) throw new Refusal('FIRST_ORDERS_LIMIT', { ...refusal })
  }

  let paymentId: string | null = null
  const { payNow = sums.total, write, reword, ...draft } = trade.draft(sale, reserved, promised)
  // sent together with the order, which does not depend on the rules
  const feeRules = ports.fees.rulesAt(tx, organizationId, now)
  const writeWithOrder = async (order: PayableOrder) => {
    const rules = await feeRules
    const written = await pipelined([
      isOnlinePayment(order.paymentMethod) ? ports.payments.open(tx, order, payNow) : null,
      loyalty && ports.loyalty.redeem(tx, { ...loyaltyRequest, orderId: order.id, preview: loyalty }, now),
      write?.(tx, order),
      ports.fees.freeze(tx, rules, {
        orderId: order.id,
        at: now,
        trade: tradeOfSale(draft.deliveryKind, (draft.dinner ?? null) !== null),
        channel,
        deliveryKind: draft.deliveryKind,
        products: lines.map(({ productId }, index) => ({ productId, categoryIds: categoryIds[index] ?? [] })),
      }),
    ])
    paymentId = written[0]
  }
  const own = {
    orderGroupId,
    customerId,
    organizationId,
    saleChannel: channel,
    paymentMethod,
    sums,
    promoMarketPercent: loyalty?.promo?.marketPercent ?? 0,
    lines: lines.map((line, index) => ({ ...line, takesPromo: loyalty?.promo?.covered[index] ?? true })),
    isRestInCash: payNow < sums.total,
  }
  const [order] = await pipelined([
    ports.orders.place(tx, { ...draft, ...own }, writeWithOrder).catch((error: unknown) => {
      throw error instanceof Refusal && reword ? reword(error) : error
    }),
    feeRules,
  ])
  return { order, payNow, paymentId, promised }
}

/** Refuses the order for an invalid code or missing bonuses, because it would cost more than expected. */
function refuseLoyalty({ promo, bonuses }: LoyaltyPreview, requestedBonuses: Kopecks): void {
  if (promo?.refusal) throw promo.refusal
  if (bonuses.spent < requestedBonuses) throw new Refusal('BONUSES_NOT_ENOUGH', { usable: toRoubles(bonuses.usable) })
}
