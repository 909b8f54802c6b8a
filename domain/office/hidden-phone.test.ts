import { expect, it } from 'vitest'
import { hiddenPhone } from './hidden-phone.ts'

it('shows only the last two digits', () => {
  expect(hiddenPhone('79161234567')).toBe('+7 ••• •••-••-67')
})
