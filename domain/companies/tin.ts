/** Weights of the check digits of a taxpayer number, each modulo 11 modulo 10. */
const CHECKS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
}

/** Returns true for an ИНН: ten digits of a company or twelve of a person, with valid check digits. */
export function isTin(text: string): boolean {
  const checks = /^\d+$/.test(text) ? CHECKS[text.length] : undefined
  return (
    checks?.every((weights) => {
      const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
      return (sum % 11) % 10 === Number(text[weights.length])
    }) ?? false
  )
}

/** Returns true for an ИНН of a person: twelve digits. Zeros stand in receipts for a person without a number. */
export const isPersonTin = (text: string): boolean => isTin(text) && text.length === 12 && !/^0+$/.test(text)

/** Returns true for an ОГРН of thirteen digits or an ОГРНИП of fifteen, with a valid check digit. */
export function isRegistrationNumber(text: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(text)) return false
  const body = BigInt(text.slice(0, -1))
  return Number((body % (text.length === 13 ? 11n : 13n)) % 10n) === Number(text.at(-1))
}
