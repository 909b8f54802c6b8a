/** Signs of recovery codes: those that are confused when copied by hand (0 and O, 1, I and L) are absent. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const RECOVERY_CODES = { count: 10, length: 10 } as const
/** Number of unused codes at which the person is asked to make new ones. */
export const FEW_RECOVERY_CODES = 3

/** A code as it is shown: two halves of five signs. @param digits indices into the alphabet */
export function recoveryCodeOf(digits: readonly number[]): string {
  const signs = digits.map((digit) => RECOVERY_ALPHABET[digit]).join('')
  return `${signs.slice(0, RECOVERY_CODES.length / 2)}-${signs.slice(RECOVERY_CODES.length / 2)}`
}

/** The signs of a typed code, without case and separators; null = not of the form of a recovery code. */
export function typedRecoveryCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s\p{Pd}]/gu, '')
  const isCode = signs.length === RECOVERY_CODES.length && [...signs].every((sign) => RECOVERY_ALPHABET.includes(sign))
  return isCode ? signs : null
}
