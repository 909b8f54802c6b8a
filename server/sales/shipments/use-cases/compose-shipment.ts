import { unitOrPiece } from '@okolitsa/domain/catalog/unit.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { itemsOf } from '@okolitsa/domain/shipments/shipment-parcel.ts'
import { tariffFrom } from '@okolitsa/domain/shipments/shipment-tariff.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { OrderDetailView } from '../../orders/ports.ts'
import type { ShipmentOrder, ShipmentPlace } from '../ports.ts'
import { listSenders, type ShipmentSender } from '../store/sender.store.ts'
import type { StoredShipment } from '../store/shipment.store.ts'
import type { ShipmentDeps } from './shipment-deps.ts'

/** Texts for the carrier, which works in Russian. */
const words = wordsIn('ru').shipments

/** The shop's number of a shipment; a new attempt after a refusal or a cancellation has a new number. */
export const numberOfShipment = ({ orderId, attempt }: Pick<StoredShipment, 'orderId' | 'attempt'>): string =>
  `${orderNumberOf(orderId)}-${attempt}`

/** The shipment in the carrier's format; null = the seller's sender settings are missing. */
export async function composeShipment(deps: ShipmentDeps, shipment: StoredShipment): Promise<ShipmentOrder | null> {
  const { executor } = deps.database
  const { page, offline } = await deps.orders.getForStaff({ kind: 'admin', staffId: null }, shipment.orderId)
  const { view } = page
  const [sender] = await listSenders(executor, [view.organizationId])
  const seller = await deps.sellers.shippingOf(executor, view.organizationId)
  if (!sender || !seller || !view.carrierTariff) return null
  const { tariffCode: code, end } = view.carrierTariff
  const { weightGrams, lengthCm, widthCm, heightCm } = shipment
  const packed = view.lines.filter(({ picked_amount }) => picked_amount !== 0)
  const lines = packed.map((line) => ({
    title: line.title,
    sku: String(line.product_id),
    unit: unitOrPiece(line.unit),
    measure: line.measure,
    isWeight: line.is_weight,
    amount: line.picked_amount ?? line.ordered_amount,
    sum: line.actual_sum,
  }))
  return {
    number: numberOfShipment(shipment),
    tariffCode: tariffFrom({ code, end }, sender.point ? 'office' : 'courier') ?? code,
    from: fromOf(sender, seller.place),
    to: toOf(view),
    sender: { company: view.sellerTitle, name: sender.contactName, phone: sender.contactPhone },
    recipient: { name: view.recipientName, phone: view.recipientPhone },
    weightGrams,
    box: { lengthCm, widthCm, heightCm },
    items: itemsOf(lines, { due: offline.due, parcelGrams: weightGrams, rest: words.otherGoods }),
  }
}

type SellerPlace = NonNullable<Awaited<ReturnType<ShipmentDeps['sellers']['shippingOf']>>>['place']

const fromOf = ({ point, address }: ShipmentSender, town: SellerPlace): ShipmentPlace =>
  point ? { kind: 'point', code: point.code } : { kind: 'address', town, address: address ?? '' }

function toOf({ place, carrierPoint }: Pick<OrderDetailView, 'place' | 'carrierPoint'>): ShipmentPlace {
  if (carrierPoint) return { kind: 'point', code: carrierPoint.code }
  const address = [place.street, place.house, place.flat && words.flat(place.flat)].filter(Boolean).join(', ')
  return { kind: 'address', town: place, address }
}
