import { expect, it } from 'vitest'
import { branchOf, flatTree, foundIn, placeAt, stepPlace } from './category-tree.ts'

const at = (id: number, position: number, parentId: number | null = null) => ({ id, position, parentId })
const TREE = [at(3, 7), at(1, 0), at(2, 0), at(4, 0, 1), at(5, 0, 4)]

it('lists children below their parents by position, then by id', () => {
  expect(flatTree(TREE).map(({ category, depth }) => [category.id, depth])).toEqual([
    [1, 0],
    [4, 1],
    [5, 2],
    [2, 0],
    [3, 0],
  ])
  expect([...branchOf(TREE, 1)]).toEqual([1, 4, 5])
})

it('finds the place of a drop before, after and on another category, and none inside itself', () => {
  const of = (id: number) => TREE.find((one) => one.id === id) ?? at(0, 0)
  expect(placeAt(TREE, of(3), 1, 'before')).toEqual({ parentId: null, before: 1 })
  expect(placeAt(TREE, of(1), 2, 'after')).toEqual({ parentId: null, before: 3 })
  expect(placeAt(TREE, of(1), 3, 'after')).toEqual({ parentId: null, before: null })
  expect(placeAt(TREE, of(3), 4, 'on')).toEqual({ parentId: 4, before: null })
  expect(placeAt(TREE, of(1), 5, 'before')).toBeNull()
  expect(stepPlace(TREE, of(2), 1)).toEqual({ parentId: null, before: null })
  expect(stepPlace(TREE, of(2), -1)).toEqual({ parentId: null, before: 1 })
  expect(stepPlace(TREE, of(3), 1)).toBeNull()
})

it('finds categories by a part of their titles and shows those above them', () => {
  const titled = TREE.map((one) => ({ ...one, title: one.id === 5 ? 'Козий сыр' : `Раздел ${one.id}` }))
  expect(foundIn(titled, 'КОЗИЙ').map(({ id }) => id)).toEqual([1, 4, 5])
  expect(foundIn(titled, ' ')).toHaveLength(TREE.length)
  expect(foundIn(titled, 'мёд')).toEqual([])
})
