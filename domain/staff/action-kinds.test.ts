import { expect, it } from 'vitest'
import { reportedValue } from './action-kinds.ts'

it('shows simple values of the log in a line and hides composite ones', () => {
  expect([null, undefined, 'a', 5, true].map(reportedValue)).toEqual([null, null, 'a', 5, true])
  expect(reportedValue([1, 2, 3])).toBe('1, 2, 3')
  expect(reportedValue([])).toBe('')
  expect(reportedValue({ a: 1 })).toBeUndefined()
  expect(reportedValue([{ a: 1 }])).toBeUndefined()
  expect(String(reportedValue('x'.repeat(500)))).toHaveLength(201)
})
