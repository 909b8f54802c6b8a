import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { demandWeighed } from '@okolitsa/domain/orders/unweighed.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { LinkRow } from '../store/courier-link.store.ts'
import type { StopRow } from '../store/route.store.ts'
import { type CourierDeps, partyOfLink } from './courier-deps.ts'

/**
 * Refuses orders that a courier may not deliver yet: ORDER_STEP_FORBIDDEN before assembly, ORDER_STEP_EARLY before the
 * day unless the seller shipped early, GOODS_NOT_WEIGHED for a parcel whose price is not final.
 */
export function demandDue({ clock }: Pick<CourierDeps, 'clock'>, link: LinkRow, stop: StopRow): void {
  if (stop.state === 'formed') throw new Refusal('ORDER_STEP_FORBIDDEN', { orderId: stop.id })
  if (stop.state !== 'onTheRoad' && dayIn(link.timeZone, clock()) < link.day)
    throw new Refusal('ORDER_STEP_EARLY', { date: link.day })
  if (stop.state === 'isAssembling')
    demandWeighed(
      stop.lines.map(({ title, is_weight: isWeight, amount, is_picked: isPicked }) => ({
        title,
        isWeight,
        picked: isPicked ? amount : null,
      })),
    )
}

/** Marks an order at the door as shipped if its seller has not done so. */
export async function sendOff(
  { orders }: Pick<CourierDeps, 'orders'>,
  link: LinkRow,
  stop: StopRow,
  reason: string,
): Promise<void> {
  if (stop.state !== 'isAssembling') return
  await orders.move(partyOfLink(link), stop.id, 'onTheRoad', reason, { isEarlyMeant: false, isWeighedFirst: true })
}
