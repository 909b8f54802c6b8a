import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { ProposedReopening } from '../../../people/office/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { findClosed, lockPeriods, openPeriod } from '../store/period.store.ts'

/** Opens the latest closed period again. @throws Refusal NOT_FOUND */
export async function reopenPeriod(
  deps: Deps<'clock' | 'audit'>,
  tx: Executor,
  author: Author,
  { period, reason }: ProposedReopening,
): Promise<void> {
  if (author.kind !== 'staff') throw new Refusal('FORBIDDEN')
  await lockPeriods(tx)
  if ((await findClosed(tx)) !== period) throw new Refusal('NOT_FOUND')
  await openPeriod(tx, { period, by: author.staffId, at: deps.clock(), reason })
  await deps.audit.record(tx, author, [
    {
      action: 'reopenPeriod',
      entity: 'accounting_period',
      entityId: period,
      organizationId: null,
      before: { state: 'closed' },
      after: { state: 'open' },
      reason,
    },
  ])
}
