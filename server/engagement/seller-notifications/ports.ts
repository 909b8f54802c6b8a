import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { Executor } from '../../platform/db/client.ts'

/** For desks where matters of sellers are opened. */
export interface SellerNotificationsService {
  /**
   * Somebody of the seller has opened it: the next steps of its ladder are not sent. An administrator who looks is nobody
   * of the seller.
   */
  seen(
    executor: Executor,
    scope: StaffScope,
    kinds: readonly MatterKind[],
    /** Null = all of these kinds, as in a list that shows them whole. */
    subjectId: number | null,
  ): Promise<void>
}
