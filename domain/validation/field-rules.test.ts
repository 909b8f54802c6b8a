import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day, listOf, mistakesInList, mistakesOf, oneOf, orNone, slug, text, whole, within } from './field-rules.ts'

it('accepts whole numbers within limits and no other values', () => {
  const rule = whole(1, 10)
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 }), (value) => rule(value) === null))
  expect([0, 11, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(rule)).toEqual([
    'tooSmall',
    'tooBig',
    'wholeNumber',
    'wholeNumber',
    'wholeNumber',
  ])
  expect([0.5, -1, 101, Number.NaN].map(within(0, 100))).toEqual([null, 'tooSmall', 'tooBig', 'wrongValue'])
})

it('accepts calendar days', () => {
  expect(['2026-02-28', '2028-02-29'].map(day)).toEqual([null, null])
  expect(['2026-02-29', '2026-13-01', '26-01-01', '', '2026-1-1'].map(day)).toEqual(Array(5).fill('date'))
})

it('accepts lower-case Latin letters in slugs', () => {
  expect(['syr-101', 'a'].map(slug)).toEqual([null, null])
  expect(['Syr', 'сыр', 'a--b', '-a', 'a-', 'a b', 'a/b'].map(slug)).toEqual(Array(7).fill('wrongValue'))
  expect([slug(''), slug('a'.repeat(121))]).toEqual(['required', 'tooLong'])
})

it('refuses duplicates in lists, and reports the index of a mistake', () => {
  const rule = listOf(whole(1, 7), { least: 1, most: 3 })
  expect([[1, 2], [], [1, 2, 3, 4], [1, 1], [8]].map(rule)).toEqual([
    null,
    'required',
    'tooLong',
    'wrongValue',
    'tooBig',
  ])
  expect(mistakesInList([{ a: 1 }, { a: 0 }], 'rows', (row) => mistakesOf({ a: whole(1, 2) }, row))).toEqual({
    'rows.1.a': 'tooSmall',
  })
})

it('skips absent optional values', () => {
  expect([orNone(text({ most: 3 }))(null), orNone(text({ most: 3 }))('long')]).toEqual([null, 'tooLong'])
  expect([text({ most: 3, isRequired: true })('  '), oneOf(['a'])('b')]).toEqual(['required', 'wrongValue'])
})
