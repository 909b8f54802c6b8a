import { expect, it } from 'vitest'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-tokens.ts'

it("parses the token of an e-mail's link", () => {
  const subscription = { customerId: 17, topic: 'road', channel: 'email' } as const
  expect(readUnsubscribeToken('secret', unsubscribeToken('secret', subscription))).toEqual(subscription)
})

it('returns null when the signature was altered', () => {
  expect(readUnsubscribeToken('secret', `17.road.email.${'я'.repeat(32)}`)).toBeNull()
})
