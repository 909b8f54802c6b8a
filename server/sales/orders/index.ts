import type { kitchenOrdersEndpoints } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import type { orderChangesEndpoints } from '@okolitsa/contracts/orders/order-changes.endpoints.ts'
import type { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { mayFollowUp } from '@okolitsa/domain/orders/follow-up.ts'
import type { CatalogService } from '../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { FiscalService } from '../../money/fiscal/ports.ts'
import type { PaymentsService } from '../../money/payments/ports.ts'
import type { AuditService } from '../../people/audit/ports.ts'
import type { Database } from '../../platform/db/client.ts'
import { on, onEach, type Subscriber } from '../../platform/events/event.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import type { MayListen } from '../../platform/realtime/mount-live.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'
import type { StockService } from '../../supply/stock/ports.ts'
import type { LoyaltyService } from '../loyalty/ports.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'
import { orderClaimDue } from './events.ts'
import { kitchenOrdersHandlers } from './http/kitchen-orders.handlers.ts'
import { orderChangesHandlers } from './http/order-changes.handlers.ts'
import { ordersHandlers } from './http/orders.handlers.ts'
import { CHANGES_OF_ORDER, liveOrderTopics, publishOrder } from './live-orders.ts'
import type { OrdersService } from './ports.ts'
import { createStaffOrders } from './staff-orders.ts'
import type { StaffOrdersService } from './staff-service.ts'
import { findOrderView } from './store/order-read-model.ts'
import { expireProposals } from './use-cases/answer-proposal.ts'
import { expireUnanswered } from './use-cases/expire-unanswered.ts'
import { notifyLateClaim } from './use-cases/notify-late-claim.ts'

export type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'

export interface OrdersModule extends StaffOrdersService, OrdersService {
  readonly handlers: Handlers<typeof ordersEndpoints>
  readonly changeHandlers: Handlers<typeof orderChangesEndpoints>
  readonly kitchenHandlers: Handlers<typeof kitchenOrdersEndpoints>
  readonly periodic: readonly PeriodicTask[]
  /** Own events, and all events that change an order for its live viewers. */
  readonly subscribers: readonly Subscriber[]
  readonly liveTopics: Readonly<Record<string, MayListen>>
}

export interface OrdersDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  /** For steps and changes by sellers' staff. */
  readonly audit: Pick<AuditService, 'record'>
  readonly lifecycle: OrderLifecycle
  readonly payments: PaymentsService
  readonly loyalty: LoyaltyService
  readonly catalog: Pick<CatalogService, 'sellable'>
  readonly delivery: Pick<DeliveryService, 'requote' | 'rearrange'>
  readonly receiptsOf: FiscalService['receiptsOf']
  readonly stock: Pick<StockService, 'empty'>
  readonly photos: PhotoArchive
  /** URL of the marketplace for external links. */
  readonly publicUrl: string
}

/** Orders after checkout: reading, moving, changing, claims. */
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
