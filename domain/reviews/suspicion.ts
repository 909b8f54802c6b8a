/**
 * Signs that a review may not be honest, in the order in which they are shown. They explain and never decide: a person
 * does.
 */
export const SUSPICION_SIGNS = [
  'noOrder',
  'ownStaff',
  'staffReceived',
  'staffEmail',
  'staffAddress',
  'burst',
  'newAccount',
] as const
export type SuspicionSign = (typeof SUSPICION_SIGNS)[number]

/** Reviews of one seller by new accounts within an hour that are a burst. */
const BURST = 3
/** Hours for which an account is new. */
export const NEW_ACCOUNT_HOURS = 72

/** Facts about a review, its author and its order. */
export interface SuspicionFacts {
  /** False = it came with the shop's first data. */
  readonly hasOrder: boolean
  /** The author's phone is of a person who works for the seller. */
  readonly isByStaff: boolean
  /** The phone of the order's recipient is, and the author's is not. */
  readonly isReceivedByStaff: boolean
  /** The author's e-mail is that of the account of such a person. */
  readonly sharesEmail: boolean
  /** The courier brought the order where such a person ordered before. */
  readonly sharesAddress: boolean
  /** Reviews of the seller by new accounts within an hour around this one, itself included. */
  readonly newAccountsAround: number
  /** Age of the account at the time of writing; null = no account. */
  readonly accountHours: number | null
}

/** The signs that the facts show. */
export function signsOf(facts: SuspicionFacts): SuspicionSign[] {
  const isNew = facts.accountHours !== null && facts.accountHours < NEW_ACCOUNT_HOURS
  const shown: Readonly<Record<SuspicionSign, boolean>> = {
    noOrder: !facts.hasOrder,
    ownStaff: facts.isByStaff,
    staffReceived: facts.isReceivedByStaff && !facts.isByStaff,
    staffEmail: facts.sharesEmail && !facts.isByStaff,
    staffAddress: facts.sharesAddress && !facts.isByStaff,
    burst: isNew && facts.newAccountsAround >= BURST,
    newAccount: isNew,
  }
  return SUSPICION_SIGNS.filter((sign) => shown[sign])
}
