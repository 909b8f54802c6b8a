import type { ChangeCircumstances } from '@okolitsa/domain/orders/order-change.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { OrderContent } from '../../order-lifecycle/ports.ts'

/** Inputs of a change, read from other modules before any row is locked. */
export interface PreparedChange {
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly delivery: ChangeCircumstances['delivery']
  /** Hours and rate of another day or place. */
  readonly slot?: Pick<OrderContent, 'window' | 'shippingRateId'>
}
