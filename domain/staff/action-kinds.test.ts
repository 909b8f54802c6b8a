import { expect, it } from 'vitest'
import { toldValue } from './action-kinds.ts'

it('shows simple values of the log in a line and hides composite ones', () => {
  expect([null, undefined, 'a', 5, true].map(toldValue)).toEqual([null, null, 'a', 5, true])
  expect(toldValue([1, 2, 3])).toBe('1, 2, 3')
  expect(toldValue([])).toBe('')
  expect(toldValue({ a: 1 })).toBeUndefined()
  expect(toldValue([{ a: 1 }])).toBeUndefined()
  expect(String(toldValue('x'.repeat(500)))).toHaveLength(201)
})
