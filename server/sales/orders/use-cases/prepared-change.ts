import type { ChangeCircumstances } from '@okolitsa/domain/orders/order-change.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { OrderContent } from '../../order-lifecycle/ports.ts'

/** What a change is counted with; asked of others before any row is locked. */
export interface PreparedChange {
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly delivery: ChangeCircumstances['delivery']
  /** Of another day or place: its hours, and the rate by which the order is brought then. */
  readonly slot?: Pick<OrderContent, 'window' | 'shippingRateId'>
}
