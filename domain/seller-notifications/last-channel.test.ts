import { expect, it } from 'vitest'
import { lastChannel } from './last-channel.ts'
import type { SellerChannel } from './matter.ts'

const of = (...channels: SellerChannel[]) => new Set(channels)

it('preserves the last channel that is fast enough for a kitchen', () => {
  expect(lastChannel('orders', 'restaurant', of('sms', 'email'), of('sms', 'email'))).toBe('sms')
  expect(lastChannel('orders', 'restaurant', of('sms', 'push'), of('sms', 'push'))).toBeNull()
})
it('considers channels without recipients only when no channel has one', () => {
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of('sms'))).toBe('sms')
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of())).toBeNull()
  expect(lastChannel('orders', 'farmer', of('push'), of())).toBe('push')
})
it('requires no channel for other topics, and accepts e-mail as the last channel of a farm', () => {
  expect(lastChannel('reviews', 'restaurant', of('push'), of('push'))).toBeNull()
  expect(lastChannel('orders', 'farmer', of('email'), of('email'))).toBe('email')
})
