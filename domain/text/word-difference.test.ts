import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wordDifference } from './word-difference.ts'

it('marks the words that were removed and added', () => {
  expect(wordDifference('Молоко, соль, закваска', 'Молоко, соль, сычуг')).toEqual([
    { kind: 'same', text: 'Молоко, соль, ' },
    { kind: 'removed', text: 'закваска' },
    { kind: 'added', text: 'сычуг' },
  ])
})

it('gives both texts back, whatever they are', () => {
  const text = fc.array(fc.constantFrom('сыр', 'соль', ',', ' ', 'x'), { maxLength: 40 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const runs = wordDifference(before, after)
      const side = (skipped: string) =>
        runs
          .filter(({ kind }) => kind !== skipped)
          .map((run) => run.text)
          .join('')
      expect([side('added'), side('removed')]).toEqual([before, after])
    }),
  )
})
