import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { PickedOption } from '@okolitsa/domain/restaurants/options.ts'

export type * from './order-page.ts'
export type * from './order-view.ts'
export type * from './staff-service.ts'

/** An order to be put into a cart again. */
export interface OrderToRepeat {
  readonly organizationId: number
  readonly place: Location
  /** Received or cancelled, and within the follow-up window. */
  readonly mayRepeat: boolean
  /** Where it was picked up; null = it was brought or sent. */
  readonly tradePlaceId: number | null
  readonly lines: readonly {
    readonly productId: number
    readonly title: string
    readonly quantity: number
    /** Of a dish, as it was ordered. */
    readonly options: readonly PickedOption[]
  }[]
}

/** Placed orders for modules above. */
export interface OrdersService {
  /** For the cart's «repeat»; null = unknown or somebody else's. */
  linesOfOrder(scope: CustomerScope, orderId: number): Promise<OrderToRepeat | null>
}
