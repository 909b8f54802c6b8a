/** Weights of the key of a bank account, repeated over the three digits of the bank and the twenty of the account. */
const WEIGHTS = [7, 1, 3] as const

/** Returns true for a БИК: nine digits that begin with the code of Russia. */
export const isBic = (text: string): boolean => /^04\d{7}$/.test(text)

/** Digits of the settlement centre, which stand for the bank in the key of an account opened there. */
const centreDigits = (bic: string): string => `0${bic.slice(4, 6)}`
/** Three digits that stand for the bank in the key of an account. */
const bankDigits = (bic: string): string => (/00[0-2]$/.test(bic) ? centreDigits(bic) : bic.slice(-3))

const hasKey = (digits: string): boolean =>
  [...digits].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0) % 10 === 0

/** Returns true for an account of twenty digits whose key belongs to the bank. */
export const isBankAccount = (account: string, bic: string): boolean =>
  /^\d{20}$/.test(account) && isBic(bic) && hasKey(`${bankDigits(bic)}${account}`)

/** Returns true for the account of the bank itself at the Bank of Russia; it ends as the БИК does. */
export const isCorrespondentAccount = (account: string, bic: string): boolean =>
  /^301\d{17}$/.test(account) &&
  isBic(bic) &&
  account.slice(-3) === bic.slice(-3) &&
  hasKey(`${centreDigits(bic)}${account}`)
