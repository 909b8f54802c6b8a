import { slotEnd } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { DeliveryOffer, DeliverySlot, OfferedMethod } from './ports.ts'

const bySureness = (a: OfferedMethod, b: OfferedMethod) => Number(a.needsPoint) - Number(b.needsPoint)

type SlotOfMethod = DeliverySlot & Pick<OfferedMethod, 'methodCode'>

/**
 * True = one slot precedes the other. On the same day the courier precedes pickup; of trade places, the one with the
 * earliest and longest hours comes first, not the nearest one, because the day is equal for a whole zone.
 */
function isSooner(one: SlotOfMethod, other: SlotOfMethod): boolean {
  if (one.date !== other.date) return one.date < other.date
  if (one.methodCode !== 'pickup' || other.methodCode !== 'pickup') return false
  if (one.fromHour !== other.fromHour) return one.fromHour < other.fromHour
  if (slotEnd(one) !== slotEnd(other)) return slotEnd(one) > slotEnd(other)
  return partsOf(one) < partsOf(other)
}

/** Text of the hours, for a deterministic order. */
const partsOf = ({ hours }: DeliverySlot): string => JSON.stringify(hours ?? [])

/** The soonest date of all methods; a method that needs a point is used only when no other has a date. */
export function nearestOf(methods: readonly OfferedMethod[]): DeliveryOffer['nearest'] {
  let nearest: DeliveryOffer['nearest'] = null
  // confirmed methods precede those that need a point
  for (const { methodCode, dates, needsPoint } of methods.toSorted(bySureness)) {
    const [first] = dates
    if (
      first &&
      (nearest === null || (needsPoint === nearest.needsPoint && isSooner({ ...first, methodCode }, nearest)))
    )
      nearest = { ...first, methodCode, needsPoint }
  }
  return nearest
}
