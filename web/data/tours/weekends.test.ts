import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { expect, it } from 'vitest'
import { weekendsFrom } from './weekends.ts'

it.each([
  ['2026-11-23', '2026-11-28', '2026-11-29'],
  ['2026-11-28', '2026-11-28', '2026-11-29'],
  ['2026-11-29', '2026-11-29', '2026-11-29'],
  ['2026-12-31', '2027-01-02', '2027-01-03'],
])('finds the first weekend from %s: %s to %s', (today, from, to) => {
  const [first, second] = weekendsFrom(today as IsoDate, 2)
  expect(first).toEqual({ from, to })
  expect(second && first && second.from > first.to).toBe(true)
})
