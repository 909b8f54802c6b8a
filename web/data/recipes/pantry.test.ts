import { expect, test } from 'vitest'
import { createPantry } from './pantry.ts'

test('stores ingredients for all tabs, sixty at most', () => {
  const kept: Record<string, string> = {}
  const open = () =>
    createPantry(() => ({
      getItem: (key) => kept[key] ?? null,
      setItem: (key, value) => {
        kept[key] = value
      },
    }))
  const one = open()
  for (let number = 0; number < 61; number += 1) one.set(`thing ${number}`, true)
  expect([open().has('thing 0'), open().has('thing 60')]).toEqual([false, true])
  one.set('thing 60', false)
  expect(open().has('thing 60')).toBe(false)
})

test('keeps ingredients in memory when storage is forbidden, and ignores invalid content', () => {
  const forbidden = createPantry(() => {
    throw new Error('forbidden')
  })
  forbidden.set('flour', true)
  expect(forbidden.has('flour')).toBe(true)
  expect(createPantry(() => ({ getItem: () => '{', setItem: () => undefined })).has('flour')).toBe(false)
})
