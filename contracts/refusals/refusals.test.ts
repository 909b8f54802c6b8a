import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { expect, it } from 'vitest'

/** Compile-time test, never called: each of these lines must be a compile error. */
export const misused = (code: 'CART_EMPTY' | 'TOO_MANY_FAVORITES') => [
  // @ts-expect-error no such code
  new Refusal('CART_IS_BLUE'),
  // @ts-expect-error its facts are missing
  new Refusal('TOO_MANY_FAVORITES'),
  // @ts-expect-error the fact of another code
  new Refusal('TOO_MANY_FAVORITES', { max: 500 }),
  // @ts-expect-error a limit is a number
  new Refusal('TOO_MANY_FAVORITES', { limit: '500' }),
  // @ts-expect-error a code without facts
  new Refusal('CART_EMPTY', { limit: 500 }),
  // @ts-expect-error one of the two needs facts
  new Refusal(code),
]

it('a refusal carries its code and facts', () => {
  expect(new Refusal('TOO_MANY_FAVORITES', { limit: 500 }).facts).toEqual({ limit: 500 })
  expect(new Refusal('TOO_MANY_REQUESTS', { retryAfter: 60 })).toMatchObject({
    name: 'Refusal',
    facts: { retryAfter: 60 },
  })
})
