import { expect, it } from 'vitest'
import { dayIn } from './clock.ts'

it('tells the day of a time zone, moment after moment', () => {
  const moscow = (moment: string) => dayIn('Europe/Moscow', new Date(moment))
  expect(moscow('2026-11-20T20:59:59.999Z')).toBe('2026-11-20')
  expect(moscow('2026-11-20T21:00:00Z')).toBe('2026-11-21')
  expect(moscow('2026-11-20T20:46:00Z')).toBe('2026-11-20')
})

it('keeps time zones apart, also those a quarter of an hour off', () => {
  const moment = new Date('2026-11-20T18:16:00Z')
  expect(dayIn('Asia/Kathmandu', moment)).toBe('2026-11-21')
  expect(dayIn('Asia/Kathmandu', new Date('2026-11-20T18:14:59Z'))).toBe('2026-11-20')
  expect(dayIn('Asia/Kolkata', moment)).toBe('2026-11-20')
})

it('refuses a moment that is none', () => {
  expect(() => dayIn('Europe/Moscow', new Date(Number.NaN))).toThrow(RangeError)
})
