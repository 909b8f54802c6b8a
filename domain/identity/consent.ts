import type { IsoDate } from '../clock/clock.ts'

/** Purposes of consent; the law requires a separate consent for each. */
export const CONSENT_PURPOSES = ['agreement', 'personalData', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** Consents required for an account; they are withdrawn by deleting it. */
export const REQUIRED_CONSENTS = ['agreement', 'personalData'] as const satisfies readonly ConsentPurpose[]
export type RequiredConsent = (typeof REQUIRED_CONSENTS)[number]
export const isRequiredConsent = (purpose: ConsentPurpose): boolean =>
  (REQUIRED_CONSENTS as readonly ConsentPurpose[]).includes(purpose)

export type ConsentAction = 'given' | 'withdrawn'

export interface ConsentEntry {
  readonly purpose: ConsentPurpose
  readonly action: ConsentAction
  /** Edition of the displayed text. */
  readonly edition: string
}

/**
 * The text of a consent that is in force. A text of the market has an edition for each version, and consents from
 * version `since` on still count, with 0 those to a built-in text too; of the built-in text (null) only the edition
 * itself does.
 */
export interface TextInForce {
  readonly edition: string
  readonly since: number | null
}

/** Edition of a version of the market's text: the day of its publication and its number. */
export const editionOf = (day: IsoDate, version: number): string => `${day}.${version}`
/** Version in an edition; null = the built-in text. */
export const versionOf = (edition: string): number | null => Number(/^[\d-]{10}\.(\d{1,9})$/.exec(edition)?.[1]) || null
export const dayOf = (edition: string): IsoDate => edition.slice(0, 10) as IsoDate

/** True = a consent to that edition counts as one to the text in force. */
export const isInForce = (edition: string, text: TextInForce): boolean =>
  edition === text.edition || (text.since !== null && (versionOf(edition) ?? 0) >= text.since)

/** The edition that a confirmation is stored with: the first editions of the required texts that count. */
export const confirmedEdition = (texts: Readonly<Record<RequiredConsent, TextInForce>>): string =>
  [
    ...new Set(
      REQUIRED_CONSENTS.map((purpose) => {
        const { edition, since } = texts[purpose]
        return since === null ? edition : `v${since}`
      }),
    ),
  ].join(' ')

/** True = a stored confirmation counts: a text of the market that has never asked again accepts any. */
export const isConfirmed = (stored: string, texts: Readonly<Record<RequiredConsent, TextInForce>>): boolean =>
  stored === confirmedEdition(texts) ||
  REQUIRED_CONSENTS.every((purpose) => {
    const { edition, since } = texts[purpose]
    return since === 0 || (since === null && stored === edition)
  })

/** The newest entry of a purpose; null = never given. */
export const standingOf = <Entry extends ConsentEntry>(
  newestFirst: readonly Entry[],
  purpose: ConsentPurpose,
): Entry | null => newestFirst.find((entry) => entry.purpose === purpose) ?? null

/** True = the consent is given, in any edition. */
export const isGiven = (standing: ConsentEntry | null): boolean => standing?.action === 'given'

/** True = the consent is given, and it counts for the text in force. */
export const isStanding = (standing: ConsentEntry | null, text: TextInForce): boolean =>
  standing !== null && isGiven(standing) && isInForce(standing.edition, text)

/** True = agreeing adds an entry, unless this edition is already accepted. */
export const isNews = (standing: ConsentEntry | null, edition: string): boolean =>
  !isGiven(standing) || standing?.edition !== edition
