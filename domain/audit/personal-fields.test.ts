import { expect, it } from 'vitest'
import { splitPersonal, withoutHashes } from './personal-fields.ts'

it('separates the personal fields of an entity', () => {
  expect(splitPersonal('staff', { role: 'manager', name: 'Анна', phone: '7900' })).toEqual({
    kept: { role: 'manager' },
    personal: { name: 'Анна', phone: '7900' },
  })
})

it('leaves fields of other entities and empty values as they are', () => {
  expect(splitPersonal('product', { name: 'Сыр' })).toEqual({ kept: { name: 'Сыр' }, personal: null })
  expect(splitPersonal('staff', { name: null })).toEqual({ kept: { name: null }, personal: null })
  expect(splitPersonal('staff', null)).toEqual({ kept: null, personal: null })
})

it('hides the hashes of erased values', () => {
  expect(withoutHashes('customer', { phone: { hash: 'ab' }, isBlocked: true })).toEqual({
    phone: null,
    isBlocked: true,
  })
})
