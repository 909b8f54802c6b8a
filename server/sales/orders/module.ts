import { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { mayFollowUp } from '@okolitsa/domain/orders/follow-up.ts'
import { defineModule } from '../../module.ts'
import { on, onEach } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { kitchenOrdersHandlers } from './desk/http/kitchen-orders.handlers.ts'
import { orderClaimDue } from './events.ts'
import { orderChangesHandlers } from './http/order-changes.handlers.ts'
import { ordersHandlers } from './http/orders.handlers.ts'
import { CHANGES_OF_ORDER, liveOrderTopics, publishOrder } from './live-orders.ts'
import { personalData } from './personal-data.ts'
import { createStaffOrders } from './staff-orders.ts'
import { findOrderView } from './store/order-read-model.ts'
import { expireProposals } from './use-cases/answer-proposal.ts'
import { expireUnanswered } from './use-cases/expire-unanswered.ts'
import { notifyLateClaim } from './use-cases/notify-late-claim.ts'

/** Orders after checkout, based on payments. */
export const ordersModule = defineModule({
  name: 'orders',
  uses: ['audit', 'orderLifecycle', 'payments', 'fiscal', 'loyalty', 'catalog', 'delivery', 'images', 'stock'],
  personalData,
  create: ({ config, database, clock }, { orderLifecycle: lifecycle, images, fiscal, ...services }) => {
    const { executor, inTransaction } = database
    const { receiptsOf } = fiscal
    const publicUrl = config.PUBLIC_URL
    const deps = {
      ...services,
      executor,
      inTransaction,
      clock,
      lifecycle,
      photos: images.photos,
      receiptsOf,
      publicUrl,
    }
    return {
      service: {
        ...createStaffOrders(deps),
        linesOfOrder: async (scope, orderId) => {
          const view = await findOrderView(deps.executor, scope, orderId)
          if (!view) return null
          return {
            organizationId: view.organizationId,
            place: view.place,
            mayRepeat: mayFollowUp({ state: view.state, placedAt: view.placedAt }, deps.clock()),
            tradePlaceId: view.tradePlace?.id ?? null,
            // lines with a substitute are excluded, because the customer did not choose it
            lines: view.lines
              .filter(({ replaces }) => replaces === null)
              .map((line) => ({
                productId: line.product_id,
                title: line.title,
                quantity: line.ordered_quantity,
                options: line.options,
              })),
          }
        },
      },
      calls: [
        mounted(ordersEndpoints, ordersHandlers(deps)),
        mounted(orderChangesEndpoints, orderChangesHandlers(deps)),
        mounted(kitchenOrdersEndpoints, kitchenOrdersHandlers(deps)),
      ],
      periodic: [
        { name: 'expire-proposals', cron: '* * * * *', run: () => expireProposals(deps) },
        { name: 'expire-unanswered-dinners', cron: '* * * * *', run: () => expireUnanswered(deps) },
      ],
      subscribers: [
        on(orderClaimDue, 'orders', ({ orderId, claimId }) => notifyLateClaim(deps, orderId, claimId)),
        ...onEach(CHANGES_OF_ORDER, 'live', ({ orderId }) => publishOrder(deps, orderId)),
      ],
      liveTopics: liveOrderTopics(deps),
    }
  },
})
