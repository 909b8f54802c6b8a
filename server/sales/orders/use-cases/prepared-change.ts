import type { ChangeCircumstances } from '@okolitsa/domain/orders/order-change.ts'
import type { SellableProduct } from '../../../discovery/catalog/ports.ts'

/** What a change is counted with; asked of others before any row is locked. */
export interface PreparedChange {
  readonly products: ReadonlyMap<number, SellableProduct>
  readonly delivery: ChangeCircumstances['delivery']
  /** Of a change of delivery: the hours of the new day. */
  readonly window?: { readonly fromHour: number; readonly toHour: number }
}
