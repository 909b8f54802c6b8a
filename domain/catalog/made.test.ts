import { expect, it } from 'vitest'
import { isFreshOnDelivery, madeMistakes } from './made.ts'

const TODAY = '2026-11-22'

it.each([
  ['2026-11-22', {}],
  ['2026-10-23', {}],
  ['2026-10-22', { on: 'tooSmall' }],
  // milk cannot be milked tomorrow
  ['2026-11-23', { on: 'tooBig' }],
  ['yesterday', { on: 'date' }],
])('%s', (on, mistakes) => {
  expect(madeMistakes({ how: 'milked', on }, TODAY)).toEqual(mistakes)
})

it.each([
  ['2026-11-29', '2026-11-29', true],
  ['2026-11-29', null, true],
  // Sunday's milk is not fresh on Tuesday
  ['2026-11-29', '2026-12-01', false],
  ['2026-11-29', '2026-11-30', false],
  ['2026-11-28', '2026-11-29', false],
] as const)('milked on %s and brought on %s: sold as of today is %s', (on, delivery, isFresh) => {
  expect(isFreshOnDelivery({ how: 'milked', on }, '2026-11-29', delivery)).toBe(isFresh)
})
