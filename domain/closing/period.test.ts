import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closingObstacles } from './closing.ts'
import { boundsOf, PERIOD, periodAt, plusMonths, postedPeriod } from './period.ts'

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2040 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

describe('the period of an entry', () => {
  it('is the month of its moment in the time zone of the market', () => {
    expect(periodAt(new Date('2026-10-31T20:59:59Z'))).toBe('2026-10')
    expect(periodAt(new Date('2026-10-31T21:00:00Z'))).toBe('2026-11')
    expect([plusMonths('2026-12', 1), plusMonths('2026-01', -1), plusMonths('2026-05', -17)]).toEqual([
      ...['2027-01', '2025-12', '2024-12'],
    ])
  })

  it('has bounds that hold every moment of it', () => {
    const moment = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const period = periodAt(at)
        const [from, to] = boundsOf(period)
        expect([PERIOD.test(period), from <= at, at < to, periodAt(from)]).toEqual([true, true, true, period])
      }),
    )
  })

  it('is never a closed one, is never before the own month, and is the first open one when the own month is closed', () => {
    fc.assert(
      fc.property(month, fc.option(month), (own, closed) => {
        const posted = postedPeriod(own, closed)
        const isOpen = (period: string) => closed === null || period > closed
        expect(isOpen(posted)).toBe(true)
        expect(posted >= own).toBe(true)
        // months between the own one and the posted one are closed
        if (posted !== own) expect([isOpen(own), isOpen(plusMonths(posted, -1))]).toEqual([false, false])
        else expect(isOpen(own)).toBe(true)
      }),
    )
  })

  it('moves only later while months are closed one after another, and returns when the last one is opened again', () => {
    fc.assert(
      fc.property(month, fc.array(fc.boolean(), { maxLength: 12 }), (own, steps) => {
        let closed: string | null = null
        let before = own
        for (const isClosing of steps) {
          if (!isClosing && closed === null) continue
          closed = isClosing ? (closed === null ? own : plusMonths(closed, 1)) : plusMonths(closed ?? own, -1)
          const now = postedPeriod(own, closed)
          expect(isClosing ? now >= before : now <= before).toBe(true)
          before = now
        }
      }),
    )
  })
})

describe('the closing of a month', () => {
  const now = new Date('2026-11-05T09:00:00Z')
  const ready = {
    ...{ period: '2026-10', now, closed: '2026-09', unread: [], undecided: 0, openRuns: 0 },
    checked: { endedAt: new Date('2026-11-05T01:00:00Z'), problems: 0 },
  }
  it('has no obstacle when everything is read, decided and right', () => {
    expect(closingObstacles(ready)).toEqual([])
    expect(closingObstacles({ ...ready, closed: null })).toEqual([])
  })
  it.each([
    ['notEnded', { period: '2026-11', closed: '2026-10' }],
    ['notNext', { closed: '2026-08' }],
    ['unread', { unread: ['fiscal'] as const }],
    ['undecided', { undecided: 1 }],
    ['openRuns', { openRuns: 1 }],
    ['books', { checked: null }],
    ['books', { checked: { endedAt: now, problems: 2 } }],
    ['books', { checked: { endedAt: new Date('2026-11-02T09:00:00Z'), problems: 0 } }],
  ])('has the obstacle %s for %o', (obstacle, change) => {
    expect(closingObstacles({ ...ready, ...change })).toEqual([obstacle])
  })
})
