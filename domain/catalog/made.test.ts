import { expect, it } from 'vitest'
import { madeMistakes } from './made.ts'

const TODAY = '2026-11-22'

it.each([
  ['2026-11-22', {}],
  ['2026-10-23', {}],
  ['2026-10-22', { on: 'tooSmall' }],
  // nobody has milked tomorrow's milk
  ['2026-11-23', { on: 'tooBig' }],
  ['yesterday', { on: 'date' }],
])('%s', (on, mistakes) => {
  expect(madeMistakes({ how: 'milked', on }, TODAY)).toEqual(mistakes)
})
