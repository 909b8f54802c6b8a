import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { LockedOrder, OrderDraft, OrderState } from '../ports.ts'

export type OrderDay = Pick<OrderState, 'organizationId' | 'deliveryKind' | 'deliveryDate'> & {
  readonly tradePlaceId: number | null
  readonly shippingRateId: number | null
  readonly carrierDays: number
}

/** Steps of an order's life cycle that differ between trades. */
export interface OrderTrade {
  /** Payment deadline of an order placed at `from`. */
  payUntil(method: PaymentMethod, day: OrderDay, from: Date): Promise<Date>
  /** Stores additional rows of a new order. */
  begin(tx: Executor, orderId: number, draft: OrderDraft): Promise<void>
  /** Makes the order available to its seller once it is paid, or when it is paid at the handover. */
  reachSeller(tx: Executor, order: OrderState): Promise<void>
  /** Stops deadlines of the seller's answer while the order awaits its payment. */
  awaitMoney(tx: Executor, orderId: number): Promise<void>
  /** Stores changes of the trade after a step of the order. */
  followStep(tx: Executor, order: LockedOrder, to: DeliveryStatus, now: Date): Promise<void>
  /** The refusal of a step that the state machine does not allow. */
  forbid(order: OrderState, to: DeliveryStatus): Refusal
}

export interface OrderTradeDeps extends Deps<'delivery' | 'dinner'> {
  readonly clock: () => Date
}
