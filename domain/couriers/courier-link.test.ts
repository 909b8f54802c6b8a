import { expect, it } from 'vitest'
import { isLinkDay, linkEndOf } from './courier-link.ts'

it("ends a link with the next day in the seller's time zone, not in Moscow's", () => {
  expect(linkEndOf('2026-11-24', 'Europe/Moscow').toISOString()).toBe('2026-11-25T21:00:00.000Z')
  expect(linkEndOf('2026-11-24', 'Asia/Kamchatka').toISOString()).toBe('2026-11-25T12:00:00.000Z')
})

it('allows today and a month ahead, and refuses past days', () => {
  const may = (day: string) => isLinkDay(day, '2026-11-24')
  expect([may('2026-11-23'), may('2026-11-24'), may('2026-12-24'), may('2026-12-25')]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
