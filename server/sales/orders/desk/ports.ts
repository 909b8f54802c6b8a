import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../../platform/db/client.ts'

/** Notifications about unopened orders. */
export interface UnseenOrders {
  /** Staff of the seller have opened the order: further reminders are not sent. */
  seen(executor: Executor, scope: StaffScope, kinds: readonly MatterKind[], subjectId: number): Promise<void>
}
