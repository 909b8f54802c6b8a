import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../platform/db/client.ts'

/** For handlers in the cabinet that open matters. */
export interface SellerNotificationsService {
  /**
   * A person of the seller has opened it: further notifications are not sent. An administrator's view does not count.
   */
  seen(
    executor: Executor,
    scope: StaffScope,
    kinds: readonly MatterKind[],
    /** Null = all of these kinds, as in a list that shows them completely. */
    subjectId: number | null,
  ): Promise<void>
}
