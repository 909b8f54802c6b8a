import { expect, it } from 'vitest'
import { isPointKnown } from './known-point.ts'

it('accepts the point of an address, not of a town or of a street that was not found', () => {
  expect(isPointKnown({ street: null })).toBe(false)
  expect(isPointKnown({ street: 'Пятницкая ул.' })).toBe(true)
  expect(isPointKnown({ street: 'Пятницкая ул.', precision: 'house' })).toBe(true)
  expect(isPointKnown({ street: 'Пятницкая ул.', precision: 'place' })).toBe(false)
})
