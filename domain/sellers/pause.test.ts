import { expect, it } from 'vitest'
import { lastsPause, pauseDayMistake, pauseOf, pauseTill } from './pause.ts'

/** A moment that is already the 24th in Kamchatka. */
const NOW = new Date('2026-11-23T13:30:00Z')

it('ends a pause after an hour, at the seller’s midnight, or when it is resumed', () => {
  expect(pauseOf('hour', NOW, 'Asia/Kamchatka').until).toEqual(new Date('2026-11-23T14:30:00Z'))
  expect(pauseOf('tomorrow', NOW, 'Asia/Kamchatka').until).toEqual(new Date('2026-11-24T12:00:00Z'))
  expect(pauseOf('tomorrow', NOW, 'Europe/Moscow').until).toEqual(new Date('2026-11-23T21:00:00Z'))
  expect(pauseOf('open', NOW, 'Europe/Moscow').until).toBeNull()
})

it('ends a pause at its moment', () => {
  expect(lastsPause({ until: new Date(NOW.getTime() + 1) }, NOW)).toBe(true)
  expect(lastsPause({ until: NOW }, NOW)).toBe(false)
  expect(lastsPause({ until: null }, NOW)).toBe(true)
  expect(lastsPause(null, NOW)).toBe(false)
})

it('closes a season until a local day, from tomorrow to a year ahead', () => {
  expect(pauseTill('2027-05-01', 'Asia/Kamchatka').until).toEqual(new Date('2027-04-30T12:00:00Z'))
  const mistake = (day: string) => pauseDayMistake(day, NOW, 'Asia/Kamchatka')
  expect([mistake('2026-11-24'), mistake('2026-11-25'), mistake('2027-11-25'), mistake('2027-11-26')]).toEqual([
    ...['tooSmall', null, null, 'tooBig'],
  ])
})
