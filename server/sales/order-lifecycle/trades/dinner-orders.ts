import { payBefore } from '@okolitsa/domain/payments/payment-machine.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { countFrom, insertDinner, saveAcceptBefore, saveKitchenAnswer } from '../store/dinner-order.store.ts'
import type { OrderTrade, OrderTradeDeps } from './order-trade.ts'

/** Steps of an order at a restaurant: its kitchen answers within minutes, and no cutoff of a day applies. */
export const dinnerOrders = (
  { dinner, clock }: OrderTradeDeps,
  { forbid }: Pick<OrderTrade, 'forbid'>,
): Partial<OrderTrade> => ({
  // the payment deadline of a dinner starts immediately
  payUntil: async (method, _, from) => payBefore(method, from, from),
  begin: async (tx, orderId, draft) => {
    if (draft.dinner) await insertDinner(tx, orderId, draft.dinner, clock())
  },
  reachSeller: async (tx, { id, organizationId, state }) => {
    if (state !== 'formed') return
    const now = clock()
    await countFrom(tx, id, now)
    await saveAcceptBefore(tx, id, await dinner.acceptBefore(tx, organizationId, now))
  },
  awaitMoney: (tx, orderId) => saveAcceptBefore(tx, orderId, null),
  // a forward step counts as the kitchen's answer
  followStep: async (tx, { id, state }, to, now) => {
    if (state !== 'formed') return
    if (to === 'isAssembling') await saveKitchenAnswer(tx, id, { acceptedAt: now })
    else await saveAcceptBefore(tx, id, null)
  },
  forbid: (order, to) =>
    order.state === 'isAssembling' && to === 'canceled' ? new Refusal('DINNER_IS_COOKING') : forbid(order, to),
})
