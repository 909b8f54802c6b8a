import { dayIn, minuteOfDayIn, momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment as the value of a field of day and time, in the time zone of the market; empty = none. */
export function wallTimeOf(moment: string | null): string {
  if (moment === null) return ''
  const at = new Date(moment)
  const minute = minuteOfDayIn(SHOP_TIME_ZONE, at)
  const seconds = at.getUTCSeconds()
  return `${dayIn(SHOP_TIME_ZONE, at)}T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}${seconds ? `:${twoDigits(seconds)}` : ''}`
}

/** The moment of a field of day and time; null = empty or incomplete. */
export function momentOfWall(typed: string): string | null {
  const [, day, hours = '', minutes = '', seconds = '0'] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d))?/.exec(typed) ?? []
  if (day === undefined) return null
  const minute = momentIn(SHOP_TIME_ZONE, day, Number(hours) * 60 + Number(minutes))
  return new Date(minute.getTime() + Number(seconds) * 1_000).toISOString()
}
