import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addBlock, done, duplicateBlock, historyOf, MAX_STEPS, moveBlock, redone, undone } from './edit-blocks.ts'

const block = (id: string) => ({ id, type: 'text', version: 1, props: { text: id } })
const blocks = [...'abcd'].map(block)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

it('moves a block within the bounds of the list and preserves all blocks', () => {
  expect(ids(moveBlock(blocks, 'a', 2))).toBe('bcad')
  expect(ids(moveBlock(blocks, 'd', -5))).toBe('dabc')
  expect(moveBlock(blocks, 'd', 9)).toBe(blocks)
  expect(moveBlock(blocks, 'x', 0)).toBe(blocks)
  fc.assert(
    fc.property(fc.constantFrom(...'abcd'), fc.integer({ min: -2, max: 6 }), (id, place) => {
      expect([...ids(moveBlock(blocks, id, place))].sort().join('')).toBe('abcd')
    }),
    { numRuns: 50 },
  )
})

it('inserts a copy or a new block below its neighbour, or a new block at the end', () => {
  expect(ids(duplicateBlock(blocks, 'b', 'e'))).toBe('abecd')
  expect(ids(addBlock(blocks, block('e'), 'a'))).toBe('aebcd')
  expect(ids(addBlock(blocks, block('e'), null))).toBe('abcde')
})

it('undoes and redoes; letters of one field are one step, and a new step discards undone ones', () => {
  let history = historyOf('')
  for (const text of ['С', 'Сы', 'Сыр']) history = done(history, text, 'title')
  history = done(history, 'Хлеб', 'text')
  expect(undone(history).now).toBe('Сыр')
  expect(undone(undone(history)).now).toBe('')
  expect(redone(undone(history)).now).toBe('Хлеб')
  expect(undone(historyOf('x')).now).toBe('x')
  const again = done(undone(history), 'Мёд', 'text')
  expect([redone(again).now, undone(again).now]).toEqual(['Мёд', 'Сыр'])
  for (let step = 0; step < MAX_STEPS + 20; step += 1) history = done(history, String(step))
  expect(history.past).toHaveLength(MAX_STEPS)
})
