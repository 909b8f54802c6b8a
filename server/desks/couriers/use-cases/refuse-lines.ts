import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { LinkRow } from '../store/courier-link.store.ts'
import { type CourierDeps, demandStop, partyOfLink } from './courier-deps.ts'
import { demandDue, sendOff } from './send-off.ts'

/**
 * Records that the customer refuses lines of an order at the door: the order's total decreases, and a prepaid part is
 * refunded. A repeat changes no data. Refuses NOT_FOUND for foreign orders and lines, ORDER_CHANGE_FORBIDDEN (`state`,
 * `wholeOrder` when nothing would be left), ORDER_STEP_FORBIDDEN and ORDER_STEP_EARLY as a delivery does.
 */
export async function refuseLines(
  deps: CourierDeps,
  link: LinkRow,
  {
    orderId,
    lineIds,
    language,
  }: { readonly orderId: number; readonly lineIds: readonly number[]; readonly language: Language },
): Promise<void> {
  const stop = await demandStop(deps, link, orderId)
  if (stop.state === 'received') throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'state', state: stop.state })
  demandDue(deps, link, stop)
  const reason = wordsIn(language).couriers.byCourier(link.courierName)
  // checked before the order is shipped: no line was refused yet, so all valid lines are in the order
  const isForeign = (lineId: number) => stop.lines.every(({ id }) => id !== lineId)
  if (stop.state === 'isAssembling' && lineIds.some(isForeign)) throw new Refusal('NOT_FOUND')
  const left = stop.lines.filter(({ id }) => !lineIds.includes(id))
  // only the seller may cancel the whole order
  if (left.length === 0) throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'wholeOrder', state: stop.state })
  await sendOff(deps, link, stop, reason)
  const party = partyOfLink(link)
  const requestedChange = { kind: 'refuseLine', lineIds } as const
  const { after, cancelsOrder } = await deps.orders.previewChange(party, orderId, requestedChange)
  if (cancelsOrder) throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'wholeOrder', state: stop.state })
  await deps.orders.applyChange(party, orderId, requestedChange, after.total, reason)
}
