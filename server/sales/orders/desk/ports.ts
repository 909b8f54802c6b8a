import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../../platform/db/client.ts'

/** Notifications about orders that the seller's people have not opened yet. */
export interface UnseenOrders {
  /** The seller's people have opened the order: the next reminders about it are not sent. */
  seen(executor: Executor, scope: StaffScope, kinds: readonly MatterKind[], subjectId: number): Promise<void>
}
