import { expect, it } from 'vitest'
import { isMobilePhone, phoneOf } from './phone.ts'

it.each([
  '+7 (916) 123-45-67',
  '89161234567',
  '8 916 123 45 67',
  '9161234567',
  '79161234567',
  '+7\u00A0916\u2011123\u201345\u221267',
  '\u202A+7 916 123-45-67\u202C',
  '\u200B8.916.123.45.67\n',
  '\uFF0B7 916 123 45 67',
])('reads %j', (text) => expect(phoneOf(text)).toBe('79161234567'))

it.each([
  '+998 90 123 45 67',
  '+(998) 90 123 45 67',
  '+9161234567',
  '+89161234567',
  '998901234567',
  '8 10 998 90 123 45 67',
  '+7 916 123-45-678',
  '+7 916 123-45-67, доб. 5',
  '7916123456',
  '7916123456x',
  '+7 +916 123 45 67',
  '12-34',
  '',
])('finds no Russian number in %j', (text) => expect(phoneOf(text)).toBe(''))

it('distinguishes mobile numbers from others', () => {
  expect([phoneOf('+7 916 123-45-67'), phoneOf('8 (495) 123-45-67'), ''].map(isMobilePhone)).toEqual([
    true,
    false,
    false,
  ])
})
