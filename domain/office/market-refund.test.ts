import { expect, it } from 'vitest'
import { refundLeftOf, refundLimitOf } from './market-refund.ts'

it('gives each person the highest limit of their roles, less what was returned today', () => {
  expect([['support'], ['owner', 'support'], ['accountant'], []].map((roles) => refundLimitOf(roles as never))).toEqual(
    [200_000, 2_000_000, 0, 0],
  )
  expect([0, 150_000, 250_000].map((used) => refundLeftOf(['support'], used))).toEqual([200_000, 50_000, 0])
})
