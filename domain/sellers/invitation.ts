import { isTin } from '../companies/tin.ts'
import { isMobilePhone, phoneOf } from '../identity/phone.ts'
import type { Trade } from '../site-pages/trade.ts'
import type { FieldMistake } from '../validation/field-rules.ts'

/** Lifetime of an invitation, days: a farmer may read it after the harvest. */
export const INVITATION_DAYS = 30
/** Maximum rows of a sheet of invitations. */
export const MAX_INVITED_ROWS = 500
export const MAX_INVITED_TITLE = 120

export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'withdrawn'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

export function invitationStateOf(
  dates: { readonly acceptedAt: Date | null; readonly withdrawnAt: Date | null; readonly expiresAt: Date },
  now: Date,
): InvitationState {
  if (dates.acceptedAt !== null) return 'accepted'
  if (dates.withdrawnAt !== null) return 'withdrawn'
  return dates.expiresAt.getTime() > now.getTime() ? 'waiting' : 'expired'
}

/** Columns of a sheet with sellers to invite. */
export const INVITED_COLUMNS = ['phone', 'tin', 'title', 'town', 'trade'] as const
export type InvitedColumn = (typeof INVITED_COLUMNS)[number]

/** A seller to invite; all fields but the phone are proposals for the seller's registration. */
export interface InvitedSeller {
  /** Mobile phone, 7XXXXXXXXXX. */
  readonly phone: string
  /** Taxpayer number; null = the seller enters it. */
  readonly tin: string | null
  readonly title: string
  readonly town: string
  readonly trade: Trade | null
}

export interface InvitedRow {
  readonly invited: InvitedSeller
  readonly mistakes: Readonly<Partial<Record<InvitedColumn, FieldMistake>>>
}

const digitsOf = (text: string) => text.replace(/[\s\p{Pd}.]/gu, '')

/**
 * Reads a row of a sheet. A spreadsheet may drop the leading zero of a taxpayer number, which is restored.
 * @param tradeOf the trade of a word in any case; null = unknown
 */
export function readInvited(
  cells: Readonly<Partial<Record<InvitedColumn, string>>>,
  tradeOf: (word: string) => Trade | null,
): InvitedRow {
  const { phone: typedPhone = '', tin: typedTin = '', title = '', town = '', trade: typedTrade = '' } = cells
  const phone = phoneOf(typedPhone)
  const digits = digitsOf(typedTin)
  const tin = [digits, `0${digits}`].find(isTin) ?? null
  const trade = typedTrade.trim() === '' ? null : tradeOf(typedTrade.trim())
  const wanted: [InvitedColumn, FieldMistake | null][] = [
    ['phone', isMobilePhone(phone) ? null : typedPhone.trim() === '' ? 'required' : 'phone'],
    ['tin', digits === '' || tin !== null ? null : 'wrongValue'],
    ['title', title.trim().length > MAX_INVITED_TITLE ? 'tooLong' : null],
    ['town', town.trim().length > MAX_INVITED_TITLE ? 'tooLong' : null],
    ['trade', typedTrade.trim() !== '' && trade === null ? 'wrongValue' : null],
  ]
  const mistakes = Object.fromEntries(wanted.filter(([, mistake]) => mistake !== null))
  return { invited: { phone, tin, title: title.trim(), town: town.trim(), trade }, mistakes }
}

/**
 * The outcome of a row: `invite`, or the reason why nobody is invited. `sells`: a seller with this number works
 * already. `invited`: the phone has an open invitation. `repeated`: an earlier row has the phone or the number.
 */
export const INVITATION_OUTCOMES = ['invite', 'wrong', 'repeated', 'sells', 'invited'] as const
export type InvitationOutcome = (typeof INVITATION_OUTCOMES)[number]

/** The outcomes of rows, in their order. */
export function outcomesOf(
  rows: readonly InvitedRow[],
  known: { readonly sellingTins: ReadonlySet<string>; readonly invitedPhones: ReadonlySet<string> },
): InvitationOutcome[] {
  const seen = new Set<string>()
  return rows.map(({ invited: { phone, tin }, mistakes }) => {
    if (Object.keys(mistakes).length > 0) return 'wrong'
    if (tin !== null && known.sellingTins.has(tin)) return 'sells'
    if (known.invitedPhones.has(phone)) return 'invited'
    const keys = tin === null ? [phone] : [phone, tin]
    if (keys.some((key) => seen.has(key))) return 'repeated'
    for (const key of keys) seen.add(key)
    return 'invite'
  })
}
