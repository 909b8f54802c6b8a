import type { Deps } from '../../services.ts'
import type { OrderLifecycle } from '../order-lifecycle/ports.ts'

/** Author of automatic actions. */
export const SHOP = { kind: 'service', name: 'plans' } as const

/** Services that plans use. */
export interface PlanDeps
  extends Deps<
    'executor' | 'inTransaction' | 'clock' | 'sellers' | 'subscription' | 'checkout' | 'payments' | 'orders' | 'fiscal'
  > {
  readonly lifecycle: Pick<OrderLifecycle, 'lock' | 'move' | 'lockOrderingPast'>
}
