import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import { isOwn } from '@okolitsa/domain/orders/order-party.ts'
import { mayBringAgain } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliverySlot } from '../../../fulfilment/delivery/ports.ts'
import { requestedDelivery } from './change-delivery.ts'
import type { ChangeDeps } from './change-deps.ts'
import { changeOrder, previewOrderChange } from './change-order.ts'
import { askForDelivery } from './prepare-delivery.ts'

/** Days for another attempt at delivery, without the current day. */
export async function redeliveryDays(
  deps: ChangeDeps,
  party: StaffParty,
  orderId: number,
): Promise<readonly DeliverySlot[]> {
  const read = await deps.lifecycle.readWhole(deps.executor, orderId)
  if (!read || !isOwn(party, read.order)) throw new Refusal('NOT_FOUND')
  const { order, place } = read
  if (!mayBringAgain(order) || !place) return []
  // picked goods need no time for preparation
  const terms = await askForDelivery(deps, read, { date: order.deliveryDate, place }, new Map())
  return (terms?.dates ?? []).filter(({ date }) => date !== order.deliveryDate)
}

/** Sets a new delivery day at the same price. */
export async function redeliver(deps: ChangeDeps, party: StaffParty, orderId: number, date: IsoDate): Promise<void> {
  const requestedChange = await requestedDelivery(deps, party, orderId, { date })
  const { after } = await previewOrderChange(deps, party, orderId, requestedChange)
  await changeOrder(deps, party, { orderId, requestedChange, expectedTotal: after.total, reason: '' })
}
