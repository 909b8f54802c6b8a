import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundsOfPeriod, PERIOD, periodAt } from './period.ts'

it('is the month of the market’s time zone, whose bounds hold every moment of it', () => {
  expect(periodAt(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11')
  expect(periodAt(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12')
  expect(boundsOfPeriod('2026-12')).toEqual({
    from: new Date('2026-11-30T21:00:00Z'),
    to: new Date('2026-12-31T21:00:00Z'),
  })
  const moment = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (at) => {
      const period = periodAt(at)
      const { from, to } = boundsOfPeriod(period)
      expect([PERIOD.test(period), from <= at, at < to, periodAt(from)]).toEqual([true, true, true, period])
    }),
  )
})
