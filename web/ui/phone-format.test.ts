import { describe, expect, it } from 'vitest'
import { formatPhone, phoneDigits } from './phone-format.ts'

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
    ['+7 9162041855999', '9162041855'],
  ])('reads %j', (text, digits) => expect(phoneDigits(text)).toBe(digits))
})

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['9', '+7 9'],
    ['91620', '+7 916 20'],
    ['9162041', '+7 916 204-1'],
    ['9162041855', '+7 916 204-18-55'],
  ])('shows %j', (digits, text) => expect(formatPhone(digits)).toBe(text))

  it('is read back unchanged', () => expect(phoneDigits(formatPhone('9162041855'))).toBe('9162041855'))
})
