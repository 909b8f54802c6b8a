import type { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { countOrders, listOrderViews } from '../store/order-read-model.ts'
import { type MoveDeps, moveOrder } from '../use-cases/move-order.ts'
import { presentOrderSummary } from './present-order.ts'
import { presentOwnOrder, type ReadOrderDeps } from './read-order.ts'

export type OrdersHttpDeps = MoveDeps & ReadOrderDeps

/** On a seller's own site nothing of other sellers is reachable. */
const sellerOf = (context: CallContext, farmerId?: number) => context.site.organizationId ?? farmerId ?? null

export function ordersHandlers(deps: OrdersHttpDeps): Handlers<typeof ordersEndpoints> {
  const { executor, clock } = deps
  const present = presentOwnOrder(deps)
  return {
    listOrders: async ({ query, actor, context }) => {
      const { page, perPage } = query
      const filter = {
        customerId: actor.customerId,
        organizationId: sellerOf(context, query.farmerId),
        purchaseId: query.purchaseId ?? null,
      }
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
    },

    countOrders: async ({ actor, context }) =>
      countOrders(executor, { customerId: actor.customerId, organizationId: sellerOf(context), purchaseId: null }),

    getOrder: async ({ params, actor, context }) => present(params.id, actor.customerId, context),

    cancelOrder: async ({ params, body, actor, context }) => {
      const mover = { kind: 'user', customerId: actor.customerId } as const
      await moveOrder(deps, mover, params.id, 'canceled', body?.reason)
      return present(params.id, actor.customerId, context)
    },

    completeOrder: async ({ params, actor, context }) => {
      await moveOrder(deps, { kind: 'user', customerId: actor.customerId }, params.id, 'received')
      return present(params.id, actor.customerId, context)
    },
  }
}
