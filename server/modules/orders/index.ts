import type { ordersEndpoints } from '@okolitsa/contracts/orders/orders.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { mayFollowUp } from '@okolitsa/domain/orders/follow-up.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { Database } from '../../platform/db/client.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import type { PaymentsDoor } from '../payments/ports.ts'
import { ordersHandlers } from './http/orders.handlers.ts'
import type { Mover } from './mover.ts'
import type { OrderLedger } from './ports.ts'
import { findOrderView } from './store/order-read-model.ts'
import { moveOrder } from './use-cases/move-order.ts'

export { createOrderLedger } from './ledger.ts'
export type { Mover, StaffMover } from './mover.ts'
export type * from './staff-door.ts'

/** An order to be put into a cart again. */
export interface OrderToRepeat {
  readonly organizationId: number
  readonly place: Location
  /** Received and within the follow-up window. */
  readonly mayRepeat: boolean
  readonly lines: readonly { readonly productId: number; readonly title: string; readonly quantity: number }[]
}

export interface OrdersModule {
  readonly handlers: Handlers<typeof ordersEndpoints>
  /** For the cart's «repeat»; null = unknown or somebody else's. */
  linesOfOrder(customerId: number, orderId: number): Promise<OrderToRepeat | null>
  /** For the seller's cabinet and the administration. */
  move(mover: Mover, orderId: number, to: DeliveryStatus, reason?: string): Promise<void>
}

/** Orders of shoppers: reading, cancelling, completing. */
export function createOrdersModule(deps: {
  database: Pick<Database, 'executor' | 'inTransaction'>
  clock: Clock
  ledger: OrderLedger
  payments: PaymentsDoor
}): OrdersModule {
  const { database, clock, ledger, payments } = deps
  const moveDeps = { inTransaction: database.inTransaction, ledger, payments }
  return {
    handlers: ordersHandlers({ ...moveDeps, executor: database.executor, clock }),
    linesOfOrder: async (customerId, orderId) => {
      const view = await findOrderView(database.executor, orderId, customerId)
      if (!view) return null
      return {
        organizationId: view.organization_id,
        place: view.place,
        mayRepeat: mayFollowUp({ state: view.state, placedAt: view.placed_at }, clock()),
        lines: view.lines.map((line) => ({
          productId: line.product_id,
          title: line.title,
          quantity: line.ordered_quantity,
        })),
      }
    },
    move: (mover, orderId, to, reason) => moveOrder(moveDeps, mover, orderId, to, reason),
  }
}
