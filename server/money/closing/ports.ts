import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { Periods } from '../../people/office/ports.ts'
import type { Executor } from '../../platform/db/client.ts'

/** Periods of the books. */
export interface ClosingService extends Periods {
  /** Since when a month is closed; null = it is open. */
  closedSince(executor: Executor, period: Period): Promise<Date | null>
  /** The same; the month neither closes nor opens until the end of the transaction. */
  holdClosedSince(tx: Executor, period: Period): Promise<Date | null>
}
