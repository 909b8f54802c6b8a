import { hasDoor } from '@okolitsa/domain/geo/location.ts'
import { isOwn, type OrderParty } from '@okolitsa/domain/orders/order-party.ts'
import type { RequestedDelivery } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { keptLocation } from '@okolitsa/strings/ru/places.ts'
import type { WholeOrder } from '../../order-lifecycle/ports.ts'
import type { AskedDelivery, DeliveryOutcome } from '../staff-service.ts'
import type { ChangeDeps } from './change-deps.ts'
import { countChange, prepareChange } from './prepare-change.ts'
import { askForDelivery } from './prepare-delivery.ts'

/**
 * Converts the requested fields to a change of the current order. Refuses NOT_FOUND, and ORDER_CHANGE_FORBIDDEN
 * (`noHouse`).
 */
export async function requestedDelivery(
  deps: Pick<ChangeDeps, 'executor' | 'lifecycle'>,
  party: OrderParty,
  orderId: number,
  asked: AskedDelivery,
): Promise<RequestedDelivery> {
  return requestedChangeFor(await readOwn(deps, party, orderId), asked)
}

/** Price and possible days of another delivery. */
export async function previewDelivery(
  deps: ChangeDeps,
  party: OrderParty,
  orderId: number,
  asked: AskedDelivery,
): Promise<DeliveryOutcome> {
  const read = await readOwn(deps, party, orderId)
  const requestedChange = requestedChangeFor(read, asked)
  const prepared = await prepareChange(deps, read, requestedChange)
  const preview = countChange(read, requestedChange, prepared, party.kind, deps.clock())
  // the days of a parcel depend on the carrier
  const terms =
    read.order.deliveryKind === 'cdek' ? null : await askForDelivery(deps, read, requestedChange.to, prepared.products)
  return { requestedChange, preview, dates: terms?.dates ?? [] }
}

async function readOwn(
  { executor, lifecycle }: Pick<ChangeDeps, 'executor' | 'lifecycle'>,
  party: OrderParty,
  orderId: number,
): Promise<WholeOrder> {
  const read = await lifecycle.readWhole(executor, orderId)
  if (!read || !isOwn(party, read.order)) throw new Refusal('NOT_FOUND')
  return read
}

function requestedChangeFor({ order, place, recipient }: WholeOrder, asked: AskedDelivery): RequestedDelivery {
  if (asked.place && !hasDoor(asked.place)) {
    throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'noHouse' })
  }
  if (!place) throw new Refusal('ORDER_CHANGE_FORBIDDEN', { reason: 'cutOff' })
  return {
    kind: 'delivery',
    to: {
      date: asked.date ?? order.deliveryDate,
      place: asked.place ? keptLocation(asked.place) : place,
      recipient: asked.recipient ?? recipient,
    },
  }
}
