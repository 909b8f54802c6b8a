import { isBankAccount, isBic, isCorrespondentAccount } from '../companies/bank-account.ts'
import { isMobilePhone } from '../identity/phone.ts'
import type { PersonKind } from '../sellers/person-seller.ts'
import { hasCardNumber } from '../validation/card-number.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'

/**
 * Where the market pays a seller. `account` = of an organization or a sole proprietor, `personalAccount` = of a person
 * (40817), `sbp` = by phone, `token` = a card by the token of a payout provider. A card number is never taken.
 */
export const REQUISITES_KINDS = ['account', 'personalAccount', 'sbp', 'token'] as const
export type RequisitesKind = (typeof REQUISITES_KINDS)[number]

export interface AccountRequisites {
  readonly kind: 'account' | 'personalAccount'
  readonly bic: string
  readonly account: string
  readonly correspondentAccount: string
  readonly bankName: string
}
/** The bank by its name: ids of banks differ between payout providers. */
export interface SbpRequisites {
  readonly kind: 'sbp'
  readonly phone: string
  readonly bankName: string
}
export interface TokenRequisites {
  readonly kind: 'token'
  readonly token: string
  readonly lastFour: string
}
export type Requisites = AccountRequisites | SbpRequisites | TokenRequisites

/** Hours after which confirmed requisites take effect for money; owners can cancel them until then. */
export const REQUISITES_DELAY_HOURS = 72
const HOUR_MS = 3_600_000
export const requisitesEffectiveFrom = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + REQUISITES_DELAY_HOURS * HOUR_MS)

export interface PaidSeller {
  readonly tin: string
  /** Null = the seller is in the state register. */
  readonly person: PersonKind | null
}

/** Kinds of requisites by who the seller is: register entries are paid by payment orders only. */
export const requisitesKindsOf = ({ person }: Pick<PaidSeller, 'person'>): readonly RequisitesKind[] =>
  person === null ? ['account'] : ['sbp', 'personalAccount', 'token']

/** First digits of accounts: of persons, of sole proprietors (also farms that are no legal persons), of organizations. */
const accountsOf = ({ tin, person }: PaidSeller): RegExp => {
  if (person !== null) return /^408(?:17|20)/
  return tin.length === 12 ? /^40802/ : /^40[567]/
}

/** Mistakes of requisites by field; empty = the seller can be paid there. */
export function requisitesMistakes(requisites: Requisites, seller: PaidSeller): FieldMistakes {
  if (!requisitesKindsOf(seller).includes(requisites.kind)) return { kind: 'wrongValue' }
  const { kind, ...fields } = requisites
  const cards = Object.entries(fields).filter(([, text]) => hasCardNumber(text))
  if (cards.length > 0) return Object.fromEntries(cards.map(([field]) => [field, 'cardNumber' as const]))
  switch (requisites.kind) {
    case 'sbp':
      return {
        ...(!isMobilePhone(requisites.phone) && { phone: 'phone' }),
        ...(requisites.bankName.trim() === '' && { bankName: 'required' }),
      }
    case 'token':
      return {
        ...(!/^[\w.:-]{8,100}$/.test(requisites.token) && { token: 'wrongValue' }),
        ...(!/^\d{4}$/.test(requisites.lastFour) && { lastFour: 'wrongValue' }),
      }
    default:
      return accountMistakes(requisites, seller)
  }
}

function accountMistakes(
  { bic, account, correspondentAccount, bankName }: AccountRequisites,
  seller: PaidSeller,
): FieldMistakes {
  if (!isBic(bic)) return { bic: 'bic' }
  return {
    ...(!isBankAccount(account, bic)
      ? { account: 'bankAccount' as const }
      : !accountsOf(seller).test(account) && { account: 'accountOfOther' as const }),
    ...(!isCorrespondentAccount(correspondentAccount, bic) && { correspondentAccount: 'bankAccount' }),
    ...(bankName.trim() === '' && { bankName: 'required' }),
  }
}

/** Requisites as people see them: the kind, the bank, and the last digits. */
export interface ShownRequisites {
  readonly kind: RequisitesKind
  /** Null = known to the payout provider only. */
  readonly bankName: string | null
  /** Last four digits of an account or a card, last two of a phone. */
  readonly tail: string
}
export function shownRequisites(requisites: Requisites): ShownRequisites {
  switch (requisites.kind) {
    case 'sbp':
      return { kind: 'sbp', bankName: requisites.bankName, tail: requisites.phone.slice(-2) }
    case 'token':
      return { kind: 'token', bankName: null, tail: requisites.lastFour }
    default:
      return { kind: requisites.kind, bankName: requisites.bankName, tail: requisites.account.slice(-4) }
  }
}

/** A confirmed version; cancelled ones never took effect. */
export interface RequisitesTerm {
  readonly id: number
  readonly effectiveFrom: Date
}

/** The version to which money is paid, and the one that waits. @param versions those that are not cancelled */
export function requisitesAt<Version extends RequisitesTerm>(
  versions: readonly Version[],
  at: Date,
): { readonly inForce: Version | null; readonly waiting: Version | null } {
  const later = (one: Version, other: Version) => one.effectiveFrom.getTime() - other.effectiveFrom.getTime()
  const ordered = versions.toSorted((one, other) => later(one, other) || one.id - other.id)
  return {
    inForce: ordered.findLast(({ effectiveFrom }) => effectiveFrom <= at) ?? null,
    waiting: ordered.find(({ effectiveFrom }) => effectiveFrom > at) ?? null,
  }
}
