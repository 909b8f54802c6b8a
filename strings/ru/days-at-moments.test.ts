import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import { EVERYWHERE } from '@okolitsa/domain/clock/moments.data.ts'
import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, formatDayShort, formatMoment, formatTime } from './format.ts'

const two = (value: number) => String(value).padStart(2, '0')

describe.each(EVERYWHERE)('words of days everywhere: %s', (_name, places) => {
  it('names today and tomorrow by the local date', () => {
    for (const { at, timeZone: zone, day } of places) {
      const reference = { now: at, zone }
      const words = [0, 1, 2].map((days) => formatDay(plusDays(day, days), reference))
      expect(words.join(' | ')).toMatch(/^сегодня \| завтра, \d.* \| (пн|вт|ср|чт|пт|сб|вс), \d/)
      expect(formatDayShort(plusDays(day, 1), reference)).toBe('завтра')
    }
  })

  it('adds the year when it is another one', () => {
    for (const { at, timeZone: zone, day } of places) {
      const tomorrow = plusDays(day, 1)
      const isOther = tomorrow.slice(0, 4) !== day.slice(0, 4)
      expect(formatDate(tomorrow, { now: at, zone }).endsWith(tomorrow.slice(0, 4))).toBe(isOther)
      expect(formatDate(day, { now: at, zone })).not.toContain(day.slice(0, 4))
    }
  })

  it('formats a moment in the local time zone', () => {
    for (const { at, timeZone: zone, minute } of places) {
      expect(formatTime(at, zone)).toBe(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`)
      expect(formatMoment(at, { now: at, zone })).toMatch(/^сегодня в/)
      expect(formatMoment(new Date(at.getTime() - 86_400_000), { now: at, zone })).toMatch(/^вчера в/)
    }
  })
})
