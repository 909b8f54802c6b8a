import { expect, it } from 'vitest'
import { lastChannel } from './last-channel.ts'
import type { SellerChannel } from './matter.ts'

const of = (...channels: SellerChannel[]) => new Set(channels)

it('keeps the last channel in time for a kitchen', () => {
  expect(lastChannel('orders', 'restaurant', of('sms', 'email'), of('sms', 'email'))).toBe('sms')
  expect(lastChannel('orders', 'restaurant', of('sms', 'push'), of('sms', 'push'))).toBeNull()
})
it('counts channels without recipients only when none has one', () => {
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of('sms'))).toBe('sms')
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of())).toBeNull()
  expect(lastChannel('orders', 'farmer', of('push'), of())).toBe('push')
})
it('allows silence for all topics but orders, and letters only for a farm', () => {
  expect(lastChannel('reviews', 'restaurant', of('push'), of('push'))).toBeNull()
  expect(lastChannel('orders', 'farmer', of('email'), of('email'))).toBe('email')
})
