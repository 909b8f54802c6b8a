import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'

export type * from './order-page.ts'
export type * from './order-view.ts'
export type * from './staff-service.ts'

export interface OrderToRepeat {
  readonly organizationId: number
  readonly place: Location
  /** True = the order was received or cancelled recently enough to be repeated. */
  readonly mayRepeat: boolean
  /** Pickup place; null = delivery. */
  readonly tradePlaceId: number | null
  readonly lines: readonly {
    readonly productId: number
    readonly title: string
    readonly quantity: number
    readonly options: readonly PickedOption[]
  }[]
}

/** Reads placed orders for other modules. */
export interface OrdersService {
  /** Lines of an order to be repeated in a cart; null = unknown, or another person's order. */
  linesOfOrder(scope: CustomerScope, orderId: number): Promise<OrderToRepeat | null>
}
