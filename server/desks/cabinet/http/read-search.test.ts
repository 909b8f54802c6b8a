import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

it.each([
  ['', null, null],
  ['104218', 104_218, null],
  ['№ 104 218', 104_218, null],
  ['2041', null, '2041'],
  ['20-41', null, '2041'],
  ['+7 916 204-18-55', null, '9162041855'],
  ['89162041855', null, '9162041855'],
  ['honey', 0, null],
  ['12-3', 123, null],
])('reads «%s»', (text, orderId, phoneEnd) => {
  expect(readSearch(text)).toEqual({ orderId, phoneEnd })
})
