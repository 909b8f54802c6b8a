import type { IsoDate } from '../clock/clock.ts'

/** Rules for a name, e-mail and birth date (spec 5), without a schema library because forms import them. */

const LONGEST_NAME = 60
const LONGEST_RECIPIENT = 100
const LONGEST_EMAIL = 254
const LONGEST_MAILBOX = 64
/** Pattern of Cyrillic names. It requires letters, because the Cyrillic ranges also contain numerals and marks. */
const CYRILLIC = /^[ \u00A0-]*(?=\p{L})(?:(?=\p{L})[\u0400-\u052F]|[ \u00A0-])+$/u
const LATIN = /^[ \u00A0-]*(?=\p{L})(?:(?=\p{L})[A-Za-z\u00C0-\u024F\u1E00-\u1EFF]|[ \u00A0-])+$/u
/** Dotted words before the @ (RFC 5322), host names after it; the last one is not a number. */
const EMAIL =
  /^([\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/i
/** Minimum age, whole years. */
const YOUNGEST = 18
const OLDEST = 110

/**
 * Checks a name: at least one Cyrillic letter, spaces and hyphens; no line breaks, no two separators in a row and at
 * most two in all. Null = valid.
 */
export function nameMistake(typed: string): 'required' | 'tooLong' | 'cyrillicOnly' | 'singleSeparator' | null {
  const name = typed.trim()
  if (name === '') return 'required'
  if (name.length > LONGEST_NAME) return 'tooLong'
  if (!CYRILLIC.test(name)) return 'cyrillicOnly'
  return hasManySeparators(name) ? 'singleSeparator' : null
}

/**
 * Checks the name of a recipient: letters of one alphabet, Cyrillic or Latin, spaces and hyphens as in a name. Null =
 * valid.
 */
export function recipientNameMistake(typed: string): 'required' | 'tooLong' | 'oneScript' | 'singleSeparator' | null {
  const name = typed.trim()
  if (name === '') return 'required'
  if (name.length > LONGEST_RECIPIENT) return 'tooLong'
  if (!CYRILLIC.test(name) && !LATIN.test(name)) return 'oneScript'
  return hasManySeparators(name) ? 'singleSeparator' : null
}

const hasManySeparators = (name: string): boolean => /[\s-]{2}/.test(name) || (name.match(/[\s-]/g) ?? []).length > 2

/** Checks a name in any script: one line with at least one letter. Null = valid or empty. */
export const calledMistake = (typed: string): 'wrongValue' | null =>
  typed === '' || /^(?=.*\p{L})[^\n\t]*$/u.test(typed) ? null : 'wrongValue'

/** Checks an e-mail address; null = valid. */
export function emailMistake(typed: string): 'tooLong' | 'email' | null {
  const email = typed.trim()
  if (email.length > LONGEST_EMAIL) return 'tooLong'
  const [, mailbox = ''] = EMAIL.exec(email) ?? []
  return mailbox !== '' && mailbox.length <= LONGEST_MAILBOX ? null : 'email'
}

/** True = the text is an existing day `YYYY-MM-DD`. */
export const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)

/** Checks a birth date: a calendar day and an age from 18 to 110 on `today`. Null = valid. */
export function birthDateMistake(day: string, today: IsoDate): 'birthDate' | 'minimumAge' | 'maximumAge' | null {
  if (!isCalendarDay(day)) return 'birthDate'
  const age = ageOn(day, today)
  if (age < YOUNGEST) return 'minimumAge'
  return age > OLDEST ? 'maximumAge' : null
}

function ageOn(birthDate: string, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
