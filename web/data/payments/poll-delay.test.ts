import { expect, test } from 'vitest'
import { pollDelay, timeLeftText } from './poll-delay.ts'

test('looks often at first, then rarer', () => {
  expect(pollDelay(0)).toBe(3_000)
  expect(pollDelay(59_999)).toBe(3_000)
  expect(pollDelay(60_000)).toBe(5_000)
  expect(pollDelay(600_000)).toBe(10_000)
})

test('time left never runs below zero and shows hours only when there are some', () => {
  expect(timeLeftText(872_000)).toBe('14:32')
  expect(timeLeftText(871_001)).toBe('14:32')
  expect(timeLeftText(-5)).toBe('0:00')
  expect(timeLeftText(3_600_000)).toBe('1:00:00')
})
