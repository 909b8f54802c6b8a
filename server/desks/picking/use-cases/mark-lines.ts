import type { MarkedLine } from '@okolitsa/contracts/picking/picking.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { InTransaction } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import { findMarks, type SeenMark, writeMarks } from '../store/picking-mark.store.ts'

export interface MarkLinesDeps {
  readonly inTransaction: InTransaction
  readonly clock: Clock
}

/**
 * Keeps what lies in the parcels. A line that somebody else has marked since stays as it is and is answered so; what was
 * said twice is said once. Refuses NOT_FOUND when a line is another seller's, and then marks nothing.
 */
export function markLines(
  { inTransaction, clock }: MarkLinesDeps,
  scope: StaffScope,
  staffId: number,
  marks: readonly SeenMark[],
): Promise<MarkedLine[]> {
  const said = new Map(marks.map((mark) => [mark.lineId, mark]))
  const lineIds = [...said.keys()]
  return inTransaction(async (tx) => {
    const before = await findMarks(tx, scope, lineIds)
    if (before.length < lineIds.length) {
      const known = new Set(before.map(({ lineId }) => lineId))
      throw new Refusal('NOT_FOUND', { lineId: lineIds.find((lineId) => !known.has(lineId)) ?? 0 })
    }
    const marked = new Set(await writeMarks(tx, scope, [...said.values()], { staffId, now: clock() }))
    if (marked.size > 0) {
      const sellers = new Set(before.map(({ organizationId }) => `staff:${organizationId}`))
      await publishLive(tx, ...sellers, 'staff:all')
    }
    const after = await findMarks(tx, scope, lineIds)
    return after.map(({ lineId, amount, isShort, version }): MarkedLine => {
      const wanted = said.get(lineId)
      const isSo = wanted?.amount === amount && wanted.isShort === isShort && version > 0
      const fate = marked.has(lineId) || isSo ? 'marked' : version === wanted?.version ? 'closed' : 'stale'
      return { lineId, amount, isShort, version, fate }
    })
  })
}
