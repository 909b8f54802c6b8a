import { expect, test } from 'vitest'
import { RECOVERY_ALPHABET, RECOVERY_CODES, recoveryCodeOf, typedRecoveryCode } from './recovery-codes.ts'

test('shows a code in two halves', () => {
  expect(recoveryCodeOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 30])).toBe('23456-789AZ')
})

test('has more than 49 bits in a code', () => {
  expect(Math.log2(RECOVERY_ALPHABET.length ** RECOVERY_CODES.length)).toBeGreaterThan(49)
})

test.each([
  ['23456-789AB', '23456789AB'],
  [' 23456 789ab ', '23456789AB'],
  ['23456–789Ab', '23456789AB'],
])('reads «%s» without case and separators', (typed, signs) => {
  expect(typedRecoveryCode(typed)).toBe(signs)
})

test.each(['', '123456', '23456-789A0', '23456-789A', '23456-789ABC'])('refuses «%s»', (typed) => {
  expect(typedRecoveryCode(typed)).toBeNull()
})
