import type { ChangeCircumstances } from '@okolitsa/domain/orders/order-change.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'
import type { LockedOrder, OrderState } from '../ports.ts'
import type { OrderContent } from '../store/order-lines.store.ts'

/** An order with its lines, read at one moment. */
export interface ReadOrder extends OrderContent {
  readonly order: OrderState
}
/** The same, read under the order's lock. */
export interface LockedContent extends ReadOrder {
  readonly order: LockedOrder
}

/** What a change is counted with; asked of others before any row is locked. */
export interface PreparedChange {
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly delivery: ChangeCircumstances['delivery']
  /** Of a change of delivery: the hours of the new day. */
  readonly window?: { readonly fromHour: number; readonly toHour: number }
}
