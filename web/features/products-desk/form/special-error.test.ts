import { expect, test } from 'vitest'
import { specialError } from './special-error.ts'

const draft = (special: string) => ({ price: '685', specialPrices: [{ price: special, from: '', to: '' }] })
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

test('states the usual price that a discount must be below', () => {
  expect(plain(specialError(draft('700'), 'refused'))).toBe('Цена со скидкой должна быть ниже 685 ₽')
  expect(plain(specialError(draft('685'), 'refused'))).toBe('Цена со скидкой должна быть ниже 685 ₽')
})

test('returns any other error as the server answered it, and none before the answer', () => {
  expect(specialError(draft('500'), 'refused')).toBe('refused')
  expect(specialError(draft('700'), undefined)).toBeUndefined()
})
