import {
  type KitchenOrder,
  type kitchenOrdersEndpoints,
  MAX_KITCHEN_ORDERS,
} from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { staffParty } from '@okolitsa/domain/orders/order-party.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { presentDinner } from '../../http/present-order.ts'
import { findKitchenOrder, type KitchenOrderRow, listKitchenOrders } from '../../store/kitchen-list.store.ts'
import { acceptOrder, delayOrder, moveDinner, setOrderReady } from '../../use-cases/answer-order.ts'
import type { MoveDeps } from '../../use-cases/move-order.ts'

/** Amount due at the door or the counter; 0 for paid orders and for online payment. */
const toTakeOf = ({ paymentMethod, paymentStatus, totalSum }: KitchenOrderRow) =>
  isOnlinePayment(paymentMethod) || paymentStatus === 'paid' ? ZERO : totalSum

const present = (row: KitchenOrderRow): KitchenOrder => ({
  id: row.id,
  number: orderNumberOf(row.id),
  restaurant: { id: row.organizationId, title: row.sellerTitle, timeZone: row.timeZone },
  state: row.state,
  deliveryKind: row.deliveryKind,
  dinner: presentDinner(row.dinner),
  roadMinutes: row.roadMinutes,
  placedAt: row.placedAt.toISOString(),
  recipientName: row.recipientName,
  comment: row.comment,
  place: row.deliveryKind === 'pickup' ? null : row.place,
  lines: row.lines.map(({ options, ...line }) => ({
    ...line,
    options: options.map(({ title, groupTitle, count }) => ({ title, groupTitle, count })),
  })),
  total: toRoubles(row.totalSum),
  toTake: toRoubles(toTakeOf(row)),
})

export function kitchenOrdersHandlers(
  deps: MoveDeps & { readonly executor: Executor },
): Handlers<typeof kitchenOrdersEndpoints> {
  const show = async (scope: StaffScope, orderId: number): Promise<KitchenOrder> => {
    const row = await findKitchenOrder(deps.executor, scope, orderId)
    if (!row) throw new Refusal('NOT_FOUND')
    return present(row)
  }
  return {
    listKitchenOrders: async ({ scope }) => ({
      items: (await listKitchenOrders(deps.executor, scope, MAX_KITCHEN_ORDERS)).map(present),
    }),
    acceptOrder: async ({ params, body, actor, scope }) => {
      await acceptOrder(deps, staffParty(actor, scope), params.id, body.minutes)
      return show(scope, params.id)
    },
    delayOrder: async ({ params, body, actor, scope }) => {
      await delayOrder(deps, staffParty(actor, scope), params.id, body.minutes)
      return show(scope, params.id)
    },
    refuseOrder: async ({ params, body, actor, scope }) => {
      await moveDinner(deps, staffParty(actor, scope), params.id, { to: 'canceled', reason: body.reason })
      return show(scope, params.id)
    },
    setOrderReady: async ({ params, actor, scope }) => {
      await setOrderReady(deps, staffParty(actor, scope), params.id)
      return show(scope, params.id)
    },
    sendOrderOff: async ({ params, actor, scope }) => {
      await moveDinner(deps, staffParty(actor, scope), params.id, { to: 'onTheRoad' })
      return show(scope, params.id)
    },
    handOrderOver: async ({ params, actor, scope }) => {
      await moveDinner(deps, staffParty(actor, scope), params.id, { to: 'received' })
      return show(scope, params.id)
    },
  }
}
