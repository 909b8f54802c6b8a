import { expect, test } from 'vitest'
import { readCode, shownCode } from './promo-code.ts'

const NOTHING = { promoCode: '', typedCode: null }

test('shows the code that is kept with the cart when this tab has chosen none', () => {
  expect(shownCode(NOTHING, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: 'ЛУЧОК' })
  expect(shownCode(NOTHING, null)).toEqual({ applied: '', typed: '' })
})

test('shows a code that is tried on before the kept one', () => {
  expect(shownCode({ promoCode: 'ПРОБА', typedCode: null }, 'ЛУЧОК')).toEqual({ applied: 'ПРОБА', typed: 'ПРОБА' })
})

test('leaves the field as it was typed', () => {
  expect(shownCode({ promoCode: '', typedCode: 'луч' }, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: 'луч' })
  expect(shownCode({ promoCode: '', typedCode: '' }, 'ЛУЧОК')).toEqual({ applied: 'ЛУЧОК', typed: '' })
})

test('reads a code as the server does', () => {
  expect(readCode(' лучок ')).toBe('ЛУЧОК')
})
