import { expect, it } from 'vitest'
import { branchOf, changedPositions, flatTree } from './category-tree.ts'

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

it('swaps neighbours, also with equal positions, and changes nothing at the ends', () => {
  const moved = (id: number, step: -1 | 1) =>
    changedPositions(TREE, TREE.find((one) => one.id === id) ?? at(0, 0), step).map((one) => [one.id, one.position])
  expect(moved(3, -1)).toEqual([
    [3, 1],
    [2, 7],
  ])
  expect(moved(1, 1)).toEqual([[1, 1]])
  expect(moved(3, 1)).toEqual([])
})
