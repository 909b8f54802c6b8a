import type { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import { DAYS_OF_PERIOD } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { countOrders, listOrderViews, listSellersOfOrders, type OrderFilter } from '../store/order-read-model.ts'
import { type MoveDeps, moveOrder } from '../use-cases/move-order.ts'
import type { ReadOrderDeps } from '../use-cases/read-order.ts'
import { orderGroupCalendar } from './order-group-calendar.ts'
import { presentOrderSummary } from './present-order.ts'
import { type Called, demandOwnOrder, presentOwnOrder } from './read-order.ts'

export type OrdersHttpDeps = MoveDeps & ReadOrderDeps & { readonly publicUrl: string }

/** Maximum orders of a checkout, which has at most 20 carts. */
const MAX_OF_ORDER_GROUP = 20
const MAX_SELLERS = 200

export function ordersHandlers(deps: OrdersHttpDeps): Handlers<typeof ordersEndpoints> {
  const { executor, clock } = deps
  const present = presentOwnOrder(deps)
  const listPage = async (
    scope: CustomerScope,
    { page, perPage }: { page: number; perPage: number },
    filter: OrderFilter,
  ) => {
    const [views, { total }] = await Promise.all([
      listOrderViews(executor, scope, { ...filter, limit: perPage, offset: (page - 1) * perPage }),
      countOrders(executor, scope, filter),
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
  const move = async ({ params, scope }: Called, to: 'canceled' | 'received', reason?: string) => {
    await demandOwnOrder(deps, scope, params.id)
    await moveOrder(deps, { kind: 'user', customerId: scope.customerId }, params.id, to, reason)
    return present(scope, params.id)
  }
  /** The customer's order at a restaurant; refuses NOT_FOUND for other orders. */
  const presentOfRestaurant = async (scope: CustomerScope, orderId: number) => {
    const order = await present(scope, orderId)
    if (order.farmer.type !== 'restaurant') throw new Refusal('NOT_FOUND')
    return order
  }
  return {
    listOrders: ({ query, scope }) =>
      listPage(scope, query, {
        // the page of a checkout lists orders at all kinds of sellers
        sellerType: query.orderGroupId === undefined ? 'farmer' : null,
        organizationId: query.farmerId,
        orderGroupId: query.orderGroupId,
        stage: query.stage,
        since: query.period && new Date(clock().getTime() - DAYS_OF_PERIOD[query.period] * 86_400_000),
      }),

    listOrderSellers: async ({ scope }) => ({
      items: await listSellersOfOrders(executor, scope, 'farmer', MAX_SELLERS),
    }),

    countOrders: async ({ scope }) => countOrders(executor, scope, { sellerType: 'farmer' }),

    getOrder: async ({ params, scope }) => present(scope, params.id),

    getOrderGroupCalendar: async ({ params, scope, context }) => {
      const filter = { sellerType: null, ...params, limit: MAX_OF_ORDER_GROUP, offset: 0 } as const
      const views = await listOrderViews(executor, scope, filter)
      if (views.length === 0) throw new Refusal('NOT_FOUND')
      const answers = await Promise.all(views.map(({ id }) => present(scope, id)))
      context.setHeader('content-disposition', 'attachment; filename="okolitsa.ics"')
      return orderGroupCalendar(answers, context.site.origin ?? deps.publicUrl, clock(), context.language)
    },

    cancelOrder: (call) => move(call, 'canceled', call.body?.reason),

    completeOrder: (call) => move(call, 'received'),

    listRestaurantOrders: ({ query, scope }) =>
      listPage(scope, query, { sellerType: 'restaurant', organizationId: query.farmerId, stage: query.stage }),

    getRestaurantOrder: ({ params, scope }) => presentOfRestaurant(scope, params.id),

    cancelRestaurantOrder: async (call) => {
      await presentOfRestaurant(call.scope, call.params.id)
      return move(call, 'canceled', call.body?.reason)
    },
  }
}
