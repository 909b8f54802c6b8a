import type { MarkedLine } from '@okolitsa/contracts/picking/picking.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { publishLive } from '../../../platform/realtime/live-hub.ts'
import type { Deps } from '../../../services.ts'
import { findMarks, type MarkableLine, type SeenMark, writeMarks } from '../store/picking-mark.store.ts'

export type MarkLinesDeps = Deps<'inTransaction' | 'clock' | 'stock' | 'audit'>

/**
 * Stores the contents of parcels. A line marked by another person since is not changed but returned; a repeat is stored
 * once. Missing products leave stock in the same transaction. Refuses NOT_FOUND for another seller's line, and then
 * marks no line.
 */
export function markLines(
  { inTransaction, clock, stock, audit }: MarkLinesDeps,
  scope: StaffScope,
  staffId: number,
  marks: readonly SeenMark[],
): Promise<MarkedLine[]> {
  const byLine = new Map(marks.map((mark) => [mark.lineId, mark]))
  const lineIds = [...byLine.keys()]
  return inTransaction(async (tx) => {
    const before = await findMarks(tx, scope, lineIds)
    if (before.length < lineIds.length) {
      const known = new Set(before.map(({ lineId }) => lineId))
      throw new Refusal('NOT_FOUND', { lineId: lineIds.find((lineId) => !known.has(lineId)) ?? 0 })
    }
    const marked = new Set(await writeMarks(tx, scope, [...byLine.values()], { staffId, now: clock() }))
    if (marked.size > 0) {
      const sellers = new Set(before.map(({ organizationId }) => `staff:${organizationId}`))
      await publishLive(tx, ...sellers)
    }
    const after = await findMarks(tx, scope, lineIds)
    const wasShort = new Set(before.flatMap(({ lineId, isShort }) => (isShort ? [lineId] : [])))
    const gone = after.filter(({ lineId, isShort }) => isShort && marked.has(lineId) && !wasShort.has(lineId))
    await emptyShelves({ stock, audit }, tx, staffId, gone)
    return after.map(({ lineId, amount, isShort, version }): MarkedLine => {
      const wanted = byLine.get(lineId)
      const isSo = wanted?.amount === amount && wanted.isShort === isShort && version > 0
      const fate = marked.has(lineId) || isSo ? 'marked' : version === wanted?.version ? 'closed' : 'stale'
      return { lineId, amount, isShort, version, fate }
    })
  })
}

async function emptyShelves(
  { stock, audit }: Pick<MarkLinesDeps, 'stock' | 'audit'>,
  tx: Executor,
  staffId: number,
  lines: readonly MarkableLine[],
): Promise<void> {
  if (lines.length === 0) return
  const ownerOf = new Map(lines.map(({ productId, organizationId }) => [productId, organizationId]))
  const emptyings = [...ownerOf.keys()].map((productId) => ({ productId, most: null }))
  const emptied = await stock.empty(tx, emptyings, staffId)
  await audit.record(
    tx,
    { kind: 'staff', staffId },
    emptied.map(({ productId, before, after }) => ({
      action: 'emptyShelf',
      entity: 'stock' as const,
      entityId: productId,
      organizationId: ownerOf.get(productId) ?? null,
      before: { onHand: before },
      after: { onHand: after },
    })),
  )
}
