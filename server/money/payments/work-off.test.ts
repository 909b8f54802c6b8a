import { expect, it } from 'vitest'
import { workOff } from './work-off.ts'

it('processes batch after batch, each item once per round', async () => {
  const left = Array.from({ length: 250 }, (_, index) => index)
  const done: number[] = []
  const due = async () => [999, ...left.slice(0, 100)]
  await workOff(
    due,
    () => false,
    async (id) => {
      done.push(id)
      // item 999 stays due, like a payment whose gateway does not answer
      if (id !== 999) left.splice(left.indexOf(id), 1)
    },
  )
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 250 }, (_, index) => index), 999])
})

it('stops when the round’s time is over', async () => {
  let count = 0
  await workOff(
    async () => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    () => count >= 3,
    async () => {
      count += 1
      await Promise.resolve()
    },
  )
  expect(count).toBeLessThan(10)
})
