/** What a customer may agree to; each for itself, as the law wants it. */
export const CONSENT_PURPOSES = ['agreement', 'personalData', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Without these there is no account; they are taken back by deleting it. */
export const REQUIRED_CONSENTS = ['agreement', 'personalData'] as const satisfies readonly ConsentPurpose[]
export const isRequiredConsent = (purpose: ConsentPurpose): boolean =>
  (REQUIRED_CONSENTS as readonly ConsentPurpose[]).includes(purpose)

export type ConsentAction = 'given' | 'withdrawn'

/** One line of the history of consents, as far as rules look at it. */
export interface ConsentEntry {
  readonly purpose: ConsentPurpose
  readonly action: ConsentAction
  /** The edition of the text that was on the screen. */
  readonly edition: string
}

/** How one purpose stands: the newest line about it; null = it was never given. */
export const standingOf = <Entry extends ConsentEntry>(
  newestFirst: readonly Entry[],
  purpose: ConsentPurpose,
): Entry | null => newestFirst.find((entry) => entry.purpose === purpose) ?? null

/** Whether it is given, by whatever edition of its text. */
export const isGiven = (standing: ConsentEntry | null): boolean => standing?.action === 'given'

/** Whether agreeing writes a line: not when it stands given by this very edition. */
export const isNews = (standing: ConsentEntry | null, edition: string): boolean =>
  !isGiven(standing) || standing?.edition !== edition
