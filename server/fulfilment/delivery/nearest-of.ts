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
  return one.fromHour === other.fromHour ? one.toHour > other.toHour : one.fromHour < other.fromHour
}

/** The soonest date over all ways; one that needs a point only when no other has a date. */
export function nearestOf(methods: readonly OfferedMethod[]): DeliveryOffer['nearest'] {
  let nearest: DeliveryOffer['nearest'] = null
  // what is sure goes before what may turn out not to come
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
