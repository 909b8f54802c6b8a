import { describe, expect, it } from 'vitest'
import { minuteOfDayIn } from '../clock/clock.ts'
import { EVERYWHERE } from '../clock/moments.data.ts'
import { firstCalmMoment, MORNING_SECONDS, morningMoment, QUIET_FROM_MINUTE, QUIET_TO_MINUTE } from './quiet-hours.ts'

const at = (iso: string) => new Date(iso)

describe('firstCalmMoment', () => {
  it.each([
    ['keeps a moment by day', '2026-11-21T14:30:15+03:00', '2026-11-21T14:30:15+03:00'],
    ['keeps nine in the morning', '2026-11-21T09:00:00+03:00', '2026-11-21T09:00:00+03:00'],
    ['moves a moment before nine to nine', '2026-11-21T08:59:59+03:00', '2026-11-21T09:00:00+03:00'],
    ['keeps a moment before ten in the evening', '2026-11-21T21:59:59+03:00', '2026-11-21T21:59:59+03:00'],
    ['moves ten in the evening to the next morning', '2026-11-21T22:00:00+03:00', '2026-11-22T09:00:00+03:00'],
    ['moves a moment after midnight to the same morning', '2026-11-22T00:00:40+03:00', '2026-11-22T09:00:00+03:00'],
  ])('%s', (_name, moment, expected) => {
    expect(firstCalmMoment(at(moment), 'Europe/Moscow')).toEqual(at(expected))
  })

  it('uses the time zone of the recipient', () => {
    const moment = at('2026-11-21T16:00:00+03:00')
    // 23:00 in Vladivostok
    expect(firstCalmMoment(moment, 'Asia/Vladivostok')).toEqual(at('2026-11-22T09:00:00+10:00'))
    expect(firstCalmMoment(moment, 'Europe/Kaliningrad')).toEqual(moment)
  })

  it.each(EVERYWHERE)('returns a moment outside the quiet hours and within the latest moment: %s', (_name, places) => {
    for (const { at, timeZone, minute } of places) {
      const calm = firstCalmMoment(at, timeZone)
      const isDay = minute >= QUIET_TO_MINUTE && minute < QUIET_FROM_MINUTE
      expect(minuteOfDayIn(timeZone, calm)).toBe(isDay ? minute : QUIET_TO_MINUTE)
      const wait = calm.getTime() - at.getTime()
      expect(isDay ? wait === 0 : wait > 0 && wait <= 11 * 3_600_000).toBe(true)
    }
  })
})

describe('morningMoment', () => {
  const nine = at('2026-11-21T09:00:00+03:00')
  const night = at('2026-11-21T03:00:00+03:00')

  it('spreads messages evenly and deterministically over five minutes', () => {
    const moments = Array.from({ length: 9_000 }, (_, id) => morningMoment(nine, night, id).getTime())
    const bySecond = Map.groupBy(moments, (moment) => moment)
    expect(bySecond.size).toBe(MORNING_SECONDS)
    expect(new Set([...bySecond.values()].map((those) => those.length))).toEqual(new Set([30]))
    expect([Math.min(...moments), Math.max(...moments)]).toEqual([nine.getTime(), nine.getTime() + 299_000])
    expect(moments).toEqual(moments.map((_, id) => morningMoment(nine, night, id).getTime()))
  })

  it('neither delays a message allowed now nor delays beyond the latest moment', () => {
    expect(morningMoment(nine, nine, 299)).toEqual(nine)
    expect(morningMoment(nine, night, 299, at('2026-11-21T09:01:00+03:00'))).toEqual(at('2026-11-21T09:01:00+03:00'))
    expect(morningMoment(nine, night, 299, at('2026-11-21T08:00:00+03:00'))).toEqual(nine)
  })
})
