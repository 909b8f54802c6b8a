import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SeenWeight, WeighedLine } from '../../../sales/orders/ports.ts'
import type { Deps } from '../../../services.ts'
import { findMarks } from '../store/picking-mark.store.ts'

/**
 * Writes the weights of lines in one transaction per order, with an answer for each order. Refuses NOT_FOUND for a line
 * of another seller, and then writes no weight.
 */
export async function weighLines(
  { executor, orders }: Deps<'executor' | 'orders'>,
  party: StaffParty,
  weights: readonly SeenWeight[],
): Promise<WeighedLine[]> {
  const wanted = new Map(weights.map((weight) => [weight.lineId, weight]))
  const found = await findMarks(executor, scopeOfParty(party), [...wanted.keys()])
  const orderOf = new Map(found.map(({ lineId, orderId }) => [lineId, orderId]))
  const unknown = weights.find(({ lineId }) => !orderOf.has(lineId))
  if (unknown) throw new Refusal('NOT_FOUND', { lineId: unknown.lineId })
  const answers: WeighedLine[] = []
  for (const [orderId = 0, ofOrder] of Map.groupBy(wanted.values(), ({ lineId }) => orderOf.get(lineId)))
    answers.push(...(await orders.weigh(party, orderId, ofOrder)))
  return answers
}
