/** Purposes of consent; the law requires a separate consent for each. */
export const CONSENT_PURPOSES = ['agreement', 'personalData', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Consents required for an account; they are withdrawn by deleting it. */
export const REQUIRED_CONSENTS = ['agreement', 'personalData'] as const satisfies readonly ConsentPurpose[]
export const isRequiredConsent = (purpose: ConsentPurpose): boolean =>
  (REQUIRED_CONSENTS as readonly ConsentPurpose[]).includes(purpose)

export type ConsentAction = 'given' | 'withdrawn'

export interface ConsentEntry {
  readonly purpose: ConsentPurpose
  readonly action: ConsentAction
  /** Edition of the displayed text. */
  readonly edition: string
}

/** The newest entry of a purpose; null = never given. */
export const standingOf = <Entry extends ConsentEntry>(
  newestFirst: readonly Entry[],
  purpose: ConsentPurpose,
): Entry | null => newestFirst.find((entry) => entry.purpose === purpose) ?? null

/** True = the consent is given, in any edition. */
export const isGiven = (standing: ConsentEntry | null): boolean => standing?.action === 'given'

/** True = agreeing adds an entry, unless this edition is already accepted. */
export const isNews = (standing: ConsentEntry | null, edition: string): boolean =>
  !isGiven(standing) || standing?.edition !== edition
