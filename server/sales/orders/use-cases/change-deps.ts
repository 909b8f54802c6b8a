import type { Deps } from '../../../services.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'

/** Services that changes of orders use. */
export interface ChangeDeps
  extends Deps<
    'executor' | 'inTransaction' | 'clock' | 'audit' | 'payments' | 'loyalty' | 'stock' | 'catalog' | 'delivery'
  > {
  readonly lifecycle: OrderLifecycle
}
