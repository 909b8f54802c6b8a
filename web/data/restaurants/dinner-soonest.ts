import type { DinnerPromise } from '@okolitsa/contracts/restaurants/dinner.ts'
import { dinner as text } from '@okolitsa/strings/ru/dinner.ts'

/** Earliest delivery of a dinner, by courier if possible; the reason when no method has a time. */
export function dinnerSoonest(dinners: readonly DinnerPromise[], now: Date): string {
  const byCourier = dinners.toSorted((a, b) => a.methodCode.localeCompare(b.methodCode))
  for (const { methodCode, asap, slots, timeZone } of byCourier) {
    const isTaken = methodCode === 'pickup'
    const [first] = slots
    if (asap) return text.soonest(isTaken, asap.fromMinutes, asap.toMinutes)
    if (first) return text.promiseSlot(isTaken, new Date(first.from), new Date(first.to), { now, zone: timeZone })
  }
  const reason = byCourier[0]?.notNow?.reason
  return reason ? text.notNow[reason] : ''
}
