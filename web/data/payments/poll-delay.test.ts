import { expect, test } from 'vitest'
import { pollDelay, timeLeftText } from './poll-delay.ts'

test('polls often at first, then less often', () => {
  expect(pollDelay(0)).toBe(3_000)
  expect(pollDelay(59_999)).toBe(3_000)
  expect(pollDelay(60_000)).toBe(5_000)
  expect(pollDelay(600_000)).toBe(10_000)
})

test('returns no negative time, and hours only from one hour on', () => {
  expect(timeLeftText(872_000)).toBe('14:32')
  expect(timeLeftText(871_001)).toBe('14:32')
  expect(timeLeftText(-5)).toBe('0:00')
  expect(timeLeftText(3_600_000)).toBe('1:00:00')
})
