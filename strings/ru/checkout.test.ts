import { expect, it } from 'vitest'
import { checkout } from './checkout.ts'
import { formatMonthShort } from './format.ts'

it('explains a late first day of the carrier: the departure of the parcel and its travel time', () => {
  const reference = { now: new Date('2026-11-22T09:00:00Z') }
  expect(checkout.sentOn('2026-12-02', 4, reference).replaceAll('\u00A0', ' ')).toBe(
    'Хозяйство отдаст посылку сб, 28 ноября, в пути до 4 дней.',
  )
  expect(checkout.sentOn('2026-11-24', 1, reference)).toContain('завтра')
})

it('abbreviates months to three letters', () => {
  expect(formatMonthShort('2026-12-01')).toBe('дек')
})
