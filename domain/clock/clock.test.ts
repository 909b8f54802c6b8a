import { afterEach, expect, it, vi } from 'vitest'
import { dayIn, minuteOfDayIn, rememberDay } from './clock.ts'

afterEach(() => vi.restoreAllMocks())

it('computes the day of a time zone for successive moments', () => {
  const moscow = (moment: string) => dayIn('Europe/Moscow', new Date(moment))
  expect(moscow('2026-11-20T20:59:59.999Z')).toBe('2026-11-20')
  expect(moscow('2026-11-20T21:00:00Z')).toBe('2026-11-21')
  expect(moscow('2026-11-20T20:46:00Z')).toBe('2026-11-20')
})

it('caches days separately by time zone, also for offsets of quarters of an hour', () => {
  const moment = new Date('2026-11-20T18:16:00Z')
  expect(dayIn('Asia/Kathmandu', moment)).toBe('2026-11-21')
  expect(dayIn('Asia/Kathmandu', new Date('2026-11-20T18:14:59Z'))).toBe('2026-11-20')
  expect(dayIn('Asia/Kolkata', moment)).toBe('2026-11-20')
})

it('caches the day for a quarter of an hour without using a formatter', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  rememberDay('Asia/Irkutsk', new Date('2026-11-20T16:01:00Z'), '2026-11-21')
  expect(dayIn('Asia/Irkutsk', new Date('2026-11-20T16:14:59Z'))).toBe('2026-11-21')
  expect(asked).not.toHaveBeenCalled()
  expect(dayIn('Asia/Irkutsk', new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
  expect(asked).toHaveBeenCalledOnce()
})

it('refuses an invalid date', () => {
  expect(() => dayIn('Europe/Moscow', new Date(Number.NaN))).toThrow(RangeError)
})

it('reads the parts of a date instead of its formatted text, which differs between engines', () => {
  // WebKit writes the day of «en-CA» as 11/22/2026, others as 2026-11-22
  const prototype: { readonly format: unknown } = Intl.DateTimeFormat.prototype
  vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => '22.11.2026, 24.00')
  const moment = new Date('2026-11-22T21:05:00Z')
  expect(dayIn('Asia/Kamchatka', moment)).toBe('2026-11-23')
  expect(minuteOfDayIn('Asia/Kamchatka', moment)).toBe(9 * 60 + 5)
  expect(minuteOfDayIn('Europe/Moscow', moment)).toBe(5)
})
