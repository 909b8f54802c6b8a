import { expect, it } from 'vitest'
import { lastChannel } from './last-channel.ts'
import type { SellerChannel } from './matter.ts'

const of = (...channels: SellerChannel[]) => new Set(channels)

it('keeps a kitchen the last channel that it would notice', () => {
  expect(lastChannel('orders', 'restaurant', of('sms', 'email'), of('sms', 'email'))).toBe('sms')
  expect(lastChannel('orders', 'restaurant', of('sms', 'push'), of('sms', 'push'))).toBeNull()
})
it('counts a channel that leads to nobody only when none does', () => {
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of('sms'))).toBe('sms')
  expect(lastChannel('orders', 'farmer', of('sms', 'push'), of())).toBeNull()
  expect(lastChannel('orders', 'farmer', of('push'), of())).toBe('push')
})
it('lets everything but orders be silent, and a farm rely on letters', () => {
  expect(lastChannel('reviews', 'restaurant', of('push'), of('push'))).toBeNull()
  expect(lastChannel('orders', 'farmer', of('email'), of('email'))).toBe('email')
})
