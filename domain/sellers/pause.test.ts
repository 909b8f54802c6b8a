import { expect, it } from 'vitest'
import { lastsPause, pauseOf } from './pause.ts'

/** Already the 24th in Kamchatka. */
const NOW = new Date('2026-11-23T13:30:00Z')

it('a pause lasts an hour, till the seller’s own midnight, or till it is ended', () => {
  expect(pauseOf('hour', NOW, 'Asia/Kamchatka').until).toEqual(new Date('2026-11-23T14:30:00Z'))
  expect(pauseOf('tomorrow', NOW, 'Asia/Kamchatka').until).toEqual(new Date('2026-11-24T12:00:00Z'))
  expect(pauseOf('tomorrow', NOW, 'Europe/Moscow').until).toEqual(new Date('2026-11-23T21:00:00Z'))
  expect(pauseOf('open', NOW, 'Europe/Moscow').until).toBeNull()
})

it('it ends by itself at its moment', () => {
  expect(lastsPause({ until: new Date(NOW.getTime() + 1) }, NOW)).toBe(true)
  expect(lastsPause({ until: NOW }, NOW)).toBe(false)
  expect(lastsPause({ until: null }, NOW)).toBe(true)
  expect(lastsPause(null, NOW)).toBe(false)
})
