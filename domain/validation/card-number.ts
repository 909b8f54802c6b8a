/** Digits of a number that people group by spaces, dots, dashes. */
const NUMBER = /\d(?:[\s._\u2010-\u2015-]{0,3}\d)+/g

/** The check of card numbers (ISO/IEC 7812-1, annex B): every second digit from the right is doubled. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * ((index % 2) + 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Returns true for a text with a number of a bank card: 16 to 19 digits with a check digit. Such texts are not stored. */
export const hasCardNumber = (text: string): boolean =>
  (text.match(NUMBER) ?? []).some((written) => {
    const digits = written.replace(/\D/g, '')
    return digits.length >= 16 && digits.length <= 19 && hasCheckDigit(digits)
  })
