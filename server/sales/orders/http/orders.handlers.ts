import type { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { countOrders, listOrderViews, type OrderFilter } from '../store/order-read-model.ts'
import { type MoveDeps, moveOrder } from '../use-cases/move-order.ts'
import { orderGroupCalendar } from './order-group-calendar.ts'
import { presentOrderSummary } from './present-order.ts'
import { type Called, demandOwnOrder, presentOwnOrder, type ReadOrderDeps } from './read-order.ts'

export type OrdersHttpDeps = MoveDeps & ReadOrderDeps & { readonly publicUrl: string }

/** Enough for the largest purchase: 20 carts. */
const MOST_OF_ORDER_GROUP = 20

/** On a seller's own site nothing of other sellers is reachable. */
const sellerOf = (context: CallContext, farmerId?: number) => context.site.organizationId ?? farmerId ?? null

export function ordersHandlers(deps: OrdersHttpDeps): Handlers<typeof ordersEndpoints> {
  const { executor, clock } = deps
  const present = presentOwnOrder(deps)
  const listPage = async ({ page, perPage }: { page: number; perPage: number }, filter: OrderFilter) => {
    const [views, { total }] = await Promise.all([
      listOrderViews(executor, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
      countOrders(executor, filter),
    ])
    const now = clock()
    return {
      items: views.map((view) => presentOrderSummary(view, now)),
      currentPage: page,
      totalItems: total,
      totalPages: Math.ceil(total / perPage),
      itemsPerPage: perPage,
    }
  }
  const move = async ({ params, actor, context }: Called, to: 'canceled' | 'received', reason?: string) => {
    const { customerId } = actor
    await demandOwnOrder(deps, params.id, customerId, context)
    await moveOrder(deps, { kind: 'user', customerId }, params.id, to, reason)
    return present(params.id, customerId, context)
  }
  /** The order of this customer, of a restaurant and none other; refuses NOT_FOUND. */
  const presentOfRestaurant = async (orderId: number, customerId: number, context: CallContext) => {
    const order = await present(orderId, customerId, context)
    if (order.farmer.type !== 'restaurant') throw new Refusal('NOT_FOUND')
    return order
  }
  return {
    listOrders: ({ query, actor, context }) =>
      listPage(query, {
        customerId: actor.customerId,
        sellerType: 'farmer',
        organizationId: sellerOf(context, query.farmerId),
        orderGroupId: query.orderGroupId ?? null,
      }),

    countOrders: async ({ actor, context }) =>
      countOrders(executor, {
        customerId: actor.customerId,
        sellerType: 'farmer',
        organizationId: sellerOf(context),
        orderGroupId: null,
      }),

    getOrder: async ({ params, actor, context }) => present(params.id, actor.customerId, context),

    getOrderGroupCalendar: async ({ params, actor, context }) => {
      const { customerId } = actor
      const filter = { customerId, sellerType: 'farmer', organizationId: sellerOf(context), ...params } as const
      const views = await listOrderViews(executor, { ...filter, limit: MOST_OF_ORDER_GROUP, offset: 0 })
      if (views.length === 0) throw new Refusal('NOT_FOUND')
      const answers = await Promise.all(views.map(({ id }) => present(id, customerId, context)))
      context.setHeader('content-disposition', 'attachment; filename="okolitsa.ics"')
      return orderGroupCalendar(answers, context.site.origin ?? deps.publicUrl, clock())
    },

    cancelOrder: (call) => move(call, 'canceled', call.body?.reason),

    completeOrder: (call) => move(call, 'received'),

    listRestaurantOrders: ({ query, actor, context }) =>
      listPage(query, {
        customerId: actor.customerId,
        sellerType: 'restaurant',
        organizationId: sellerOf(context),
        orderGroupId: null,
      }),

    getRestaurantOrder: ({ params, actor, context }) => presentOfRestaurant(params.id, actor.customerId, context),

    cancelRestaurantOrder: async (call) => {
      await presentOfRestaurant(call.params.id, call.actor.customerId, call.context)
      return move(call, 'canceled', call.body?.reason)
    },
  }
}
