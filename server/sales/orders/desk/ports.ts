import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../../platform/db/client.ts'

/** Reminders about orders that staff have not opened. */
export interface UnseenOrders {
  /** Marks the order as opened by staff of the seller, which stops further reminders. */
  seen(executor: Executor, scope: StaffScope, kinds: readonly MatterKind[], subjectId: number): Promise<void>
}
