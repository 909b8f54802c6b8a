import { honestRange } from '../restaurants/kitchen-state.ts'

/** When a dinner is promised. */
export interface DinnerTime {
  readonly from: Date
  readonly to: Date
}

const MINUTE_MS = 60_000
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS)

/**
 * What is promised once the kitchen says how many minutes it cooks. As soon as possible follows its word, sooner or
 * later; a chosen half hour stays as long as it can be kept, and moves on by whole minutes when it can not.
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

/** What is promised when it takes so many minutes more. */
export const delayed = ({ from, to }: DinnerTime, minutes: number): DinnerTime => ({
  from: later(from, minutes),
  to: later(to, minutes),
})
