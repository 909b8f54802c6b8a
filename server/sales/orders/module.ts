import { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import { mayFollowUp } from '@okolitsa/domain/orders/follow-up.ts'
import { defineModule } from '../../module.ts'
import type { FiscalService } from '../../money/fiscal/ports.ts'
import { on, onEach, type Subscriber } from '../../platform/events/event.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { mounted } from '../../platform/module/module.ts'
import type { MayListen } from '../../platform/realtime/mount-live.ts'
import type { Deps } from '../../services.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import { kitchenOrdersHandlers } from './desk/http/kitchen-orders.handlers.ts'
import { orderClaimDue } from './events.ts'
import { orderChangesHandlers } from './http/order-changes.handlers.ts'
import { ordersHandlers } from './http/orders.handlers.ts'
import { CHANGES_OF_ORDER, liveOrderTopics, publishOrder } from './live-orders.ts'
import { personalData } from './personal-data.ts'
import type { OrdersService } from './ports.ts'
import { createStaffOrders } from './staff-orders.ts'
import type { StaffOrdersService } from './staff-service.ts'
import { findOrderView } from './store/order-read-model.ts'
import { expireProposals } from './use-cases/answer-proposal.ts'
import { expireUnanswered } from './use-cases/expire-unanswered.ts'
import { notifyLateClaim } from './use-cases/notify-late-claim.ts'

export interface OrdersModule extends StaffOrdersService, OrdersService {
  readonly handlers: Handlers<typeof ordersEndpoints>
  readonly changeHandlers: Handlers<typeof orderChangesEndpoints>
  readonly kitchenHandlers: Handlers<typeof kitchenOrdersEndpoints>
  readonly periodic: readonly PeriodicTask[]
  /** To its own events, and to everything that changes an order for those who look at it. */
  readonly subscribers: readonly Subscriber[]
  /** Who may hear that orders changed. */
  readonly liveTopics: Readonly<Record<string, MayListen>>
}

export interface OrdersDeps
  extends Deps<'database' | 'clock' | 'audit' | 'payments' | 'loyalty' | 'catalog' | 'delivery' | 'stock'> {
  readonly lifecycle: OrderLifecycle
  readonly receiptsOf: FiscalService['receiptsOf']
  /** Photos of claims. */
  readonly photos: PhotoArchive
  /** Address of the marketplace, for links that leave it. */
  readonly publicUrl: string
}

/** Orders after checkout: reading, moving, changing, complaining. */
export function createOrdersModule({ database, ...others }: OrdersDeps): OrdersModule {
  const deps = { ...others, executor: database.executor, inTransaction: database.inTransaction }
  return {
    ...createStaffOrders(deps),
    handlers: ordersHandlers(deps),
    changeHandlers: orderChangesHandlers(deps),
    kitchenHandlers: kitchenOrdersHandlers(deps),
    periodic: [
      { name: 'expire-proposals', cron: '* * * * *', run: () => expireProposals(deps) },
      { name: 'expire-unanswered-dinners', cron: '* * * * *', run: () => expireUnanswered(deps) },
    ],
    subscribers: [
      on(orderClaimDue, 'orders', ({ orderId, claimId }) => notifyLateClaim(deps, orderId, claimId)),
      ...onEach(CHANGES_OF_ORDER, 'live', ({ orderId }) => publishOrder(deps, orderId)),
    ],
    liveTopics: liveOrderTopics(deps),
    linesOfOrder: async (scope, orderId) => {
      const view = await findOrderView(deps.executor, scope, orderId)
      if (!view) return null
      return {
        organizationId: view.organizationId,
        place: view.place,
        mayRepeat: mayFollowUp({ state: view.state, placedAt: view.placedAt }, deps.clock()),
        tradePlaceId: view.tradePlace?.id ?? null,
        // a substitute was not the customer's own choice
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
  }
}

/** Orders after checkout, on top of payments. */
export const ordersModule = defineModule({
  name: 'orders',
  uses: ['audit', 'orderLifecycle', 'payments', 'fiscal', 'loyalty', 'catalog', 'delivery', 'images', 'stock'],
  personalData,
  create: ({ config, database, clock }, { orderLifecycle: lifecycle, images, fiscal, ...services }) => {
    const { handlers, changeHandlers, kitchenHandlers, subscribers, periodic, liveTopics, ...service } =
      createOrdersModule({
        ...services,
        database,
        clock,
        lifecycle,
        photos: images.photos,
        receiptsOf: fiscal.receiptsOf,
        publicUrl: config.PUBLIC_URL,
      })
    const calls = [
      mounted(ordersEndpoints, handlers),
      mounted(orderChangesEndpoints, changeHandlers),
      mounted(kitchenOrdersEndpoints, kitchenHandlers),
    ]
    return { service, calls, subscribers, periodic, liveTopics }
  },
})
