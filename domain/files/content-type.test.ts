import { expect, test } from 'vitest'
import { contentTypeOf } from './content-type.ts'

test.each([
  ['food/cheese--3.webp', 'image/webp'],
  ['documents/101/terms.txt', 'text/plain; charset=utf-8'],
  ['a.PDF', 'application/pdf'],
  ['a.html', null],
  ['a', null],
  ['../a.txt', null],
  ['/a.txt', null],
  ['a//b.txt', null],
  ['a/./b.txt', null],
  ['a b.txt', null],
  ['a.constructor', null],
  ['a.txt\0', null],
])('%s is %s', (key, type) => {
  expect(contentTypeOf(key)).toBe(type)
})
