import type { Language } from '@okolitsa/domain/language/language.ts'
import { fromRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { insertVisit, type LinkRow } from '../store/courier-link.store.ts'
import { type CourierDeps, demandStop, partyOfLink } from './courier-deps.ts'
import { dueOf } from './due-of.ts'
import { demandDue, sendOff } from './send-off.ts'

/**
 * Records a delivery and the cash taken. The cash is recorded first: after a lost connection between the two the
 * courier repeats both, and each is recorded once. Refuses NOT_FOUND for orders outside the link's day,
 * ORDER_STEP_FORBIDDEN before assembly, ORDER_STEP_EARLY before the day unless the seller shipped early, ORDER_CHANGED
 * when another amount is due.
 * @param received roubles; null = nothing was due
 */
export async function deliverOrder(
  deps: CourierDeps,
  link: LinkRow,
  {
    orderId,
    received,
    language,
  }: { readonly orderId: number; readonly received: number | null; readonly language: Language },
): Promise<void> {
  const stop = await demandStop(deps, link, orderId)
  if (stop.state === 'received') return
  demandDue(deps, link, stop)
  const now = deps.clock()

  const party = partyOfLink(link)
  refuseMistakes(dueOf(stop) > 0 && received === null ? { received: 'required' } : {})
  const cash = received === null ? ZERO : fromRoubles(received)
  // 0 also differs from an amount due, so `takeMoney` refuses it
  if (cash > 0 || dueOf(stop) > 0) await deps.orders.takeMoney(party, orderId, cash)

  const reason = wordsIn(language).couriers.byCourier(link.courierName)
  try {
    await sendOff(deps, link, stop, reason)
    await deps.orders.move(party, orderId, 'received', reason, { isEarlyMeant: stop.state === 'onTheRoad' })
  } catch (error) {
    // the call was repeated, or another person has recorded it in the meantime
    if (!(error instanceof Refusal) || (await demandStop(deps, link, orderId)).state !== 'received') throw error
  }
  // a payment to the seller's own card is no cash of the courier
  const inPocket = stop.paymentMethod === 'urozhaj' ? ZERO : cash
  const visit = { orderId, linkId: link.id, outcome: 'delivered', cash: inPocket, at: now, press: null } as const
  await insertVisit(deps.database.executor, visit)
}
