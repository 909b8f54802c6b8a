import { expect, test } from 'vitest'
import { readCode, shownCode } from './promo-code.ts'

const NOTHING = { promoCode: '', typedCode: null }

test('shows the code of the cart when this tab has none', () => {
  expect(shownCode(NOTHING, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: 'ЛУЧОК' })
  expect(shownCode(NOTHING, null)).toEqual({ applied: '', typed: '' })
})

test('prefers a code being tried in this tab', () => {
  expect(shownCode({ promoCode: 'ПРОБА', typedCode: null }, 'ЛУЧОК')).toEqual({ applied: 'ПРОБА', typed: 'ПРОБА' })
})

test('keeps the text of the field as typed', () => {
  expect(shownCode({ promoCode: '', typedCode: 'луч' }, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: 'луч' })
  expect(shownCode({ promoCode: '', typedCode: '' }, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: '' })
})

test('normalizes a code as the server does', () => {
  expect(readCode(' лучок ')).toBe('ЛУЧОК')
})
