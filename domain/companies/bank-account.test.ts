import { expect, it } from 'vitest'
import { isBankAccount, isBic } from './bank-account.ts'

it('accepts an account whose key belongs to the bank, and refuses it with a mistyped digit', () => {
  expect(isBankAccount('40702810900000000001', '044525225')).toBe(false)
  expect(isBankAccount('40702810138250123017', '044525225')).toBe(true)
  expect(isBankAccount('40702810138250123018', '044525225')).toBe(false)
  expect(isBankAccount('40702810138250123017', '044525226')).toBe(false)
})

it.each(['', '123', '4070281013825012301', '4070281013825012301a'])('refuses «%s» as an account', (text) => {
  expect(isBankAccount(text, '044525225')).toBe(false)
})

it('accepts a БИК of nine digits that begins with 04', () => {
  expect(['044525225', '144525225', '04452522', '0445252250'].map(isBic)).toEqual([true, false, false, false])
})
