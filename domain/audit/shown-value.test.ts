import { expect, it } from 'vitest'
import { shownChanges } from './shown-value.ts'

it('shows every field with both values', () => {
  expect(shownChanges({ price: 100, tags: ['a', 'b'] }, { price: 90, isHidden: true })).toEqual([
    { field: 'price', before: 100, after: 90 },
    { field: 'tags', before: 'a, b', after: null },
    { field: 'isHidden', before: null, after: true },
  ])
  expect(shownChanges(null, null)).toEqual([])
})

it('shows a composite value as JSON of limited length', () => {
  expect(shownChanges(null, { hours: [{ from: 1 }] })).toMatchObject([{ after: '[{"from":1}]' }])
  const [long] = shownChanges(null, { hours: [{ text: 'x'.repeat(500) }] })
  expect(String(long?.after)).toHaveLength(201)
})
