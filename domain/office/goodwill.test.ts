import { expect, it } from 'vitest'
import { GOODWILL_LIMITS, goodwillLeft, MAX_GOODWILL } from './goodwill.ts'

const given = (forOrder: number, byPersonToday: number) => ({ forOrder, byPersonToday })

it('leaves the smaller of the limits of the order and of the day', () => {
  expect(goodwillLeft(['support'], given(0, 0))).toBe(1_000)
  expect(goodwillLeft(['support'], given(700, 700))).toBe(300)
  expect(goodwillLeft(['support'], given(0, 4_900))).toBe(100)
  expect(goodwillLeft(['support'], given(1_000, 0))).toBe(0)
  expect(goodwillLeft(['support'], given(5_000, 6_000))).toBe(0)
})

it('applies the highest limit of several roles, and none to roles without a line', () => {
  expect(goodwillLeft(['support', 'owner'], given(1_000, 9_000))).toBe(49_000)
  expect(goodwillLeft(['curator', 'analyst'], given(0, 0))).toBe(0)
})

it('accepts the highest limit in the body of the call', () => {
  expect(Math.max(...Object.values(GOODWILL_LIMITS).map(({ perOrder }) => perOrder))).toBe(MAX_GOODWILL)
})
