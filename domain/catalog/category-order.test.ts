import { expect, it } from 'vitest'
import { positionsPlaced } from './category-order.ts'

const SIBLINGS = [
  { id: 3, position: 7 },
  { id: 1, position: 0 },
  { id: 2, position: 0 },
]

it('numbers the siblings anew when a category is put before one of them or at the end', () => {
  expect(positionsPlaced(SIBLINGS, 3, 1)).toEqual([
    { id: 3, position: 0 },
    { id: 1, position: 1 },
    { id: 2, position: 2 },
  ])
  expect(positionsPlaced(SIBLINGS, 9, null)).toEqual([
    { id: 2, position: 1 },
    { id: 3, position: 2 },
    { id: 9, position: 3 },
  ])
})

it('changes no position when the category is already there', () => {
  const inOrder = [1, 2, 3].map((id, position) => ({ id, position }))
  expect(positionsPlaced(inOrder, 2, 3)).toEqual([])
})
