import { demoCategories } from '@okolitsa/demo/data/categories.ts'
import { expect, it } from 'vitest'
import { categoryTree } from './category-tree.ts'

const tree = categoryTree(demoCategories.map((category) => ({ ...category, story: null, attributes: [], oldKeys: [] })))

it('returns the paths to the root and to all descendants', () => {
  expect(tree.pathTo(103).map((row) => row.id)).toEqual([1, 103])
  expect(tree.childrenOf(1).map((row) => row.id)).toContain(103)
  expect(tree.roots.every((row) => row.parentId === null)).toBe(true)
  expect(tree.pathTo(999_999)).toEqual([])
})

it('drops ids with a requested ancestor, duplicates and unknown ids', () => {
  expect(tree.outermost([103, 1, 201, 201, 999_999])).toEqual([1, 201])
  expect(tree.outermost([999_999])).toEqual([])
})

it('stops at a cycle of categories', () => {
  const [a, b] = demoCategories
  if (!a || !b) throw new Error('two categories are needed')
  const circle = categoryTree([
    { ...a, id: 1, parentId: 2, image: '', story: null, attributes: [], oldKeys: [] },
    { ...b, id: 2, parentId: 1, image: '', story: null, attributes: [], oldKeys: [] },
  ])
  expect(circle.pathTo(1).map((row) => row.id)).toEqual([2, 1])
})
