import { expect, it } from 'vitest'
import { formatDayRange, standHours } from './day-range.ts'

const reference = { now: new Date('2026-11-20T09:00:00Z') }

it('formats consecutive days as a range', () => {
  const range = (from: string, to: string) => formatDayRange({ from, to }, reference).replaceAll('\u00A0', ' ')
  expect(range('2026-12-05', '2026-12-05')).toBe('5 декабря')
  expect(range('2026-11-28', '2026-11-29')).toBe('28–29 ноября')
  expect(range('2026-11-28', '2026-12-03')).toBe('28 ноября — 3 декабря')
  expect(range('2026-12-31', '2027-01-02')).toBe('31 декабря — 2 января 2027')
  expect(standHours({ from: '2026-11-28', to: '2026-11-29' }, '10:00', '18:00', reference)).toBe(
    '28–29\u00A0ноября с\u00A010:00 до\u00A018:00',
  )
})
