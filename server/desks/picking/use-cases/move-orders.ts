import type { OrderOutcome } from '@okolitsa/contracts/picking/picking.ts'
import { type StaffParty, scopeOfParty } from '@okolitsa/domain/orders/order-party.ts'
import { type BulkStep, hasMade, targetOf } from '@okolitsa/domain/picking/bulk-step.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Deps } from '../../../services.ts'
import { findStates, type OrderStateRow } from '../store/order-state.store.ts'

export type MoveOrdersDeps = Deps<'executor' | 'orders'>

/**
 * Moves several orders one step, each in a separate transaction, so that a refused one does not affect the others. A
 * repeat returns the earlier result. Refuses NOT_FOUND for another seller's order, and then moves no order.
 */
export async function moveOrders(
  deps: MoveOrdersDeps,
  party: StaffParty,
  { orderIds, step, isEarlyMeant }: { orderIds: readonly number[]; step: BulkStep; isEarlyMeant: boolean },
): Promise<OrderOutcome[]> {
  const ids = [...new Set(orderIds)]
  const found = await findStates(deps.executor, scopeOfParty(party), ids)
  if (found.length < ids.length) throw new Refusal('NOT_FOUND')
  const outcomes: OrderOutcome[] = []
  for (const order of found) outcomes.push(await moveOne(deps, party, order, { step, isEarlyMeant }))
  return outcomes
}

async function moveOne(
  { executor, orders }: MoveOrdersDeps,
  party: StaffParty,
  { id, deliveryKind, state }: OrderStateRow,
  { step, isEarlyMeant }: { readonly step: BulkStep; readonly isEarlyMeant: boolean },
): Promise<OrderOutcome> {
  const outcome = (kind: OrderOutcome['fate'], date: string | null = null): OrderOutcome => ({
    orderId: id,
    fate: kind,
    date,
  })
  if (hasMade(step, deliveryKind, state)) return outcome('already')
  try {
    await orders.move(party, id, targetOf(step, deliveryKind), '', { isEarlyMeant, isWeighedFirst: true })
    return outcome('moved')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'ORDER_STEP_EARLY') return outcome('early', String(error.facts.date))
    if (error.code === 'GOODS_NOT_WEIGHED') return outcome('unweighed')
    if (error.code !== 'ORDER_STEP_FORBIDDEN') throw error
    if (error.facts.reason === 'awaitsAnswer') return outcome('awaitsAnswer')
    // another person has moved the order in the meantime
    const [now] = await findStates(executor, scopeOfParty(party), [id])
    return outcome(now && hasMade(step, now.deliveryKind, now.state) ? 'already' : 'refused')
  }
}
