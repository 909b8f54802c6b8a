import { expect, it } from 'vitest'
import { maskNetwork } from './masked-network.ts'

it('hides the last parts of a network', () => {
  expect(maskNetwork('95.84.17.20')).toBe('95.84.*.*')
  expect(maskNetwork('2a02:6b8:c1f:2::/64')).toBe('2a02:6b8:*')
})
