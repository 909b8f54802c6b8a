import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { weightVersion } from '@okolitsa/domain/picking/weight-version.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { LockedWholeOrder } from '../../order-lifecycle/ports.ts'
import type { SeenWeight, WeighedLine } from '../staff-service.ts'
import type { ChangeDeps } from './change-deps.ts'
import { makeChange } from './change-order.ts'
import { lockForChange } from './prepare-change.ts'

/** Stores weights of one order; see `StaffOrdersService`. */
export async function weighLines(
  deps: ChangeDeps,
  party: StaffParty,
  orderId: number,
  weights: readonly SeenWeight[],
): Promise<WeighedLine[]> {
  try {
    return await deps.inTransaction(async (tx) => {
      const read = await lockForChange(deps, tx, party, orderId)
      const answers = weights.map((weight) => answerOf(read, weight))
      const picked = new Map(read.lines.map((line) => [line.id, line.picked]))
      const lines = answers.flatMap(({ lineId, amount, fate }) =>
        fate === 'weighed' && picked.get(lineId) !== amount ? [{ lineId, picked: amount }] : [],
      )
      if (lines.length > 0) {
        const requestedChange = { kind: 'weigh', lines, isAboveCharged: false } as const
        await makeChange(deps, tx, party, read, { requestedChange, expectedTotal: null, reason: '' })
      }
      return answers
    })
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code === 'NOT_FOUND') throw refusal
    const [only, ...others] = weights
    if (only && others.length === 0) {
      const read = await deps.lifecycle.readWhole(deps.executor, orderId)
      const picked = read?.lines.find(({ id }) => id === only.lineId)?.picked ?? null
      return [{ ...standingAs(only.lineId, picked), fate: 'refused', refusal }]
    }
    // a refused line does not affect the others
    const answers: WeighedLine[] = []
    for (const weight of weights) answers.push(...(await weighLines(deps, party, orderId, [weight])))
    return answers
  }
}

const standingAs = (lineId: number, picked: number | null) => ({
  lineId,
  amount: picked ?? 0,
  version: weightVersion(picked),
})

function answerOf({ order, lines }: LockedWholeOrder, { lineId, amount, version }: SeenWeight): WeighedLine {
  const line = lines.find(({ id }) => id === lineId)
  const picked = line?.picked ?? null
  if (picked === amount) return { ...standingAs(lineId, picked), fate: 'weighed' }
  if (!line?.isWeight || picked === 0 || order.state !== 'isAssembling')
    return { ...standingAs(lineId, picked), fate: 'closed' }
  if (weightVersion(picked) !== version) return { ...standingAs(lineId, picked), fate: 'stale' }
  return { ...standingAs(lineId, amount), fate: 'weighed' }
}
