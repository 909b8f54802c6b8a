import { isService } from '@okolitsa/domain/orders/order-status.ts'
import { payBefore, payWithinMinutes } from '@okolitsa/domain/payments/payment-machine.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { dinnerOrders } from './dinner-orders.ts'
import type { OrderTrade, OrderTradeDeps } from './order-trade.ts'

export const plusMinutes = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

export function orderTrades(deps: OrderTradeDeps): (order: { readonly dinner?: object | null }) => OrderTrade {
  const byDay: OrderTrade = {
    payUntil: async (method, { deliveryKind: methodCode, deliveryDate: date, ...where }, from) => {
      const until = plusMinutes(from, payWithinMinutes(method))
      const cutOff = isService(methodCode)
        ? until
        : await deps.delivery.cutOffOf({ ...where, methodCode, date, now: from, until })
      return payBefore(method, from, cutOff)
    },
    begin: async () => {},
    reachSeller: async () => {},
    awaitMoney: async () => {},
    followStep: async () => {},
    forbid: ({ state }, to) => new Refusal('ORDER_STEP_FORBIDDEN', { from: state, to }),
  }
  const dinners: OrderTrade = { ...byDay, ...dinnerOrders(deps, byDay) }
  return ({ dinner }) => (dinner ? dinners : byDay)
}
