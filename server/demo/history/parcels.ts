import { type Life, minutesLater, type PlacedOrder } from './life.ts'

const HOUR = 60
/** The usual box of every seller. */
const BOX = { lengthCm: 40, widthCm: 30, heightCm: 20 }
/** Maximum looks at a parcel, a step of the carrier each. */
const MAX_STEPS = 12

/** Gives a gathered order to the carrier and follows its parcel to the customer; `onReceived` follows. */
export async function sendParcel(life: Life, order: PlacedOrder, onReceived: () => Promise<void>): Promise<void> {
  const { shop, count } = life
  const { organizationId, orderId } = order
  if (!(await hasSender(life, organizationId))) return count('no sender of parcels')
  const ordered = await shop.asSeller(organizationId, 'POST', '/v1/cabinet/shipments', { parcels: [{ orderId }] })
  const [outcome] = ordered.body.items ?? []
  if (outcome?.fate !== 'ordered') return count(`parcel refused: ${outcome?.fate ?? ordered.body.code}`)
  count('parcel ordered')
  follow(life, order, onReceived, MAX_STEPS)
}

function follow(life: Life, order: PlacedOrder, onReceived: () => Promise<void>, steps: number): void {
  const { shop, agenda, count } = life
  agenda.add(minutesLater(shop.now(), order.random.int(4 * HOUR, 11 * HOUR)), async () => {
    const code = await shop.stepParcel(order.orderId)
    await shop.tick()
    if (code === 'DELIVERED') {
      count('parcel delivered')
      agenda.add(minutesLater(shop.now(), HOUR), onReceived)
    } else if (steps > 0) follow(life, order, onReceived, steps - 1)
    else count(`parcel stays: ${code}`)
  })
}

/** Sets where the seller hands parcels over, the first time. */
async function hasSender({ shop, words }: Life, organizationId: number): Promise<boolean> {
  const path = `/v1/cabinet/farmers/${organizationId}/shipping/sender`
  const { body } = await shop.asSeller(organizationId, 'GET', path)
  if (body.sender) return true
  const [point] = body.points ?? []
  const start = point
    ? { start: 'office', pointCode: point.code }
    : { start: 'courier', address: words.parcelSender.address }
  const { name, phone } = words.parcelSender
  const form = { contactName: name, contactPhone: phone, ...start, box: BOX }
  return (await shop.asSeller(organizationId, 'PATCH', path, form)).status === 200
}
