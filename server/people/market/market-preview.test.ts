import { expect, it } from 'vitest'
import { createMarketPreview } from './market-preview.ts'

const START = new Date('2026-11-28T09:00:00Z')
let now = START
const preview = createMarketPreview({ secret: 'a secret of the market', clock: () => now })

it('accepts its own cookie until it expires', () => {
  const { value, maxAge } = preview.issue()
  expect(preview.isValid(value)).toBe(true)
  now = new Date(START.getTime() + maxAge * 1_000)
  expect(preview.isValid(value)).toBe(false)
  now = START
})

it.each([undefined, '', '1', 'a.b', `9999999999.${'a'.repeat(43)}`])('refuses the cookie %s', (cookie) => {
  expect(preview.isValid(cookie)).toBe(false)
})

it('refuses a cookie of another market, and one with a later end', () => {
  const { value } = createMarketPreview({ secret: 'another secret', clock: () => now }).issue()
  expect(preview.isValid(value)).toBe(false)
  const own = preview.issue().value
  expect(preview.isValid(own.replace(/^\d+/, '9999999999'))).toBe(false)
})
