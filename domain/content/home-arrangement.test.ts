import { expect, test } from 'vitest'
import { contentMistakes } from './content-block.ts'
import { arrangementOf, isArrangement, shelvesOf } from './home-arrangement.ts'
import { HOME_SHELVES } from './home-shelves.ts'

test('stores an arrangement as a block, and leaves out shelves that it does not know', () => {
  const block = arrangementOf(['farmers', 'popular'])
  expect(contentMistakes(block)).toEqual({})
  expect(shelvesOf(block)).toEqual(['farmers', 'popular'])
  expect(shelvesOf(arrangementOf(['gone' as never, 'season']))).toEqual(['season'])
})

test('keeps past products off the first screen', () => {
  expect(isArrangement(HOME_SHELVES)).toBe(true)
  expect([isArrangement([]), isArrangement(['again']), isArrangement(['popular', 'again'])]).toEqual([
    false,
    true,
    true,
  ])
  expect([isArrangement(['popular', 'again', 'farmers']), isArrangement(['popular', 'popular'])]).toEqual([
    false,
    false,
  ])
})
