import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { UnansweredOrders } from './store/unanswered.store.ts'

/** Service for handlers in the cabinet that open pending items. */
export interface SellerNotificationsService {
  /**
   * Marks items as opened by a person of the seller, which stops further notifications.
   */
  seen(
    executor: Executor,
    scope: StaffScope,
    kinds: readonly MatterKind[],
    /** Id of the item; null = all items of these kinds, for a list that shows them completely. */
    subjectId: number | null,
  ): Promise<void>
  /** Orders and bookings that sellers have not answered for too long. */
  unansweredOrders(executor: Executor): Promise<UnansweredOrders>
}
