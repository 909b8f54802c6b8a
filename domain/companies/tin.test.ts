import { expect, it } from 'vitest'
import { isRegistrationNumber, isTin } from './tin.ts'

it.each(['7707083893', '500100732259', '5000001042'])(
  'accepts the ИНН %s, and refuses it with a mistyped digit',
  (tin) => {
    expect(isTin(tin)).toBe(true)
    // one mistyped digit
    const typo = `${tin.slice(0, 3)}${(Number(tin[3]) + 1) % 10}${tin.slice(4)}`
    expect(isTin(typo)).toBe(false)
  },
)
it.each(['', '123', '77070838931', '770708389a', '7707083894'])('refuses «%s» as an ИНН', (text) => {
  expect(isTin(text)).toBe(false)
})
it('accepts numbers of the state register', () => {
  expect(isRegistrationNumber('1027700132195')).toBe(true)
  expect(isRegistrationNumber('1027700132196')).toBe(false)
  expect(isRegistrationNumber('304500116000157')).toBe(true)
  expect(isRegistrationNumber('30450011600015')).toBe(false)
})
