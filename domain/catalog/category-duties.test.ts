import { expect, it } from 'vitest'
import { type CategoryDuties, dutiesOfPath } from './category-duties.ts'

const category = (parentId: number | null, duties: Partial<CategoryDuties> = {}) => ({
  parentId,
  requiredPapers: [],
  markingGroup: null,
  ...duties,
})
const categories = new Map([
  [1, category(null, { requiredPapers: ['declaration', 'vsd'], markingGroup: 'milk' })],
  [101, category(1, { requiredPapers: ['vsd', 'organic'] })],
  [102, category(1, { markingGroup: 'conserve' })],
  [2, category(null)],
])

it('adds the papers of a category to those above it, each once', () => {
  expect(dutiesOfPath(101, categories).requiredPapers).toEqual(['declaration', 'vsd', 'organic'])
  expect(dutiesOfPath(2, categories)).toEqual({ requiredPapers: [], markingGroup: null })
  expect(dutiesOfPath(9, categories)).toEqual({ requiredPapers: [], markingGroup: null })
})

it('takes the marking group of the innermost category that has one', () => {
  expect(dutiesOfPath(101, categories).markingGroup).toBe('milk')
  expect(dutiesOfPath(102, categories).markingGroup).toBe('conserve')
})
