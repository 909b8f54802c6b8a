/** Weights of the key of a bank account, repeated over the three digits of the bank and the twenty of the account. */
const WEIGHTS = [7, 1, 3] as const

/** Returns true for a БИК: nine digits that begin with the code of Russia. */
export const isBic = (text: string): boolean => /^04\d{7}$/.test(text)

/** Three digits that stand for the bank in the key of an account: accounts in a settlement centre have a zero first. */
const bankDigits = (bic: string): string => (/00[0-2]$/.test(bic) ? `0${bic.slice(4, 6)}` : bic.slice(-3))

/** Returns true for an account of twenty digits whose key belongs to the bank. */
export function isBankAccount(account: string, bic: string): boolean {
  if (!/^\d{20}$/.test(account) || !isBic(bic)) return false
  const digits = `${bankDigits(bic)}${account}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0)
  return sum % 10 === 0
}
