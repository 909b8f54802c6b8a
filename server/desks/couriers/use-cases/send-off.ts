import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { LinkRow } from '../store/courier-link.store.ts'
import type { StopRow } from '../store/route.store.ts'
import { type CourierDeps, partyOfLink } from './courier-deps.ts'

/**
 * Refuses what a courier may not hand over yet: ORDER_STEP_FORBIDDEN for what nobody has begun to gather,
 * ORDER_STEP_EARLY before the day unless the seller sent it early.
 */
export function demandDue({ clock }: Pick<CourierDeps, 'clock'>, link: LinkRow, stop: StopRow): void {
  if (stop.state === 'formed') throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: stop.id })
  if (stop.state !== 'onTheRoad' && dayIn(link.timeZone, clock()) < link.day)
    throw new Refusal('ORDER_STEP_EARLY', { date: link.day })
}

/** An order that stands at the door has left the farm, whether or not its seller said so. */
export async function sendOff(
  { orders }: Pick<CourierDeps, 'orders'>,
  link: LinkRow,
  stop: StopRow,
  reason: string,
): Promise<void> {
  if (stop.state !== 'isAssembling') return
  await orders.move(partyOfLink(link), stop.id, 'onTheRoad', reason, { isEarlyMeant: false })
}
