import type { Deps } from '../../services.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'

/** Services that bookings use. */
export interface BookingDeps
  extends Deps<
    | 'executor'
    | 'inTransaction'
    | 'clock'
    | 'market'
    | 'tours'
    | 'sellers'
    | 'stock'
    | 'checkout'
    | 'payments'
    | 'orders'
    | 'audit'
  > {
  readonly lifecycle: Pick<OrderLifecycle, 'lock' | 'move' | 'read'>
  /** Key for signing tickets. */
  readonly secret: string
}
