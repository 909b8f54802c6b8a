import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import type { Executor } from '../../../platform/db/client.ts'

/** Groups of templates about orders. */
export type OrderGroup = 'order' | 'tour' | 'plan'

/** Real orders for previews of texts, which name the seller and no customer. */
export interface OrdersToPreview {
  /** One of the newest orders of a group; null = none. */
  lastOf(executor: Executor, group: OrderGroup): Promise<NotificationOrder | null>
}
