import { expect, it } from 'vitest'
import { unknownFields } from './unknown-fields.ts'

it('names unread fields at any depth', () => {
  expect(unknownFields({ a: 1, b: 2 }, { a: 1 })).toEqual(['b'])
  expect(unknownFields({ carts: [{ id: 1 }, { id: 2, promo: 'X' }] }, { carts: [{ id: 1 }, { id: 2 }] })).toEqual([
    'carts.1.promo',
  ])
  expect(unknownFields(JSON.parse('{"__proto__":{"a":1},"constructor":1}'), {})).toEqual(['__proto__', 'constructor'])
})

it('accepts fields that were read, defaulted or transformed', () => {
  expect(unknownFields({ phone: '8 916' }, { phone: '7916', reason: '' })).toEqual([])
  expect(unknownFields(undefined, { version: '1' })).toEqual([])
  expect(unknownFields([1, 2], [1, 2])).toEqual([])
})
