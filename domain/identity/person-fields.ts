import type { IsoDate } from '../clock/clock.ts'

/** Rules for a person's name, e-mail and birth date (spec 5), without a schema library: forms import them, too. */

const LONGEST_NAME = 60
const LONGEST_RECIPIENT = 100
const LONGEST_EMAIL = 254
/** Whole years. */
const YOUNGEST = 18
const OLDEST = 110

/** A Russian mobile number as it is kept, 79XXXXXXXXX; brackets, hyphens, spaces, a plus and a leading 8 are understood. */
export function mobilePhoneOf(text: string): string {
  const digits = text.replace(/[()\-\s+]/g, '')
  if (/^8\d{10}$/.test(digits)) return `7${digits.slice(1)}`
  return /^9\d{9}$/.test(digits) ? `7${digits}` : digits
}

/** Is it a mobile number after `mobilePhoneOf`? A code can be sent there. */
export const isMobilePhone = (phone: string): boolean => /^79\d{9}$/.test(phone)

/** A recipient's number, mobile or not, as it is kept: 7XXXXXXXXXX. Everything but digits is dropped. */
export const recipientPhoneOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^8(?=\d{10}$)/, '7')
    .replace(/^(?=9\d{9}$)/, '7')

/** Is it a number after `recipientPhoneOf`? A courier can call it. */
export const isRecipientPhone = (phone: string): boolean => /^7\d{10}$/.test(phone)

/** Cyrillic letters, spaces and hyphens; no two separators in a row and no more than two in all. Null = a good name. */
export function nameMistake(typed: string): 'required' | 'tooLong' | 'cyrillicOnly' | 'singleSeparator' | null {
  const name = typed.trim()
  if (name === '') return 'required'
  if (name.length > LONGEST_NAME) return 'tooLong'
  if (!/^[\u0400-\u04FF\s-]+$/u.test(name)) return 'cyrillicOnly'
  return hasManySeparators(name) ? 'singleSeparator' : null
}

/**
 * The name of who takes an order: Cyrillic or Latin letters, but of one alphabet, spaces and hyphens as in a name.
 * Null = a good one.
 */
export function recipientNameMistake(typed: string): 'required' | 'tooLong' | 'oneScript' | 'singleSeparator' | null {
  const name = typed.trim()
  if (name === '') return 'required'
  if (name.length > LONGEST_RECIPIENT) return 'tooLong'
  if (!/^([\u0400-\u04FF\s-]+|[A-Za-z\u00C0-\u024F\s-]+)$/u.test(name)) return 'oneScript'
  return hasManySeparators(name) ? 'singleSeparator' : null
}

const hasManySeparators = (name: string): boolean => /[\s-]{2}/.test(name) || (name.match(/[\s-]/g) ?? []).length > 2

/** Null = an address a letter can be sent to. */
export function emailMistake(typed: string): 'tooLong' | 'email' | null {
  const email = typed.trim()
  if (email.length > LONGEST_EMAIL) return 'tooLong'
  return /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email) ? null : 'email'
}

/** `YYYY-MM-DD` of a day that exists. */
export const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** A calendar day, and an age from 18 to 110 on the day `today`. Null = so it is. */
export function birthDateMistake(day: string, today: IsoDate): 'birthDate' | 'minimumAge' | 'maximumAge' | null {
  if (!isCalendarDay(day)) return 'birthDate'
  const age = ageOn(day, today)
  if (age < YOUNGEST) return 'minimumAge'
  return age > OLDEST ? 'maximumAge' : null
}

/** Whole years from `birthDate` to `today`. */
function ageOn(birthDate: string, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
