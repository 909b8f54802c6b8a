import { expect, it } from 'vitest'
import { isSameSecret } from './is-same-secret.ts'

it('compares secrets of any characters and length', () => {
  expect([isSameSecret('abc', 'abc'), isSameSecret(Buffer.from('abc'), 'abc')]).toEqual([true, true])
  expect(['яяя', 'ab', '', 'abcd', '\uD800bc'].map((brought) => isSameSecret(brought, 'abc'))).toEqual(
    Array(5).fill(false),
  )
})
