import { describe, expect, it } from 'vitest'
import { foreignPhone, formatPhone, phoneDigits } from './phone-format.ts'

describe('phoneDigits', () => {
  it.each([
    ['+7 916 204-18-55', '9162041855'],
    ['8 (916) 204-18-55', '9162041855'],
    ['79162041855', '9162041855'],
    ['9162041855', '9162041855'],
    ['8', ''],
    ['89', '9'],
    ['+7 8', '8'],
    ['8122041855', '8122041855'],
    ['+7', ''],
    ['', ''],
    ['+7 9162041855999', '9162041855999'],
    ['+7 8 916 204-18-55', '9162041855'],
    ['+7 +7 916 204-18-55', '9162041855'],
    ['+7\u00A0(916)\u2011204\u201318\u201355', '9162041855'],
  ])('parses %j', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('foreignPhone', () => {
  it.each([
    ['+998 90 123 45 67', '+998 90 123 45 67'],
    ['+(998) 90 123 45 67', '+(998) 90 123 45 67'],
    ['+7 +998 90 123 45 67', '+998 90 123 45 67'],
    ['998901234567', '998901234567'],
    ['+', '+'],
    ['+9', '+9'],
    ['+7', null],
    ['+7 916 204-18-559', null],
    ['9162041855', null],
    ['8 (916) 204-18-55', null],
    ['', null],
  ])('finds the foreign number %j in %j', (text, foreign) => expect(foreignPhone(text)).toBe(foreign))
})

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['9', '+7 9'],
    ['91620', '+7 916 20'],
    ['9162041', '+7 916 204-1'],
    ['9162041855', '+7 916 204-18-55'],
    ['91620418559', '+7 916 204-18-559'],
  ])('formats %j', (digits, text) => expect(formatPhone(digits)).toBe(text))

  it('formats a number that is parsed back unchanged', () =>
    expect(phoneDigits(formatPhone('9162041855'))).toBe('9162041855'))
})
