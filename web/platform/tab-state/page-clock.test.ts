import { expect, it } from 'vitest'
import { pageClock } from './page-clock.ts'

const hoursFrom = (moment: string) => Math.round((pageClock.ms() - Date.parse(moment)) / 3_600_000)
const answer = (date: string, cacheControl: string) =>
  new Headers({ date: new Date(date).toUTCString(), 'cache-control': cacheControl })

it("continues the shop's time regardless of the device's clock, and only uncached answers set it", () => {
  pageClock.set(new Date('2036-12-31T20:59:00Z'))
  expect(hoursFrom('2036-12-31T20:59:00Z')).toBe(0)
  pageClock.setBy(answer('2036-12-31T22:59:00Z', 'private, no-store'))
  expect([hoursFrom('2036-12-31T22:59:00Z'), pageClock.now().getUTCFullYear()]).toEqual([0, 2036])
  pageClock.setBy(answer('2036-12-31T10:00:00Z', 'public, s-maxage=30'))
  expect(hoursFrom('2036-12-31T22:59:00Z')).toBe(0)
  for (const date of ['', 'soon']) pageClock.setBy(new Headers({ date, 'cache-control': 'no-store' }))
  expect(hoursFrom('2036-12-31T22:59:00Z')).toBe(0)
})
