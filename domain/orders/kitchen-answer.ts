import { honestRange } from '../restaurants/kitchen-state.ts'

export interface DinnerTime {
  readonly from: Date
  readonly to: Date
}

const MINUTE_MS = 60_000
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)

/**
 * The promised time after the kitchen states its minutes. “As soon as possible” becomes the stated time, earlier or
 * later; a chosen half hour stays when possible, otherwise it moves by whole minutes.
 */
export function promisedOnAccept(
  dinner: DinnerTime & { readonly isAsap: boolean; readonly roadMinutes: number },
  minutes: number,
  now: Date,
): DinnerTime {
  const { fromMinutes, toMinutes } = honestRange(minutes + dinner.roadMinutes)
  if (dinner.isAsap) return { from: later(now, fromMinutes), to: later(now, toMinutes) }
  const there = later(now, minutes + dinner.roadMinutes)
  if (there <= dinner.to) return { from: dinner.from, to: dinner.to }
  return delayed(dinner, Math.ceil((there.getTime() - dinner.to.getTime()) / MINUTE_MS))
}

export const delayed = ({ from, to }: DinnerTime, minutes: number): DinnerTime => ({
  from: later(from, minutes),
  to: later(to, minutes),
})
