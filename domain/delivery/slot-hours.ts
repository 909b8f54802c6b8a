import { type DayHours, hoursWithin, minuteOf, type SlotHours, timeOfMinute } from './promise.ts'

export type { DayHours, SlotHours } from './promise.ts'

const hasWholeHour = ({ from, to }: DayHours): boolean => Math.ceil(minuteOf(from) / 60) < Math.floor(minuteOf(to) / 60)
const isWhole = ({ from, to }: DayHours): boolean => minuteOf(from) % 60 === 0 && minuteOf(to) % 60 === 0

/**
 * The promised part of opening hours: the whole hours inside them, so that a customer never comes before opening or at
 * closing time, or the hours themselves when they contain no whole hour.
 */
export function promisedWithin(opening: DayHours): DayHours {
  if (!hasWholeHour(opening)) return { from: opening.from, to: opening.to }
  const { windowFromHour, windowToHour } = hoursWithin(opening)
  return { from: timeOfMinute(windowFromHour * 60), to: timeOfMinute(windowToHour * 60) }
}

/** The hours of one day from its parts, in any order and at least one; adjacent parts are joined. */
export function slotHoursOf(parts: readonly DayHours[]): SlotHours {
  const merged: DayHours[] = []
  for (const part of parts.toSorted((a, b) => minuteOf(a.from) - minuteOf(b.from))) {
    const last = merged.at(-1)
    if (!last || minuteOf(part.from) > minuteOf(last.to)) merged.push(part)
    else if (minuteOf(part.to) > minuteOf(last.to)) merged[merged.length - 1] = { from: last.from, to: part.to }
  }
  const [first] = merged as [DayHours]
  const { windowFromHour: fromHour, windowToHour: toHour } = hoursWithin(first)
  return merged.length === 1 && isWhole(first) ? { fromHour, toHour } : { fromHour, toHour, hours: merged }
}

/** End of a handover, minutes since midnight. */
export const slotEnd = ({ toHour, hours }: SlotHours): number => minuteOf(hours?.at(-1)?.to ?? `${toHour}:00`)

/** Hours of an order row; an order without hours has the whole day. */
export const slotOfRow = (row: {
  readonly windowFromHour: number | null
  readonly windowToHour: number | null
  readonly pickupHours: readonly DayHours[] | null | undefined
}): SlotHours => ({
  fromHour: row.windowFromHour ?? 0,
  toHour: row.windowToHour ?? 24,
  ...(row.pickupHours && { hours: row.pickupHours }),
})
