import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { orderStepOf, stateOfWay } from '@okolitsa/domain/shipments/shipment-state.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { findOrderOf } from '../store/parcel.store.ts'
import type { StoredShipment } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

/** The acting party: the person who ordered the shipment, otherwise the marketplace. */
export const partyOf = ({ staffId }: StoredShipment, organizationId: number): StaffParty =>
  staffId === null ? { kind: 'admin', staffId } : { kind: 'farmer', staffId, organizationIds: [organizationId] }

/** States of an order by carrier, beginning with picking. */
const WAY: readonly DeliveryStatus[] = ['isAssembling', 'onTheRoad', 'received']

/**
 * Moves the order to the state of its parcel, step by step and never back. Money collected by the carrier is recorded
 * first. Idempotent.
 * @returns false = the order cannot be moved yet; the call is repeated later
 */
export async function followShipment(deps: ShipmentDeps, shipment: StoredShipment): Promise<boolean> {
  const target = orderStepOf(shipment.statuses)
  if (target === null) return true
  const order = await findOrderOf(deps.database.executor, shipment.orderId)
  if (!order) return true
  const [from, to] = [WAY.indexOf(order.state), WAY.indexOf(target)]
  // the order is already in that state, or cancelled
  if (from < 0 || from >= to) return true
  const party = partyOf(shipment, order.organizationId)
  const { shipments: words } = wordsIn('ru')
  const state = stateOfWay(shipment.statuses)
  const reason = state === null ? words.carrier : words.movedBy(words.states[state])
  try {
    for (const step of WAY.slice(from + 1, to + 1)) {
      if (step === 'received' && shipment.toCollect > 0) await takeCollected(deps, party, shipment)
      await deps.orders.move(party, shipment.orderId, step, reason)
    }
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const now = await findOrderOf(deps.database.executor, shipment.orderId)
    const at = now ? WAY.indexOf(now.state) : -1
    const isThere = at < 0 || at >= to
    if (!isThere) deps.log.warn({ orderId: shipment.orderId, code: error.code }, 'an order does not follow its parcel')
    return isThere
  }
}

/** Records money collected by the carrier; a different sum has to be checked by staff. */
async function takeCollected(
  deps: ShipmentDeps,
  party: StaffParty,
  { orderId, toCollect }: StoredShipment,
): Promise<void> {
  try {
    await deps.orders.takeMoney(party, orderId, toCollect)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    deps.log.warn({ orderId, code: error.code }, 'what the carrier took is not what is due')
  }
}
