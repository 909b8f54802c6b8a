import { slotEnd } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { DeliveryOffer, DeliverySlot, OfferedMethod } from './ports.ts'

const bySureness = (a: OfferedMethod, b: OfferedMethod) => Number(a.needsPoint) - Number(b.needsPoint)

type SlotOfMethod = DeliverySlot & Pick<OfferedMethod, 'methodCode'>

/**
 * On the same day the courier, who comes first, wins, and of trade places the one that opens first and closes last, not
 * the nearest one: the day is told alike in a whole zone.
 */
function isSooner(one: SlotOfMethod, other: SlotOfMethod): boolean {
  if (one.date !== other.date) return one.date < other.date
  if (one.methodCode !== 'pickup' || other.methodCode !== 'pickup') return false
  if (one.fromHour !== other.fromHour) return one.fromHour < other.fromHour
  if (slotEnd(one) !== slotEnd(other)) return slotEnd(one) > slotEnd(other)
  return partsOf(one) < partsOf(other)
}

/** Any order that is the same for everybody. */
const partsOf = ({ hours }: DeliverySlot): string => JSON.stringify(hours ?? [])

/** The soonest date over all ways; one that needs a point only when no other has a date. */
export function nearestOf(methods: readonly OfferedMethod[]): DeliveryOffer['nearest'] {
  let nearest: DeliveryOffer['nearest'] = null
  // confirmed ways are sorted before tentative ones
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
