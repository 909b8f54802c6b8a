import type { Deps } from '../../../services.ts'
import type { OrderLifecycle } from '../../order-lifecycle/ports.ts'

/** What changing orders asks of the rest of the shop. */
export interface ChangeDeps
  extends Deps<
    'executor' | 'inTransaction' | 'clock' | 'audit' | 'payments' | 'loyalty' | 'stock' | 'catalog' | 'delivery'
  > {
  readonly lifecycle: OrderLifecycle
}
