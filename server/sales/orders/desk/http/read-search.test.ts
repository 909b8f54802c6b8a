import { expect, it } from 'vitest'
import { readSearch } from './read-search.ts'

it.each([
  ['', null, null, null],
  ['104218', 104_218, null, '%104218%'],
  ['№ 104 218', 104_218, null, '%104218%'],
  ['012', 12, null, '%012%'],
  ['12', 12, null, null],
  ['2041', null, '2041', '%2041%'],
  ['20-41', null, '2041', '%2041%'],
  ['+7 916 204-18-55', null, '9162041855', '%79162041855%'],
  ['89162041855', null, '9162041855', '%89162041855%'],
  ['Вера', 0, null, '%Вера%'],
  ['Вера 100%', 0, null, '%Вера 100\\%%'],
  ['a_b\\', 0, null, '%a\\_b\\\\%'],
  ['12-3', 123, null, '%123%'],
  ['%', 0, null, null],
])('reads «%s»', (text, orderId, phoneEnd, pattern) => {
  expect(readSearch(text)).toEqual({ orderId, phoneEnd, pattern })
})
