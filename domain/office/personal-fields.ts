import type { OfficePermission } from './permissions.ts'

/** Personal fields of an order that stay masked until one of them is revealed. */
export const PERSONAL_FIELDS = ['recipientPhone', 'phone', 'email', 'address'] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]

/** Reasons to reveal a field; the customer reads them in the account. */
export const REVEAL_REASONS = ['callBack', 'delivery', 'identity', 'dispute', 'dataRequest'] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

/** Time for which a revealed field stays visible to the person who asked, ms. */
export const REVEAL_MS = 10 * 60_000

const DOTS = '•'

/** Phone with its last two digits: `+7 ••• •••-••-42`. Of other texts only the last two digits remain. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const end = digits.slice(-2)
  const dots = (count: number) => DOTS.repeat(count)
  return digits.length === 11 ? `+7 ${dots(3)} ${dots(3)}-${dots(2)}-${end}` : `${dots(3)}${end}`
}

/** E-mail with the first letter and the domain: `v•••@example.ru`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? DOTS.repeat(3) : `${email.slice(0, 1)}${DOTS.repeat(3)}${email.slice(at)}`
}

/** True = the person reads names of customers. */
export const seesNames = (permissions: readonly OfficePermission[]): boolean => permissions.includes('seeCustomerNames')

const PHONE_IN_TEXT = /(?<![\d-])(?:\+7|8|7)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\d-])/g
const EMAIL_IN_TEXT = /[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+/g

/** A text of a person with its phones and e-mails masked. */
export const maskedText = (text: string): string =>
  text
    .replace(PHONE_IN_TEXT, (found) => maskedPhone(`7${found.replace(/\D/g, '').slice(-10)}`))
    .replace(EMAIL_IN_TEXT, maskedEmail)

/** The first letter of a name. */
export const maskedName = (name: string): string => `${[...name][0] ?? ''}•••`
