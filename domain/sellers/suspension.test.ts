import { expect, it } from 'vitest'
import { isSuspensionOver, papersHorizon, suspensionDayMistake, suspensionEnd } from './suspension.ts'

const MOSCOW = 'Europe/Moscow'
const NOW = new Date('2026-11-30T09:00:00Z')

it('ends at the beginning of the day in the seller’s time zone', () => {
  expect(suspensionEnd('2026-12-10', MOSCOW)?.toISOString()).toBe('2026-12-09T21:00:00.000Z')
  expect(suspensionEnd(null, MOSCOW)).toBeNull()
})

it('refuses a day that has begun or is more than a year away', () => {
  expect(suspensionDayMistake('2026-11-30', NOW, MOSCOW)).toBe('tooSmall')
  expect(suspensionDayMistake('2026-12-01', NOW, MOSCOW)).toBeNull()
  expect(suspensionDayMistake('2028-01-01', NOW, MOSCOW)).toBe('tooBig')
  expect(suspensionDayMistake(null, NOW, MOSCOW)).toBeNull()
})

it('is over at its end, and never without one', () => {
  expect(isSuspensionOver(NOW, NOW)).toBe(true)
  expect(isSuspensionOver(new Date(NOW.getTime() + 1), NOW)).toBe(false)
  expect(isSuspensionOver(null, NOW)).toBe(false)
})

it('warns of papers thirty days ahead', () => {
  expect(papersHorizon(NOW, MOSCOW)).toBe('2026-12-30')
})
