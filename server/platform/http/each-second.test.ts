import { expect, it, vi } from 'vitest'
import { dateOf, eachSecond } from './each-second.ts'

it('is made once a second, also when the clock is set back', () => {
  let now = 1_000_000
  const make = vi.fn((moment: Date) => moment.getTime())
  const value = eachSecond(() => new Date(now), make)
  expect([value(), value()]).toEqual([1_000_000, 1_000_000])
  now += 999
  expect(value()).toBe(1_000_000)
  now += 1
  expect(value()).toBe(1_001_000)
  now -= 5_000
  expect(value()).toBe(996_000)
  expect(make).toHaveBeenCalledTimes(3)
})

it('a date is that of the clock', () => {
  expect(dateOf(() => new Date('2026-11-28T05:00:00.900Z'))()).toBe('Sat, 28 Nov 2026 05:00:00 GMT')
})
