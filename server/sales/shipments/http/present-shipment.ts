import type { CustomerShipment, Parcel, Shipment } from '@okolitsa/contracts/shipments/shipment.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { isPaidAtHandOver } from '@okolitsa/domain/payments/payment-method.ts'
import { labelName } from '@okolitsa/domain/printing/label-name.ts'
import {
  type CarrierStatus,
  isReplaceable,
  mayCallOff,
  stateOfCode,
  stateOfWay,
} from '@okolitsa/domain/shipments/shipment-state.ts'
import type { ParcelRow } from '../store/parcel.store.ts'
import type { StoredShipment } from '../store/shipment.store.ts'
import { mayBeCollected } from '../use-cases/call-courier.ts'
import { gramsOf } from '../use-cases/order-shipments.ts'

/** URL of CDEK's tracking page of a parcel. */
const trackUrlOf = (trackNumber: string) =>
  `https://www.cdek.ru/ru/tracking/?order_id=${encodeURIComponent(trackNumber)}`

/** Stages of the route, newest first; several statuses of one stage become one entry with the first status. */
function presentWay(statuses: readonly CarrierStatus[]): Shipment['way'] {
  const way: Shipment['way'] = []
  for (const { code, at, city } of statuses) {
    const state = stateOfCode(code)
    const last = way.at(-1)
    if (state === null || (last?.state === state && last.city === city)) continue
    way.push({ state, at: new Date(at).toISOString(), city })
  }
  return way.reverse()
}

/** Last day at the office, while the parcel is there. */
const keptUntilOf = ({ statuses, keptUntil }: StoredShipment) => (stateOfWay(statuses) === 'waiting' ? keptUntil : null)

export function presentShipment(shipment: StoredShipment): Shipment {
  const { step, trackNumber, failures, weightGrams, lengthCm, widthCm, heightCm, statuses } = shipment
  const state = stateOfWay(statuses)
  return {
    step,
    state,
    keptUntil: keptUntilOf(shipment),
    trackNumber,
    trackUrl: trackNumber === null ? null : trackUrlOf(trackNumber),
    failures,
    weightGrams,
    lengthCm,
    widthCm,
    heightCm,
    toCollect: toRoubles(shipment.toCollect),
    mayCallOff: mayCallOff(step, state),
    way: presentWay(statuses),
  }
}

/** An order by carrier for its seller. @param collectedOn day of the courier's collection */
export function presentParcel(row: ParcelRow, shipment: StoredShipment | null, collectedOn: string | null): Parcel {
  const isOpen = (row.state === 'formed' && !row.awaitsPayment) || row.state === 'isAssembling'
  return {
    orderId: row.orderId,
    number: orderNumberOf(row.orderId),
    sellerId: row.organizationId,
    recipientName: labelName(row.recipientName),
    where: row.where,
    end: row.end,
    deliveryStatus: row.state,
    deliveryDate: row.deliveryDate,
    leavesOn: row.leavesOn,
    proposedGrams: gramsOf(row),
    isWeightGuessed: row.lines.some((line) => line.is_guessed),
    isPaidThere: isPaidAtHandOver(row.paymentMethod) || row.isRestInCash,
    mayShip: isOpen && !row.awaitsAnswer && (shipment === null || isReplaceable(shipment.step)),
    mayCollect: shipment !== null && collectedOn === null && mayBeCollected(shipment),
    collectedOn,
    shipment: shipment && presentShipment(shipment),
  }
}

/** A shipment for its customer; null = there is no stage to display yet. */
export function presentCustomerShipment(shipment: StoredShipment | null): CustomerShipment | null {
  if (shipment?.step !== 'made' || shipment.trackNumber === null) return null
  const { trackNumber, statuses } = shipment
  return {
    trackNumber,
    trackUrl: trackUrlOf(trackNumber),
    state: stateOfWay(statuses) ?? 'made',
    keptUntil: keptUntilOf(shipment),
    way: presentWay(statuses),
  }
}
