import { expect, it } from 'vitest'
import { bucketsOf } from './day-buckets.ts'
import { everyDayOf } from './numbers-period.ts'

const days = (from: string, to: string) =>
  everyDayOf(from, to).map((date) => ({ date, orders: 1, sum: 0.1, sumBefore: 0.2 }))

it('groups up to three months by day and longer periods by week, with equal totals', () => {
  expect(bucketsOf(days('2026-11-01', '2026-11-02'))).toEqual([
    { from: '2026-11-01', to: '2026-11-01', orders: 1, sum: 0.1, sumBefore: 0.2 },
    { from: '2026-11-02', to: '2026-11-02', orders: 1, sum: 0.1, sumBefore: 0.2 },
  ])
  expect(bucketsOf(days('2026-07-01', '2026-09-30'))).toHaveLength(92)
  const year = bucketsOf(days('2028-01-01', '2028-12-31'))
  expect(year).toHaveLength(53)
  expect(year[0]).toEqual({ from: '2028-01-01', to: '2028-01-07', orders: 7, sum: 0.7, sumBefore: 1.4 })
  expect(year.at(-1)).toMatchObject({ from: '2028-12-30', to: '2028-12-31', orders: 2, sum: 0.2 })
  expect(year.reduce((all, { orders }) => all + orders, 0)).toBe(366)
  expect(bucketsOf([])).toEqual([])
})
