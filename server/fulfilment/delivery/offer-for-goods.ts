import { bears, type WayDays } from '@okolitsa/domain/delivery/way-days.ts'
import { nearestOf } from './nearest-of.ts'
import type { DeliveryOffer, OfferedMethod } from './ports.ts'

type Ways = Pick<DeliveryOffer, 'methods' | 'sendsByCarrier' | 'ownDays' | 'carrierDays'>

const isBorne = (wayDays: WayDays, { methodCode, carrier }: OfferedMethod, ownDays: number): boolean => {
  if (carrier) return bears(wayDays, 'carrier', carrier.daysMax)
  return bears(wayDays, 'own', methodCode === 'courier' ? ownDays : 0)
}
const isSent = (wayDays: WayDays, { sendsByCarrier, carrierDays }: Ways): boolean =>
  sendsByCarrier && carrierDays !== null && bears(wayDays, 'carrier', carrierDays)

/** True = some method of an offer delivers goods with this maximum transport time. */
export const bringsGoods = (offer: Ways | null, wayDays: WayDays): boolean =>
  offer !== null && (isSent(wayDays, offer) || offer.methods.some((method) => isBorne(wayDays, method, offer.ownDays)))

const known = new WeakMap<DeliveryOffer, Map<WayDays, DeliveryOffer>>()

/** The part of an offer for goods with a maximum transport time; the same object when the part is the whole offer. */
export function offerForGoods(offer: DeliveryOffer, wayDays: WayDays | undefined): DeliveryOffer {
  if (wayDays === undefined) return offer
  const ofGoods = known.get(offer) ?? new Map<WayDays, DeliveryOffer>()
  known.set(offer, ofGoods)
  const narrowed = ofGoods.get(wayDays) ?? narrowedTo(offer, wayDays)
  ofGoods.set(wayDays, narrowed)
  return narrowed
}

function narrowedTo(offer: DeliveryOffer, wayDays: WayDays): DeliveryOffer {
  const methods = offer.methods.filter((method) => isBorne(wayDays, method, offer.ownDays))
  const sendsByCarrier = isSent(wayDays, offer)
  if (methods.length === offer.methods.length && sendsByCarrier === offer.sendsByCarrier) return offer
  const isTooLong = methods.length === 0 && !sendsByCarrier
  return { ...offer, methods, sendsByCarrier, isTooLong, nearest: nearestOf(methods) }
}
