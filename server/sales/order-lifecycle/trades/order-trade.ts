import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { LockedOrder, OrderDraft, OrderState } from '../ports.ts'

/** An order's day and the way its goods go. */
export type OrderDay = Pick<OrderState, 'organizationId' | 'deliveryKind' | 'deliveryDate'> & {
  readonly tradePlaceId: number | null
  readonly shippingRateId: number | null
  readonly carrierDays: number
}

/** The parts of an order's life in which trades differ. */
export interface OrderTrade {
  /** Until when an order that is placed at `from` waits for its money. */
  payUntil(method: PaymentMethod, day: OrderDay, from: Date): Promise<Date>
  /** Writes the rows that a new order of this trade has besides its own. */
  begin(tx: Executor, orderId: number, draft: OrderDraft): Promise<void>
  /** The seller may begin: the money is there, or is paid at the hand-over. */
  reachSeller(tx: Executor, order: OrderState): Promise<void>
  /** The order waits for money, and its seller waits with it. */
  awaitMoney(tx: Executor, orderId: number): Promise<void>
  /** After a step of the order. */
  followStep(tx: Executor, order: LockedOrder, to: DeliveryStatus, now: Date): Promise<void>
  /** The refusal of a step that the machine does not have. */
  forbid(order: OrderState, to: DeliveryStatus): Refusal
}

export interface OrderTradeDeps extends Deps<'delivery' | 'dinner'> {
  readonly clock: () => Date
}
